import type { Budget } from '../../../../contract/entities/budget';
import { daysLater, monthsLater } from '../../../../domain/time/spans';

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
  const [year = '', month = ''] = today.split('-');
  const january = `${year}-01-01`;
  const inYear = Number(month) - 1;
  return {
    year: span(january, 12),
    quarter: span(monthsLater(january, inYear - (inYear % 3)), 3),
    month: span(monthsLater(january, inYear), 1),
  };
}

const span = (from_on: string, months: number) => ({ from_on, until_on: daysLater(monthsLater(from_on, months), -1) });
