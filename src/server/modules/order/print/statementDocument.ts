import type { Content } from 'pdfmake';
import type { Language } from '../../../../contract/constants';
import type { PricedOrder } from '../../../../contract/entities/order';
import type { Shipment } from '../../../../contract/entities/shipment';
import type { Currency } from '../../../../contract/values';
import { type DeliveredPart, deliveryAmounts } from '../../../../domain/money/deliveryAmounts';
import { type Column, lineTable, remarks, sums } from '../../../ports/pdf/blocks';
import { label } from '../../../ports/pdf/label';
import type { PdfDocument } from '../../../ports/pdf/pdfDocument';
import { deliveryDocument, orderedItemCell } from '../../../print/deliveryParts';
import { dayOf, grouped, kilograms, money, pricePer, quantityText } from '../../../print/figures';
import { labelIn, opening, type Signing, UNSIGNED, vatLabel } from '../../../print/documentParts';

interface Row extends DeliveredPart {
  shipped: Shipment['lines'][number] | null;
  ordered: PricedOrder['lines'][number] | undefined;
  /** Of a part of the freight: whose word it is. */
  shared?: string;
}

/**
 * The seller's statement of one delivery (거래명세서): what left on its day, with supply amount and VAT, and a line for
 * the receiver's signature. `deliveryAmounts` says what of the stored sums falls on it.
 */
export function statement(
  order: PricedOrder,
  shipment: Shipment,
  language: Language,
  signing: Signing = UNSIGNED,
): PdfDocument {
  const { currency, vat } = order.totals;
  const amounts = deliveryAmounts({ ...order, totals: order.totals }, shipment.id);
  const rows = shipment.lines.map((shipped): Row => {
    const part = amounts.lines.find((one) => one.line_id === shipped.line_id);
    const ordered = order.lines.find((one) => one.id === shipped.line_id);
    return { shipped, ordered, supply_amount: part?.supply_amount ?? '0', vat_amount: part?.vat_amount ?? '0' };
  });
  if (amounts.freight) {
    rows.push({
      shipped: null,
      ordered: undefined,
      ...amounts.freight,
      shared: sharedFreight(order, amounts, language),
    });
  }
  return deliveryDocument(order, shipment, {
    name: label('statement'),
    language,
    signing,
    lines: [
      ...opening(label('we_state'), { currency, vat, ...amounts }, language),
      lineTable(columns(currency, language), rows, language),
      sums(
        [
          [label('supply'), money(amounts.supply_amount, currency, language)],
          [vatLabel(order.totals), money(amounts.vat_amount, currency, language)],
          [label('total'), money(amounts.total_amount, currency, language)],
        ],
        language,
      ),
      ...settled(order, shipment, language),
      ...claimed(order, shipment, language),
    ],
    further: [[label('tax_invoice'), taxText(order)]],
  });
}

/** Whose word a part of the freight is, and where the rest stands; nothing where the whole of it falls on one delivery. */
function sharedFreight(
  { totals }: PricedOrder,
  { freight, last }: ReturnType<typeof deliveryAmounts>,
  language: Language,
): string | undefined {
  if (!freight || Number(freight.supply_amount) === Number(totals.freight_amount)) return undefined;
  const whole = money(totals.freight_amount, totals.currency, language);
  return label(last ? 'freight_rest' : 'freight_stated')[language].replace('{{freight}}', whole);
}

const freightCell = (shared: string | undefined, language: Language): Content => ({
  stack: [label('freight')[language], ...(shared ? [{ text: shared, style: 'small' }] : [])],
});

function columns(currency: Currency, language: Language): Column<Row>[] {
  return [
    { label: label('line_no'), width: 22, cell: ({ shipped }) => (shipped ? String(shipped.line_no) : '') },
    {
      label: label('item'),
      width: '*',
      cell: ({ shipped, ordered, shared }) =>
        shipped ? orderedItemCell(ordered, shipped, language) : freightCell(shared, language),
    },
    {
      label: label('delivered_qty'),
      width: 56,
      align: 'right',
      cell: ({ shipped }) => (shipped ? deliveredCell(shipped, language) : ''),
    },
    {
      label: labelIn(label('unit_price'), currency),
      width: 70,
      align: 'right',
      cell: (row) => unitPrice(row, language),
    },
    { label: label('supply'), width: 76, align: 'right', cell: (row) => grouped(row.supply_amount) },
    { label: label('vat'), width: 66, align: 'right', cell: (row) => grouped(row.vat_amount) },
  ];
}

/** What was delivered; where the buyer counted another quantity, that one below it. */
function deliveredCell({ qty, received_qty: counted, uom }: Shipment['lines'][number], language: Language): Content {
  const delivered = quantityText(qty, uom, language);
  if (counted === null || Number(counted) === Number(qty)) return { text: delivered };
  return {
    stack: [
      delivered,
      { text: label('counted')[language].replace('{{qty}}', quantityText(counted, uom, language)), style: 'small' },
    ],
  };
}

/** The claims that the buyer raised since the receipt of the delivery, each with its day and whether it is resolved. */
function claimed({ claims }: PricedOrder, { received_at: received }: Shipment, language: Language): Content[] {
  const own = claims.filter(({ opened_at }) => received !== null && opened_at >= received);
  if (own.length === 0) return [];
  const words = own.map(
    ({ opened_at, status, text }) => `${dayOf(opened_at)} · ${label(`claim_${status}`)[language]} · ${text}`,
  );
  return remarks(label('claims'), words.join('\n'), language);
}

/** The agreed price; where it counts the weight on the scale, what was weighed stands below it. */
function unitPrice({ shipped, ordered }: Row, language: Language): Content {
  if (!shipped || !ordered) return { text: '' };
  const price = pricePer(ordered.unit_price, ordered.price_uom, language);
  if (ordered.weight_basis !== 'actual' || !shipped.weighed_kg) return { text: price };
  return { stack: [price, { text: kilograms(shipped.weighed_kg), style: 'small' }] };
}

function taxText({ tax_invoice: invoice }: PricedOrder): string | null {
  return invoice && `${invoice.number} · ${invoice.issued_on}`;
}

/** With the last delivery: a difference left after payment, and what the order comes to. */
function settled({ balance, settlement, shipments }: PricedOrder, { id }: Shipment, language: Language): Content[] {
  if (!balance || !settlement || shipments.at(-1)?.id !== id) return [];
  const { currency, total_amount } = settlement.totals;
  return [
    sums(
      [
        [label(`balance_${balance.direction}`), money(balance.amount, currency, language)],
        [label('settled'), money(total_amount, currency, language)],
      ],
      language,
    ),
  ];
}
