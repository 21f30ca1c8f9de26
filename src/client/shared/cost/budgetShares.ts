import Big from 'big.js';

/** What of a budget's amount each part takes, in percent of the bar: of the amount, or of the sum where that is more. */
export interface BudgetShares {
  parts: readonly number[];
  /** Where the amount ends on the bar, where the parts go beyond it; null where they do not. */
  end: number | null;
  /** The sum of the parts in percent of the amount; null of a budget of zero. */
  used: number | null;
}

/** The parts of a budget's bar, none below zero. */
export function budgetShares(amount: string, parts: readonly string[]): BudgetShares {
  const [whole, values] = [new Big(amount), parts.map((part) => new Big(part))];
  const taken = values.map((value) => (value.lt(0) ? new Big(0) : value));
  const sum = taken.reduce((total, value) => total.plus(value), new Big(0));
  const most = sum.gt(whole) ? sum : whole;
  const percent = (value: Big) => (most.eq(0) ? 0 : Number(value.div(most).times(100).round(2)));
  return {
    parts: taken.map(percent),
    end: sum.gt(whole) ? percent(whole) : null,
    used: whole.eq(0) ? null : Number(sum.div(whole).times(100).round(0, Big.roundDown)),
  };
}
