import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/ApiProvider';
import { budgetQueries } from '../../queries/budget';
import type { AwardGroup } from './awardGroups';
import { awardedLinesOf } from './awardedLinesOf';

const ALL = { accepts: () => true };

/** What an award of the chosen lines would do to the budgets; nothing is held back where that cannot be found out. */
export function useAwardBudget(number: string, groups: readonly AwardGroup[]) {
  const lines = awardedLinesOf(groups, ALL);
  const { data, isError, isFetching, refetch } = useQuery(budgetQueries(useApi()).ofAward(number, lines));
  return {
    check: lines.length > 0 ? data : undefined,
    failed: isError && !isFetching && lines.length > 0,
    retry: () => void refetch(),
  };
}
