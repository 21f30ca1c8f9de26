import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AnyDeal, aCompany, anyDeal } from '../../../../../tests/support/anyDeal';
import { added, figureIn, fiveSums, tablesOf } from '../../../../../tests/support/printedMoney';
import { emptySpec } from '../../../../contract/entities/spec';
import { balanceOf } from '../../../../domain/money/settlement';
import type { Paper } from '../../../ports/pdf/paper';
import { grouped } from './figures';
import { purchaseOrder, statement } from './orderPaper';
import { quotationPaper } from './quotationPaper';

const LANGUAGES = ['ko', 'en'] as const;
type Language = (typeof LANGUAGES)[number];

const noFacts = { weight_kg: null, maker: null, origin: null };

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
    buyer: aCompany,
    seller: aCompany,
    lines: lines.map((line) => ({ ...line, ...noFacts })),
    totals,
  };
}

function quotationOf({ lines, totals }: AnyDeal, language: Language): Paper {
  const asked = lines.map((line) => ({
    id: `line${line.line_no}`,
    line_no: line.line_no,
    raw_text: '',
    spec: emptySpec,
    qty: line.qty,
    uom: 'EA',
  }));
  const answers = lines.map((line) => ({ ...line, rfq_line_id: `line${line.line_no}`, response: 'exact' }));
  const request = { rfq_number_id: 'Q261121-ABCDE', title: '배관', buyer_company_name: '한빛', lines: asked };
  const quotation = {
    lines: answers,
    totals,
    submitted_at: '2026-11-21T00:00:00Z',
    revision: 1,
    valid_until: null,
    delivery_term: 'loaded',
    payment_term: 'prepaid',
  };
  return quotationPaper(request as never, quotation as never, aCompany, language);
}

const papers: Record<string, (deal: AnyDeal, language: Language) => Paper> = {
  'the purchase order': (deal, language) => purchaseOrder(orderOf(deal) as never, language),
  'the statement': (deal, language) => statement(orderOf(deal) as never, language),
  'the quotation': quotationOf,
};

for (const [name, build] of Object.entries(papers)) {
  test.each(LANGUAGES)(`the figures on ${name} are the stored ones and add up to the last won (%s)`, (language) => {
    fc.assert(
      fc.property(anyDeal, (deal) => {
        const paper = build(deal, language);
        const [lines = []] = tablesOf(paper, 'lines');
        const amounts = lines.slice(1).map((row) => figureIn(row.at(-1) ?? ''));
        const [materials, freight, supply, vat, total] = fiveSums(tablesOf(paper, 'sums')[0]);
        expect(amounts.map(String)).toEqual(deal.lines.map((line) => String(figureIn(line.amount))));
        expect(added(amounts).toFixed()).toBe(materials.toFixed());
        expect(materials.plus(freight).toFixed()).toBe(supply.toFixed());
        expect(supply.plus(vat).toFixed()).toBe(total.toFixed());
        expect(total.toFixed()).toBe(figureIn(deal.totals.total_amount).toFixed());
        // The sum above the lines is the same one.
        expect(tablesOf(paper, 'banner')[0]?.[0]?.[1]).toContain(grouped(deal.totals.total_amount));
      }),
      { numRuns: 200 },
    );
  });
}

test('what is left to pay or to refund after weighing leads from the ordered sum to the settled one', () => {
  fc.assert(
    fc.property(anyDeal, anyDeal, (ordered, weighed) => {
      fc.pre(ordered.currency === weighed.currency);
      const balance = balanceOf(ordered.totals, weighed.totals);
      fc.pre(balance !== null);
      const order = { ...orderOf(ordered), balance, settlement: { totals: weighed.totals } };
      const [sums, settled = []] = tablesOf(statement(order as never, 'ko'), 'sums');
      const [, , , , total] = fiveSums(sums);
      const [left, end] = settled.map((row) => figureIn(row.at(-1) ?? ''));
      expect(left && total[balance?.direction === 'pay' ? 'plus' : 'minus'](left).toFixed()).toBe(end?.toFixed());
      expect(end?.toFixed()).toBe(figureIn(weighed.totals.total_amount).toFixed());
    }),
    { numRuns: 200 },
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
