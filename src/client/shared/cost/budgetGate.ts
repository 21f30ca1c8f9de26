import type { BudgetCheck } from '../../../contract/entities/budget';

/**
 * Whether budgets let an award or order through: `word` asks the reader for the reason, `closed` says that the reader may not go
 * beyond one that stops. Without an answer the server decides.
 */
export function budgetGate(check: BudgetCheck | undefined): 'open' | 'word' | 'closed' {
  if (!check?.budgets.some(({ exceeded, rule }) => exceeded && rule === 'stop')) return 'open';
  return check.may_exceed ? 'word' : 'closed';
}
