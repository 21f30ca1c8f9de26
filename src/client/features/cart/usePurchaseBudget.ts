import { useQuery } from '@tanstack/react-query';
import type { BodyOf } from '../../../contract/operationTypes';
import type { checkPurchaseBudget } from '../../../contract/routes/budget';
import { useApi } from '../../api/ApiProvider';
import { budgetQueries } from '../../queries/budget';
import { budgetGate } from '../../shared/cost/budgetGate';
import { isCharged } from '../../shared/cost/useCostCodes';

type Purchase = BodyOf<typeof checkPurchaseBudget>;

/** What a purchase would do to the budgets that it is charged to; the server decides where that cannot be found out. */
export function usePurchaseBudget(lines: Purchase['lines'], cost: Purchase['cost'], ready: boolean) {
  const enabled = ready && lines.length > 0 && isCharged(cost);
  const { data } = useQuery({ ...budgetQueries(useApi()).ofPurchase({ lines, cost }), enabled });
  const check = enabled ? data : undefined;
  return { check, gate: budgetGate(check) };
}
