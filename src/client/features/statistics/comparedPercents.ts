import type { ComparedOrder } from '../../../contract/entities/statistics';

type Amounts = Pick<ComparedOrder, 'paid' | 'average' | 'lowest' | 'line_count' | 'target'>;

const over = (amount: string, base: string) => Math.round((Number(amount) / Number(base) - 1) * 1000) / 10;

/**
 * How far an order's price, the average of the offers and the target lie above the lowest offers, in percent. The target only
 * where every compared line has one: else it would stand beside a sum of other lines. Null where no offer can be compared with.
 */
export function overLowest({ paid, average, lowest, line_count, target }: Amounts) {
  if (lowest === null || Number(lowest) === 0) return null;
  return {
    paid: over(paid, lowest),
    average: over(average, lowest),
    target: target?.line_count === line_count ? over(target.target, lowest) : null,
  };
}

/** How far an order's price lies above the target, over the lines that have one. */
export function overTarget({ target }: Pick<Amounts, 'target'>): number | null {
  return target && Number(target.target) > 0 ? over(target.paid, target.target) : null;
}

/** A percentage with its sign; none at zero. */
export const signedPercent = (value: number) => (value > 0 ? `+${value}%` : `${value}%`.replace('-', '−'));
