import type { Content } from 'pdfmake';
import type { Language } from '../../../../contract/constants';
import type { OrderDeliveryTerm, PricedBid, PricedOrder } from '../../../../contract/entities/order';
import type { Currency } from '../../../../contract/values';
import { beside, type Column, factsBelow, lineTable, remarks } from '../../../ports/pdf/blocks';
import { label } from '../../../ports/pdf/label';
import type { PdfDocument } from '../../../ports/pdf/pdfDocument';
import { dayOf, grouped, pricePer, quantityText } from '../../../print/figures';
import { tradedItemCell } from '../../../print/itemWords';
import {
  certificateText,
  type Signing,
  UNSIGNED,
  deliveryText,
  labelIn,
  opening,
  documentHead,
  documentTitle,
  party,
  paymentText,
  totals,
  weightText,
} from '../../../print/documentParts';
import { accountNames } from '../../../../domain/company/accountNames';
import { instantText } from '../../../../domain/time/instants';
import { dueMeaning } from '../../../../domain/states/lineDelivery';
import { originText } from '../../../../domain/material/originName';

/** A line that was ordered, or is to be. Of an order it knows the day by which it should leave. */
export type TradedLine = PricedBid['lines'][number] & Partial<Pick<PricedOrder['lines'][number], 'due_on' | 'due_by'>>;

/** Every figure is the stored one: quantity, weight, priced quantity, unit price, amount. */
export const pricedColumns = (
  currency: Currency,
  language: Language,
  lines: readonly TradedLine[],
  term: OrderDeliveryTerm,
): readonly Column<TradedLine>[] => [
  { label: label('line_no'), width: 22, cell: (line) => String(line.line_no) },
  { label: label('item'), width: '*', cell: (line) => tradedItemCell(line, factsOf(line, language), language) },
  { label: label('qty'), width: 50, align: 'right', cell: (line) => quantityText(line.qty, line.uom, language) },
  {
    label: label('weight'),
    width: 50,
    align: 'right',
    cell: (line) => (line.weight_kg ? grouped(line.weight_kg) : '–'),
  },
  promisedColumn(lines, language, term),
  {
    label: labelIn(label('unit_price'), currency),
    width: 68,
    align: 'right',
    cell: (line) => unitPrice(line, language),
  },
  {
    label: labelIn(label('amount'), currency),
    width: 68,
    align: 'right',
    cell: (line) => grouped(line.amount),
  },
];

/** The day of each line: where the seller promised none of them, the column says so once, and its lines the day alone. */
function promisedColumn(lines: readonly TradedLine[], language: Language, term: OrderDeliveryTerm): Column<TradedLine> {
  const common = { width: 54, align: 'right' } as const;
  const wished = lines.some((line) => line.due_on) && lines.every(({ due_by }) => due_by !== 'lead_time');
  if (wished) return { ...common, label: label('wished'), cell: ({ due_on }) => ({ text: due_on ?? '–' }) };
  return { ...common, label: label(`due_${dueMeaning(term)}`), cell: (line) => promised(line, language) };
}

const factsOf = ({ maker, origin, certificate_type }: TradedLine, language: Language) => [
  maker,
  originText(origin, language),
  certificateText(certificate_type),
];

/** The day by which the goods arrive or leave, and the lead time it rests on; a day that only the buyer wishes is marked as such. */
function promised({ due_on, due_by, lead_days: days }: TradedLine, language: Language): Content {
  const lead = days === null ? null : label('days')[language].replace('{{n}}', String(days));
  if (!due_on) return { text: lead ?? '–' };
  if (due_by === 'required_date') {
    const wished = label('wished_day')[language].replace('{{day}}', due_on);
    return { stack: [wished, { text: label('not_confirmed')[language], style: 'small' }] };
  }
  return { stack: [due_on, ...(lead ? [{ text: lead, style: 'small' }] : [])] };
}

/** Where the price counts another unit than the line does, the priced quantity stands below it. */
function unitPrice(line: TradedLine, language: Language): Content {
  const price = pricePer(line.unit_price, line.price_uom, language);
  if (line.price_uom === line.uom) return { text: price };
  return { stack: [price, { text: `× ${quantityText(line.priced_qty, line.price_uom, language)}`, style: 'small' }] };
}

/** What the two companies wrote on the way to an order; null where they wrote nothing. */
interface OrderNotes {
  request: string | null;
  quotation: string | null;
  award: string | null;
}

/** What the buyer ordered and on what terms, with the notes under which it was requested, quoted and awarded. */
export function purchaseOrder(
  order: PricedOrder,
  language: Language,
  signing: Signing = UNSIGNED,
  written: OrderNotes | null = null,
): PdfDocument {
  const name = label('purchase_order');
  return {
    language,
    title: name[language],
    number: order.order_number,
    content: [
      documentHead(
        documentTitle(name, language, signing.logo),
        [
          [label('number'), order.order_number],
          [label('erp_number'), order.erp_number],
          [label('order_date'), dayOf(order.placed_at)],
          [label('rfq'), order.rfq_number_id],
          [label('title'), order.title],
        ],
        language,
        signing.approved ?? signing.approval_titles.map((title) => ({ title })),
      ),
      beside(
        party(label('orderer'), order.buyer, language, signing.seal),
        party(label('supplier'), order.seller, language),
      ),
      ...opening(label('we_order'), order.totals, language),
      lineTable(
        pricedColumns(order.totals.currency, language, order.lines, order.delivery_term),
        order.lines,
        language,
      ),
      totals(order.totals, language, order.delivery_term === 'collect'),
      ...factsBelow(
        label('terms'),
        [
          [label('known_weight'), weightText(order.total_weight_kg, order.unknown_weight_lines, language)],
          [label('delivery_term'), deliveryText(order.delivery_term, language)],
          [label('delivery_place'), order.delivery_place],
          // Of the address book only the order itself names who receives goods from stock; a request's buyer wrote it for the seller.
          [label('delivery_contact'), order.delivery_term === 'collect' ? null : order.delivery_contact],
          [label('required_date'), order.required_date],
          [label('payment_term'), paymentText(order.payment_term, language)],
          [
            label('payment_due'),
            order.payment_due_at
              ? `${instantText(order.payment_due_at, language)} (${label('lapses')[language]})`
              : order.payment_due_on,
          ],
          [label('account'), accountText(order, language)],
        ],
        language,
      ),
      ...(['request', 'quotation', 'award'] as const).flatMap((of) =>
        remarks(label(`note_${of}`), written?.[of] ?? null, language),
      ),
    ],
  };
}

function accountText({ bank_account: account }: PricedOrder, language: Language): string | null {
  if (!account) return null;
  const { bank, holder } = accountNames(account, language);
  const swift = account.swift ? `${label('swift')[language]} ${account.swift}` : null;
  return [`${bank} ${account.account_number} ${holder} (${account.currency})`, swift].filter(Boolean).join(', ');
}
