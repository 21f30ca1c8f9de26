import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/ApiProvider';
import { approvalQueries } from '../../../queries/approval';
import type { AwardGroup } from '../awardGroups';
import { awardedLinesOf } from '../awardedLinesOf';

const ALL = { accepts: () => true };

/**
 * What an award of the chosen lines needs before it can be sent; null where nothing. Alternates count as accepted: whether
 * they are is another matter. `checking`: the choice has changed since the last answer.
 */
export function useNeed(number: string, groups: readonly AwardGroup[]) {
  const check = useQuery(approvalQueries(useApi()).check(number, awardedLinesOf(groups, ALL)));
  return {
    need: check.data?.needed ? check.data : null,
    checking: check.isFetching && (check.isPending || check.isPlaceholderData),
    failed: check.isError,
  };
}
