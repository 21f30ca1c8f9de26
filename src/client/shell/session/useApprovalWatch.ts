import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/ApiProvider';
import { profileQueries } from '../../queries/profile';
import { useSession } from './useSession';

/** A waiting person gets no notifications of the company yet, so the page looks by itself. */
const LOOK_MS = 5_000;

/** While a pending person is on the page, asks whether a member has decided; `look` asks at once. */
export function useApprovalWatch(): { look: () => Promise<unknown>; error: unknown } {
  const { loggedIn, profile } = useSession();
  const waits = loggedIn && profile?.member_status === 'pending';
  const { refetch, error } = useQuery({
    ...profileQueries(useApi()).mine(),
    enabled: waits,
    refetchInterval: waits ? LOOK_MS : false,
  });
  return { look: refetch, error };
}
