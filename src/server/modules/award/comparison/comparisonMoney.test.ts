import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AnyDeal, anyDeal } from '../../../../../tests/support/anyDeal';
import { added, figureIn, fiveSums, tablesOf } from '../../../../../tests/support/printedMoney';
import type { Comparison } from '../../../../contract/entities/comparison';
import type { PricedBid } from '../../../../contract/entities/order';
import { emptySpec } from '../../../../contract/entities/spec';
import { comparisonDocument } from './comparisonDocument';
import { justificationDocument } from './justificationDocument';

const NOW = new Date('2026-11-21T00:00:00Z');

/** Seven sellers on the lines of the longest deal: more than stand beside each other on one sheet. */
const sellersOf = fc.array(anyDeal, { minLength: 1, maxLength: 7 });

function comparisonOf(deals: readonly AnyDeal[]): Comparison {
  const count = Math.max(...deals.map((deal) => deal.lines.length));
  return {
    rfq_number_id: 'Q261121-ABCDE',
    title: '배관',
    currency: 'KRW',
    usd_krw_rate: '1380.5',
    freight: 'apart',
    split_allowed: true,
    sellers: deals.map(({ currency, totals, lines }, seller) => ({
      quotation_id: `q${seller}`,
      company_name: `판매사 ${seller}`,
      currency,
      totals,
      quoted_line_count: lines.length,
      like_for_like_amount: null,
      longest_lead_days: null,
      valid_until: null,
    })),
    rows: Array.from({ length: count }, (_, index) => ({
      line: { id: `l${index}`, line_no: index + 1, raw_text: '강관', spec: emptySpec, qty: '1', uom: 'EA' },
      awaiting: [],
      cells: deals.flatMap(({ lines }, seller) => {
        const line = lines[index];
        const answer = {
          ...line,
          qty_offered: line?.qty,
          response: 'exact',
          lead_days: null,
          weight_basis: 'theoretical',
        };
        return line ? [{ quotation_id: `q${seller}`, line: answer, comparable_price: null, best: false }] : [];
      }),
    })),
  } as unknown as Comparison;
}

/** The amount that stands in a cell of the matrix, marked by its sign. */
const amountIn = (cell: string) => /^= (.*)$/m.exec(cell)?.[1];

test.each(['ko', 'en'] as const)('every seller’s amounts in the comparison add up to its sums (%s)', (language) => {
  fc.assert(
    fc.property(sellersOf, (deals) => {
      const document = comparisonDocument(comparisonOf(deals), 0, NOW, language);
      const [sellers = [], ...groups] = tablesOf(document, 'lines');
      // Heads carry the names: the columns of all groups after one another are the sellers in order.
      const columns = groups.flatMap((group) =>
        (group[0] ?? []).slice(3).map((_, at) => group.slice(1).map((row) => row[at + 3] ?? '')),
      );
      expect(columns).toHaveLength(deals.length);
      deals.forEach((deal, index) => {
        const [, , materials, freight, supply, vat, total] = (sellers[index + 1] ?? []).map((cell, at) =>
          figureIn(at > 1 ? cell.replace(/[–\s]/g, '0') : '0'),
        );
        const amounts = (columns[index] ?? []).flatMap((cell) => amountIn(cell) ?? []).map(figureIn);
        expect(amounts).toHaveLength(deal.lines.length);
        expect(added(amounts).toFixed()).toBe(materials?.toFixed());
        expect(materials?.plus(freight ?? 0).toFixed()).toBe(supply?.toFixed());
        expect(supply?.plus(vat ?? 0).toFixed()).toBe(total?.toFixed());
        expect(total?.toFixed()).toBe(figureIn(deal.totals.total_amount).toFixed());
      });
    }),
    { numRuns: 60 },
  );
});

test.each(['ko', 'en'] as const)('every award in the justification adds up to its sums (%s)', (language) => {
  fc.assert(
    fc.property(sellersOf, (deals) => {
      const bids = deals.map(({ lines, totals }, index) => ({
        quotation_id: `q${index}`,
        counterpart_name: `판매사 ${index}`,
        status: 'SENT',
        totals,
        lines: lines.map((line) => ({
          ...line,
          spec: emptySpec,
          requested: null,
          alternate: false,
          deviations: [],
          maker: null,
          origin: null,
        })),
      })) as unknown as PricedBid[];
      const document = justificationDocument(comparisonOf(deals), { bids, plan: null }, NOW, language);
      const [sums = [], chosen = []] = tablesOf(document, 'lines');
      expect(sums.slice(1)).toHaveLength(deals.length);
      deals.forEach((deal, index) => {
        const rows = chosen.slice(1).filter((row) => row[3] === `판매사 ${index}`);
        const amounts = rows.map((row) => figureIn(row[5] ?? ''));
        const [materials, freight, supply, vat, total] = fiveSums((sums[index + 1] ?? []).slice(3).map((sum) => [sum]));
        expect(amounts).toHaveLength(deal.lines.length);
        expect(added(amounts).toFixed()).toBe(materials.toFixed());
        expect(materials.plus(freight).toFixed()).toBe(supply.toFixed());
        expect(supply.plus(vat).toFixed()).toBe(total.toFixed());
        expect(total.toFixed()).toBe(figureIn(deal.totals.total_amount).toFixed());
      });
    }),
    { numRuns: 60 },
  );
});
