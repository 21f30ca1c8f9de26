import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useApi } from '../../api/ApiProvider';
import { profileQueries } from '../../queries/profile';
import { hasLoginCookie, hasLoginSign } from './browserApi';
import type { SessionStatus } from './SessionContext';
import { onSession } from './sessionEvents';

/** Whether this browser has a login, and whose: the profile is asked for while the login cookie exists. */
export function useLoginState(loginCookie: boolean) {
  const fromRequest = () => loginCookie;
  const hasLogin = useSyncExternalStore(onSession, hasLoginSign, fromRequest);
  const asks = useSyncExternalStore(onSession, hasLoginCookie, fromRequest);
  const { data, isError, refetch } = useQuery({ ...profileQueries(useApi()).mine(), enabled: asks });
  const profile = hasLogin ? data : undefined;
  const status = statusOf({ hasLogin, asks, hasProfile: profile !== undefined, failed: isError });
  return { hasLogin, profile, status, refetch };
}

interface Signs {
  hasLogin: boolean;
  /** Without the login cookie no profile is asked for; only one that came with the page counts. */
  asks: boolean;
  hasProfile: boolean;
  failed: boolean;
}

function statusOf({ hasLogin, asks, hasProfile, failed }: Signs): SessionStatus {
  if (!hasLogin) return 'out';
  if (hasProfile) return 'in';
  if (!asks) return 'out';
  return failed ? 'failed' : 'loading';
}
