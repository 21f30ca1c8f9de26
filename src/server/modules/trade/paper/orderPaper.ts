import type { Content } from 'pdfmake';
import type { Language } from '../../../../contract/constants';
import type { Order } from '../../../../contract/entities/order';
import type { Currency } from '../../../../contract/values';
import { beside, both, type Column, type Fact, factsBelow, heading, lineTable, sums } from '../../../ports/pdf/blocks';
import { label, type Label } from '../../../ports/pdf/label';
import type { Paper } from '../../../ports/pdf/paper';
import { dayOf, grouped, money } from './figures';
import { deliveryText, labelIn, opening, paperHead, party, paymentText, totals, weightText } from './paperParts';

/** A line that was ordered, or is to be. */
type Line = Pick<
  Order['lines'][number],
  | 'line_no'
  | 'description'
  | 'maker'
  | 'origin'
  | 'qty'
  | 'uom'
  | 'weight_kg'
  | 'unit_price'
  | 'price_uom'
  | 'priced_qty'
  | 'amount'
>;

/** Every figure is the stored one: quantity, priced quantity, unit price, amount. */
export const pricedColumns = (currency: Currency): readonly Column<Line>[] => [
  { label: label('line_no'), width: 24, cell: (line) => String(line.line_no) },
  { label: label('item'), width: '*', cell: itemCell },
  { label: label('qty'), width: 54, align: 'right', cell: (line) => `${grouped(line.qty)} ${line.uom}` },
  {
    label: label('weight'),
    width: 50,
    align: 'right',
    cell: (line) => (line.weight_kg ? grouped(line.weight_kg) : '–'),
  },
  { label: labelIn(label('unit_price'), currency), width: 74, align: 'right', cell: unitPrice },
  {
    label: labelIn(label('amount'), currency),
    width: 78,
    align: 'right',
    cell: (line) => grouped(line.amount),
  },
];

function itemCell(line: Line): Content {
  const made = [line.maker, line.origin].filter(Boolean).join(' · ');
  return { stack: made ? [line.description, { text: made, style: 'small' }] : [line.description] };
}

/** Where the price counts another unit than the line does, the priced quantity stands below it. */
function unitPrice(line: Line): Content {
  const price = `${grouped(line.unit_price)} /${line.price_uom}`;
  if (line.price_uom === line.uom) return { text: price };
  return { stack: [price, { text: `× ${grouped(line.priced_qty)} ${line.price_uom}`, style: 'small' }] };
}

interface OrderPaper {
  name: Label;
  /** The sentence above the sums. */
  opening: Label;
  /** On the left and on the right of the head. */
  parties: [Content, Content];
  /** Between the sums and the terms. */
  below?: Content[];
  terms: readonly Fact[];
}

/** A paper about an order: who, what at what price, and on what terms. */
function orderPaper(order: Order, paper: OrderPaper, language: Language): Paper {
  return {
    language,
    title: both(paper.name, language),
    number: order.order_number,
    content: [
      orderHead(order, heading(paper.name, language), language),
      beside(...paper.parties),
      ...opening(paper.opening, order.totals, language),
      lineTable(pricedColumns(order.totals.currency), order.lines, language),
      totals(order.totals, language),
      ...(paper.below ?? []),
      ...factsBelow(
        label('terms'),
        [
          [label('known_weight'), weightText(order.total_weight_kg, order.unknown_weight_lines, language)],
          ...paper.terms,
          [label('account'), accountText(order)],
        ],
        language,
      ),
    ],
  };
}

/** What the buyer ordered and on what terms. */
export function purchaseOrder(order: Order, language: Language): Paper {
  return orderPaper(
    order,
    {
      name: label('purchase_order'),
      opening: label('we_order'),
      parties: [party(label('orderer'), order.buyer, language), party(label('supplier'), order.seller, language)],
      terms: [
        [label('delivery_term'), deliveryText(order.delivery_term, language)],
        [label('delivery_place'), order.delivery_place],
        [label('required_date'), order.required_date],
        [label('payment_term'), paymentText(order.payment_term, language)],
        [label('payment_due'), order.payment_due_on],
      ],
    },
    language,
  );
}

/** The seller's statement of what was traded (거래명세서), with the stored supply and tax. */
export function statement(order: Order, language: Language): Paper {
  return orderPaper(
    order,
    {
      name: label('statement'),
      opening: label('we_state'),
      parties: [party(label('seller'), order.seller, language), party(label('buyer'), order.buyer, language)],
      below: settled(order, language),
      terms: [[label('tax_invoice'), taxText(order)]],
    },
    language,
  );
}

function taxText({ tax_invoice: invoice }: Order): string | null {
  return invoice && `${invoice.number} · ${invoice.issued_on}`;
}

/** A difference after payment stands below the stored sums, on its own. */
function settled({ balance, settlement }: Order, language: Language): Content[] {
  if (!balance || !settlement) return [];
  const { currency, total_amount } = settlement.totals;
  return [
    sums(
      [
        [label(`balance_${balance.direction}`), money(balance.amount, currency)],
        [label('settled'), money(total_amount, currency)],
      ],
      language,
    ),
  ];
}

function orderHead(order: Order, name: Content, language: Language): Content {
  return paperHead(
    name,
    [
      [label('number'), order.order_number],
      [label('order_date'), dayOf(order.placed_at)],
      [label('rfq'), order.rfq_number_id],
      [label('title'), order.title],
    ],
    language,
  );
}

function accountText({ bank_account: account }: Order): string | null {
  return account && `${account.bank_name} ${account.account_number} ${account.account_holder} (${account.currency})`;
}
