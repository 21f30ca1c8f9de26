import { useQuery } from '@tanstack/react-query';
import type { BodyOf } from '../../../contract/operationTypes';
import type { checkPurchaseApproval } from '../../../contract/routes/purchaseApproval';
import { useApi } from '../../api/ApiProvider';
import { purchaseApprovalQueries } from '../../queries/purchaseApproval';

type Purchase = BodyOf<typeof checkPurchaseApproval>;

/** Whether lines have to be approved before they are bought; nothing can be ordered before that is known. */
export function usePurchaseNeed(lines: Purchase['lines'], cost: Purchase['cost'], ready: boolean) {
  const enabled = ready && lines.length > 0;
  const { data, isPending, isError } = useQuery({ ...purchaseApprovalQueries(useApi()).check(lines, cost), enabled });
  return { need: enabled && data?.needed ? data : null, checking: enabled && isPending, unchecked: enabled && isError };
}
