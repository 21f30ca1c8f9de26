import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { Profile } from '../../../contract/entities/person';
import { noteLogin } from './endedLogin';
import { forgetQueries } from './forgetQueries';
import { dropProfile, keepProfile } from './keptProfile';
import { type Session, type SessionActions, SessionContext } from './SessionContext';
import { onSession } from './sessionEvents';
import { useEnding } from './useEndedLogin';
import { useLeaving } from './useLeaving';
import { useLoginDeeds } from './useLoginDeeds';
import { useLoginState } from './useLoginState';

interface Props {
  /** Whether the request carried a login, so that the first rendering is the same on both sides. */
  loginCookie: boolean;
  /** Whether the request's login turned out to have ended. */
  loginEnded: boolean;
  children: ReactNode;
}

/** The login of this browser, which follows the other tabs. */
export function SessionProvider({ loginCookie, loginEnded, children }: Props) {
  const { hasLogin, profile, status, refetch } = useLoginState(loginCookie);
  const ending = useEnding(loginEnded);
  const departure = useLeaving();
  const { leaving } = departure;
  const { loginWith, logout } = useLoginDeeds(departure);
  useEffect(() => {
    if (status === 'in') noteLogin();
  }, [status]);
  useOtherTabs();
  useKeptProfile({ loginCookie, hasLogin, profile });
  const value = useMemo<Session & SessionActions>(
    () => ({
      status,
      loggedIn: status === 'in',
      loading: status === 'loading',
      profile,
      ended: status === 'out' ? ending : null,
      leaving,
      retry: () => void refetch(),
      loginWith,
      logout,
    }),
    [status, profile, ending, leaving, refetch, loginWith, logout],
  );
  return <SessionContext.Provider value={value}>{children}</SessionContext.Provider>;
}

/** Somebody who signed in in another tab is signed in here too; nothing is shown that was somebody else's. */
function useOtherTabs() {
  const client = useQueryClient();
  useEffect(
    () =>
      onSession((event, from) => {
        if (from === 'elsewhere' && event === 'in') void forgetQueries(client);
      }),
    [client],
  );
}

type Login = { loginCookie: boolean; hasLogin: boolean; profile: Profile | undefined };

/** Keeps the profile for the next page as long as the login lasts, and nothing of the member after it. */
function useKeptProfile({ loginCookie, hasLogin, profile }: Login) {
  const client = useQueryClient();
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
}
