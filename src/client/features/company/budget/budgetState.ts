import type { Budget } from '../../../../contract/entities/budget';

/** What can be done with a budget of the list. */
export type BudgetAction = 'records' | 'edit' | 'end' | 'remove';

export type BudgetState = 'running' | 'upcoming' | 'ended';

/** Where a budget is on a day in Seoul. */
export function budgetState({ from_on, until_on }: Pick<Budget, 'from_on' | 'until_on'>, today: string): BudgetState {
  if (today < from_on) return 'upcoming';
  return today > until_on ? 'ended' : 'running';
}

const ORDER: readonly BudgetState[] = ['running', 'upcoming', 'ended'];

/** Budgets that run first, then those to come, then those that ended; each as they stood. */
export const byState = <Item extends Pick<Budget, 'from_on' | 'until_on'>>(
  items: readonly Item[],
  today: string,
): Item[] => items.toSorted((a, b) => ORDER.indexOf(budgetState(a, today)) - ORDER.indexOf(budgetState(b, today)));

/** Spans that budgets usually have, of a day: the year, the quarter, the month. */
export function usualSpans(today: string): Record<'year' | 'quarter' | 'month', { from_on: string; until_on: string }> {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const first = Math.floor((month - 1) / 3) * 3 + 1;
  return { year: span(year, 1, 12), quarter: span(year, first, first + 2), month: span(year, month, month) };
}

function span(year: number, from: number, until: number) {
  const two = (value: number) => String(value).padStart(2, '0');
  const last = new Date(Date.UTC(year, until, 0)).getUTCDate();
  return { from_on: `${year}-${two(from)}-01`, until_on: `${year}-${two(until)}-${two(last)}` };
}
