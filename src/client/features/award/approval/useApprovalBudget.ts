import { useQuery } from '@tanstack/react-query';
import type { Approval } from '../../../../contract/entities/approval';
import { useApi } from '../../../api/ApiProvider';
import { budgetQueries } from '../../../queries/budget';
import { rfqQueries } from '../../../queries/rfq';
import { useCostCodes } from '../../../shared/cost/useCostCodes';

/** What the award that waits would do to the budgets; absent where the company has no codes, and until it is known. */
export function useApprovalBudget({ rfq_number_id: number, bids }: Approval) {
  const api = useApi();
  const charges = (useCostCodes()?.items.length ?? 0) > 0;
  const { data: rfq } = useQuery({ ...rfqQueries(api).detail(number), enabled: charges, meta: { silent: true } });
  const ids = new Map(rfq?.lines.map(({ id, line_no }) => [line_no, id]));
  const lines = bids.flatMap((bid) =>
    bid.lines.flatMap(({ line_no, qty }) => {
      const rfq_line_id = ids.get(line_no);
      return rfq_line_id ? [{ rfq_line_id, quotation_id: bid.quotation_id, qty, accept_alternate: true }] : [];
    }),
  );
  return useQuery(budgetQueries(api).ofAward(number, lines)).data;
}
