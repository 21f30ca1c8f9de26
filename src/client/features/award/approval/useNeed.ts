import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/ApiProvider';
import { approvalQueries } from '../../../queries/approval';
import type { AwardGroup } from '../awardGroups';
import { awardedLinesOf } from '../awardedLinesOf';

const ALL = { accepts: () => true };

/**
 * What an award of the chosen lines needs before it can be sent; null where nothing. Alternates count as accepted: whether
 * they are is another matter. `checking`: there is no answer yet for the lines as they are chosen now.
 */
export function useNeed(number: string, groups: readonly AwardGroup[]) {
  const { data, isError, isFetching, isPending, isPlaceholderData, refetch } = useQuery(
    approvalQueries(useApi()).check(number, awardedLinesOf(groups, ALL)),
  );
  return {
    need: data?.needed ? data : null,
    checking: isFetching && (isPending || isPlaceholderData || isError),
    failed: isError && !isFetching,
    retry: () => void refetch(),
  };
}
