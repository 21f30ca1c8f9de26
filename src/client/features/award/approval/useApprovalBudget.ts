import { useQuery } from '@tanstack/react-query';
import type { Approval } from '../../../../contract/entities/approval';
import { useApi } from '../../../api/ApiProvider';
import { budgetQueries } from '../../../queries/budget';
import { rfqQueries } from '../../../queries/rfq';
import { BUDGET_LOOK, type BudgetLook } from '../../../shared/approval/ApproveWithinBudget';

/** What the award that waits would do to the budgets; nothing is looked at in a company without codes. */
export function useApprovalBudget({ rfq_number_id: number, bids }: Approval): BudgetLook {
  const api = useApi();
  const codes = useQuery({ ...budgetQueries(api).codes(), meta: { silent: true } });
  const charges = (codes.data?.items.length ?? 0) > 0;
  const rfq = useQuery({ ...rfqQueries(api).detail(number), enabled: charges, meta: { silent: true } });
  const ids = new Map(rfq.data?.lines.map(({ id, line_no }) => [line_no, id]));
  const lines = bids.flatMap((bid) =>
    bid.lines.flatMap(({ line_no, qty }) => {
      const rfq_line_id = ids.get(line_no);
      return rfq_line_id ? [{ rfq_line_id, quotation_id: bid.quotation_id, qty, accept_alternate: true }] : [];
    }),
  );
  // Others spend of the same budgets meanwhile, which pushes nothing to an approver.
  const budget = useQuery({ ...budgetQueries(api).ofAward(number, lines), ...BUDGET_LOOK });
  const looks = [codes, rfq, budget];
  return {
    check: budget.data,
    unknown: charges ? !budget.data : !codes.data,
    failed: looks.some(({ isError, isFetching }) => isError && !isFetching),
    retry: () => {
      for (const look of looks) if (look.isError) void look.refetch();
    },
  };
}
