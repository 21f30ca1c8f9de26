import Big from 'big.js';
import type { Comparison, ItemPurchases } from '../../../../contract/entities/comparison';
import { doubtfullyLow } from '../../../../domain/award/comparisonProblem';
import { convert } from '../../../../domain/compare/comparablePrice';
import { doubtfulAmong, medianOf } from '../../../../domain/compare/doubtful';
import { formatExact, trimDecimal } from '../../../../domain/money/exact';
import { percentFigure } from '../../../../domain/money/percent';
import { type AwardGroup, awardGroups, supplyTotal } from '../awardGroups';
import { bestPerLine, type Selection } from '../selection';

/**
 * What the lowest price of every line comes to, each seller's freight counted once, and how many lines that covers, those
 * offered in part by their share; null where no line has one.
 */
export function lowestOf(comparison: Comparison): { total: string | null; covered: string; sellers: number } | null {
  const groups = awardGroups(comparison, bestPerLine(comparison));
  if (groups.length === 0) return null;
  const shares = groups.flatMap(({ lines }) => lines.map(({ line, qty }) => new Big(qty).div(line.qty ?? qty)));
  const covered = shares.reduce((sum, share) => sum.plus(share), new Big(0));
  return { total: supplyTotal(comparison, groups), covered: trimDecimal(covered), sellers: groups.length };
}

/** A choice against what the same quantities of the same lines would cost at other prices, without freight and VAT. */
export interface Against {
  lines: number;
  chosen: string;
  reference: string;
  /** Chosen minus reference, in percent of the reference. */
  pct: string;
}

/** Measures a choice by a price per requested unit; lines without such a price do not count. Null where none has one. */
export function against(
  comparison: Comparison,
  selection: Selection,
  priceOf: (lineId: string) => string | null,
): Against | null {
  let [chosen, reference] = [new Big(0), new Big(0)];
  const lines = new Set<string>();
  for (const { seller, lines: own } of awardGroups(comparison, selection)) {
    for (const { line, qty, amount } of own) {
      const price = priceOf(line.id);
      const paid = inRequested(comparison, seller.currency, amount);
      if (price === null || paid === null || new Big(price).lte(0)) continue;
      chosen = chosen.plus(paid);
      reference = reference.plus(new Big(price).times(qty));
      lines.add(line.id);
    }
  }
  if (lines.size === 0 || reference.lte(0)) return null;
  const { currency } = comparison;
  return {
    lines: lines.size,
    chosen: formatExact(chosen, currency),
    reference: formatExact(reference, currency),
    pct: percentFigure(chosen.div(reference).minus(1).times(100)),
  };
}

/** The comparable price of each line's last own purchase. */
export function lastPrices(purchases: ItemPurchases | undefined): ReadonlyMap<string, string> {
  return new Map(
    (purchases?.items ?? []).flatMap(({ rfq_line_id, purchases: [last] }) =>
      last?.comparable_price ? [[rfq_line_id, last.comparable_price]] : [],
    ),
  );
}

/** How the believable prices of one line lie to each other. */
export interface LineSpread {
  line: Comparison['rows'][number]['line'];
  lowest: string;
  middle: string;
  highest: string;
  /** Every price above the lowest, in percent. */
  over: number[];
  spread_pct: number;
  /** The planned price above the lowest, in percent; null where the line is not planned, or at a doubtful price. */
  planned: number | null;
}

/** The lines with at least two believable prices. */
export function lineSpreads({ rows }: Comparison, selection: Selection): LineSpread[] {
  return rows.flatMap(({ line, cells }) => {
    const priced = cells.flatMap(({ comparable_price: price, quotation_id }) =>
      price === null ? [] : [{ quotation_id, price: new Big(price) }],
    );
    const isDoubtful = doubtfulAmong(priced.map(({ price }) => price));
    const believed = priced.filter(({ price }) => !isDoubtful(price)).sort((a, b) => a.price.cmp(b.price));
    const [least, most] = [believed[0]?.price, believed.at(-1)?.price];
    if (!least || !most || believed.length < 2 || least.lte(0)) return [];
    const overOf = (price: Big) => Number(price.div(least).minus(1).times(100).round(1));
    const chosen = believed.find(({ quotation_id: id }) => selection[line.id]?.some((one) => one.quotation_id === id));
    return [
      {
        line,
        lowest: least.toFixed(),
        middle: medianOf(believed.map(({ price }) => price)).toFixed(),
        highest: most.toFixed(),
        over: believed.map(({ price }) => overOf(price)),
        spread_pct: overOf(most),
        planned: chosen ? overOf(chosen.price) : null,
      },
    ];
  });
}

/** How many offers are so doubtfully low that no plan takes them. */
export const leftOutOfPlans = ({ rows }: Pick<Comparison, 'rows'>): number =>
  rows.reduce((count, row) => count + row.cells.filter(doubtfullyLow(row)).length, 0);

/** An amount of a seller in the request's currency; null where there is no rate. */
export function inRequested(
  comparison: Comparison,
  offered_currency: AwardGroup['seller']['currency'],
  amount: string,
) {
  const { currency: request_currency, usd_krw_rate } = comparison;
  return convert(new Big(amount), { offered_currency, request_currency, usd_krw_rate });
}
