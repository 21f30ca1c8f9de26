import { useQuery } from '@tanstack/react-query';
import type { MoneyTotals } from '../../../../contract/entities/rfq';
import { useApi } from '../../../api/ApiProvider';
import { quotationApprovalQueries } from '../../../queries/quotationApproval';

/** Whether a quotation of this sum has to be approved first. Where that cannot be checked, the submission itself says so. */
export function useQuotationNeed(id: string, totals: Pick<MoneyTotals, 'currency' | 'supply_amount'>) {
  const { data, isPending } = useQuery(quotationApprovalQueries(useApi()).check(id, totals));
  return { need: data?.needed ? data : null, checking: isPending };
}
