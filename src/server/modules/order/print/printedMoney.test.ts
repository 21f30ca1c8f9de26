import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AnyDeal, aCompany, anyDeal } from '../../../../../tests/support/anyDeal';
import { added, figureIn, fiveSums, tablesOf } from '../../../../../tests/support/printedMoney';
import { emptySpec } from '../../../../contract/entities/spec';
import { label } from '../../../ports/pdf/label';
import { totalsOf } from '../../../../domain/money/totals';
import { balanceOf } from '../../../../domain/money/settlement';
import type { PdfDocument } from '../../../ports/pdf/pdfDocument';
import { grouped } from '../../../print/figures';
import { purchaseOrder } from './purchaseOrder';
import { quotationDocument } from '../../quotation/quotationDocument';
import { statement } from './statementDocument';

const LANGUAGES = ['ko', 'en'] as const;
type Language = (typeof LANGUAGES)[number];

const noFacts = {
  weight_kg: null,
  maker: null,
  origin: null,
  lead_days: null,
  spec: emptySpec,
  certificate_type: null,
  requested: null,
  alternate: false,
  deviations: [],
  weight_basis: 'theoretical',
};

/** The order that such a deal became. */
function orderOf({ lines, totals }: AnyDeal) {
  return {
    order_number: 'O261121-ABCDE',
    title: '배관',
    rfq_number_id: null,
    placed_at: '2026-11-21T00:00:00Z',
    delivery_term: 'loaded',
    payment_term: 'prepaid',
    total_weight_kg: '0',
    unknown_weight_lines: 0,
    claims: [],
    buyer: aCompany,
    seller: aCompany,
    lines: lines.map((line, index) => ({ ...line, ...noFacts, id: `line${index}` })),
    totals,
  };
}

function quotationOf({ lines, totals }: AnyDeal, language: Language): PdfDocument {
  const requestedLine = lines.map((line) => ({
    id: `line${line.line_no}`,
    line_no: line.line_no,
    raw_text: '',
    spec: emptySpec,
    certificate_type: null,
    requested: null,
    alternate: false,
    deviations: [],
    qty: line.qty,
    uom: 'EA',
  }));
  const answers = lines.map((line) => ({ ...line, rfq_line_id: `line${line.line_no}`, response: 'exact' }));
  const request = { rfq_number_id: 'Q261121-ABCDE', title: '배관', buyer_company_name: '한빛', lines: requestedLine };
  const quotation = {
    lines: answers,
    totals,
    submitted_at: '2026-11-21T00:00:00Z',
    revision: 1,
    valid_until: null,
    delivery_term: 'loaded',
    payment_term: 'prepaid',
  };
  return quotationDocument(request as never, quotation as never, aCompany, language);
}

const documents: Record<string, (deal: AnyDeal, language: Language) => PdfDocument> = {
  'the purchase order': (deal, language) => purchaseOrder(orderOf(deal) as never, language),
  'the quotation': quotationOf,
};

for (const [name, build] of Object.entries(documents)) {
  test.each(LANGUAGES)(`the figures on ${name} are the stored ones and add up to the last won (%s)`, (language) => {
    fc.assert(
      fc.property(anyDeal, (deal) => {
        const document = build(deal, language);
        const [lines = []] = tablesOf(document, 'lines');
        const amounts = lines.slice(1).map((row) => figureIn(row.at(-1) ?? ''));
        const [materials, freight, supply, vat, total] = fiveSums(tablesOf(document, 'sums')[0]);
        expect(amounts.map(String)).toEqual(deal.lines.map((line) => String(figureIn(line.amount))));
        expect(added(amounts).toFixed()).toBe(materials.toFixed());
        expect(materials.plus(freight).toFixed()).toBe(supply.toFixed());
        expect(supply.plus(vat).toFixed()).toBe(total.toFixed());
        expect(total.toFixed()).toBe(figureIn(deal.totals.total_amount).toFixed());
        // The sum above the lines is the same one.
        expect(tablesOf(document, 'banner')[0]?.[0]?.[1]).toContain(grouped(deal.totals.total_amount));
      }),
      { numRuns: 200 },
    );
  });
}

/** All of a deal in one delivery. */
const wholeDelivery = (deal: AnyDeal) => ({
  id: 's',
  shipment_no: 1,
  shipped_at: '2026-11-22T00:00:00Z',
  lines: orderOf(deal).lines.map((line) => ({ ...line, line_id: line.id, weighed_kg: null, received_qty: null })),
});

test.each(LANGUAGES)(
  'the columns of a statement add up to its sums, and one delivery of all to the stored ones (%s)',
  (language) => {
    fc.assert(
      fc.property(anyDeal, (deal) => {
        const shipment = wholeDelivery(deal);
        const order = { ...orderOf(deal), shipments: [shipment] };
        const document = statement(order as never, shipment as never, language);
        const [lines = []] = tablesOf(document, 'lines');
        const column = (fromEnd: number) => added(lines.slice(1).map((row) => figureIn(row.at(-fromEnd) ?? '')));
        const [supply, vat, total] = (tablesOf(document, 'sums')[0] ?? []).map((row) => figureIn(row.at(-1) ?? ''));
        expect(column(2).toFixed()).toBe(supply?.toFixed());
        expect(column(1).toFixed()).toBe(vat?.toFixed());
        expect(supply?.toFixed()).toBe(figureIn(deal.totals.supply_amount).toFixed());
        expect(vat?.toFixed()).toBe(figureIn(deal.totals.vat_amount).toFixed());
        expect(total?.toFixed()).toBe(figureIn(deal.totals.total_amount).toFixed());
        expect(tablesOf(document, 'banner')[0]?.[0]?.[1]).toContain(grouped(deal.totals.total_amount));
      }),
      { numRuns: 200 },
    );
  },
);

test('what is left to pay or to refund after weighing stands with the last delivery, with the settled sum', () => {
  fc.assert(
    fc.property(anyDeal, anyDeal, (ordered, weighed) => {
      fc.pre(ordered.currency === weighed.currency);
      const balance = balanceOf(ordered.totals, weighed.totals);
      fc.pre(balance !== null);
      const shipment = wholeDelivery(ordered);
      const order = { ...orderOf(ordered), balance, settlement: { totals: weighed.totals }, shipments: [shipment] };
      const printed = (order: object) => tablesOf(statement(order as never, shipment as never, 'ko'), 'sums');
      const [, settled = []] = printed(order);
      const [left, end] = settled.map((row) => figureIn(row.at(-1) ?? ''));
      const paid = figureIn(ordered.totals.total_amount);
      expect(left && paid[balance?.direction === 'pay' ? 'plus' : 'minus'](left).toFixed()).toBe(end?.toFixed());
      expect(end?.toFixed()).toBe(figureIn(weighed.totals.total_amount).toFixed());
      expect(printed({ ...order, shipments: [shipment, { ...shipment, id: 'later' }] })).toHaveLength(1);
    }),
    { numRuns: 100 },
  );
});

test.each([
  ['0', '0'],
  ['999', '999'],
  ['1000', '1,000'],
  ['1234567.5000', '1,234,567.5000'],
])('%s is printed as %s: figures are set apart and never changed', (given, shown) => {
  expect(grouped(given)).toBe(shown);
});

test.each(LANGUAGES)('a statement of a part says whose word its freight is, one of all does not (%s)', (language) => {
  const totals = totalsOf(['10000'], '1000', 'KRW');
  const line = {
    line_no: 1,
    description: '강관',
    qty: '10',
    uom: 'EA',
    unit_price: '1000',
    price_uom: 'EA',
    priced_qty: '10',
    amount: '10000',
  };
  const deal = { currency: 'KRW', totals, lines: [line] } as unknown as AnyDeal;
  const whole = wholeDelivery(deal);
  const printed = (qty: string) => {
    const shipment = { ...whole, lines: whole.lines.map((one) => ({ ...one, qty })) };
    return tablesOf(
      statement({ ...orderOf(deal), shipments: [shipment] } as never, shipment as never, language),
      'lines',
    )
      .flat(2)
      .join('\n');
  };
  const rule = label('freight_stated')[language].split('{{freight}}')[1] ?? '';
  expect(printed('4')).toContain(rule.trim());
  expect(printed('4')).toMatch(/1,000/);
  expect(printed('10')).not.toContain(rule.trim());
});
