import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { logout as endLogin } from '../../../contract/endpoints/auth';
import { useApi } from '../../api/ApiProvider';
import { call } from '../../api/call';
import { paths } from '../../paths';
import { profileQueries } from '../../queries/profile';
import { hasLoginCookie, hasLoginSign, tokens as store } from './browserApi';
import { clearKept, dropProfile, keepProfile } from './keptProfile';
import { forgetQueries } from './forgetQueries';
import { type Session, type SessionActions, SessionContext, type SessionStatus } from './SessionContext';
import { announceSession, onSession } from './sessionEvents';

interface Props {
  /** Whether the request carried a login, so that the first rendering is the same on both sides. */
  loginCookie: boolean;
  children: ReactNode;
}

/** The login of this browser: asks for the profile while the login cookie exists, and follows the other tabs. */
export function SessionProvider({ loginCookie, children }: Props) {
  const api = useApi();
  const client = useQueryClient();
  const router = useRouter();
  const fromRequest = () => loginCookie;
  const hasLogin = useSyncExternalStore(onSession, hasLoginSign, fromRequest);
  const asks = useSyncExternalStore(onSession, hasLoginCookie, fromRequest);
  const [leaving, setLeaving] = useState(false);
  const query = useQuery({ ...profileQueries(api).mine(), enabled: asks });
  const profile = hasLogin ? query.data : undefined;

  const leaveFor = useCallback(
    async (path: string) => {
      setLeaving(true);
      await router.push(path);
      setLeaving(false);
    },
    [router],
  );

  useEffect(
    () =>
      onSession((event, from) => {
        if (from === 'here') return;
        if (event === 'in') void forgetQueries(client);
        if (event === 'leaving') void leaveFor(paths.home());
      }),
    [client, leaveFor],
  );

  // After the commit in which guards took member screens away, so that nothing of theirs is asked for again.
  const wasIn = useRef(loginCookie);
  useEffect(() => {
    if (wasIn.current && !hasLogin) {
      dropProfile();
      void forgetQueries(client);
    }
    wasIn.current = hasLogin;
  }, [client, hasLogin]);

  useEffect(() => {
    if (profile) keepProfile(profile);
  }, [profile]);

  const loginWith = useCallback<SessionActions['loginWith']>(
    async (tokens) => {
      store.store(tokens);
      await forgetQueries(client);
      await client.fetchQuery(profileQueries(api).mine());
      announceSession('in');
    },
    [api, client],
  );

  const logout = useCallback<SessionActions['logout']>(
    async (to = paths.home()) => {
      setLeaving(true);
      announceSession('leaving');
      const refresh_token = store.refresh();
      clearKept();
      store.clear();
      // The login has ended in this browser already, even when the server cannot be told.
      const told = refresh_token
        ? call(endLogin, { body: { refresh_token } }, { api }).catch(() => undefined)
        : undefined;
      await Promise.all([leaveFor(to), told]);
    },
    [api, leaveFor],
  );

  const status: SessionStatus = statusOf({ hasLogin, asks, hasProfile: profile !== undefined, failed: query.isError });
  const { refetch } = query;
  const value = useMemo<Session & SessionActions>(
    () => ({
      status,
      loggedIn: status === 'in',
      loading: status === 'loading',
      profile,
      leaving,
      retry: () => void refetch(),
      loginWith,
      logout,
    }),
    [status, profile, leaving, refetch, loginWith, logout],
  );
  return <SessionContext.Provider value={value}>{children}</SessionContext.Provider>;
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
