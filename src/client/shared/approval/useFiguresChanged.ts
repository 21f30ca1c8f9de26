import { useState } from 'react';
import type { BudgetCheck } from '../../../contract/entities/budget';

/** What a reader goes by: each budget, what is left of it after the approval, and whether it is exceeded. */
const figuresOf = ({ budgets }: BudgetCheck) =>
  JSON.stringify(budgets.map(({ id, rule, left, after, exceeded }) => [id, rule, left, after, exceeded]));

/** Whether the figures of budgets are others than those that the open window has shown, until the reader says that they were seen. */
export function useFiguresChanged(check: BudgetCheck | null | undefined): { changed: boolean; see: () => void } {
  const now = check ? figuresOf(check) : null;
  const [seen, setSeen] = useState(now);
  if (seen === null && now !== null) setSeen(now);
  return { changed: seen !== null && now !== null && seen !== now, see: () => setSeen(now) };
}
