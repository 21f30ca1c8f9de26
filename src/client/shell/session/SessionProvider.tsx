import { useQueryClient, useQuery, type QueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useRef, useSyncExternalStore, useCallback, useState } from 'react';
import type { Profile } from '../../../contract/entities/person';
import { noteLogin } from './endedLogin';
import { type Session, type SessionActions, SessionContext, type SessionStatus } from './SessionContext';
import { onSession, announceSession } from './sessionEvents';
import { useEnding } from './useEndedLogin';
import { useApi } from '../../api/ApiProvider';
import { profileQueries } from '../../queries/profile';
import { hasLoginCookie, hasLoginSign, tokens as store } from './browserApi';
import { logout as endLogin } from '../../../contract/routes/reader';
import { call } from '../../api/call';
import { paths } from '../../paths';
import { forgetCopies } from './forgetCopies';
import { useRouter } from 'next/router';
import Cookies from 'js-cookie';
import { PROFILE_STORAGE_KEY } from '../../../contract/constants';

interface Props {
  /** Whether the request carried a login, so that the first rendering is the same on both sides. */
  loginCookie: boolean;
  /** Whether the request's login turned out to have ended. */
  loginEnded: boolean;
  children: ReactNode;
}

/** The login of this browser, which follows the other tabs. */
export function SessionProvider({ loginCookie, loginEnded, children }: Props) {
  const { hasLogin, profile, status, failure, refetch } = useLoginState(loginCookie);
  const ending = useEnding(loginEnded);
  const departure = useLeaving();
  const { leaving } = departure;
  const { loginWith, logout } = useLoginActions(departure);
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
      failure,
      retry: () => void refetch(),
      loginWith,
      logout,
    }),
    [status, profile, ending, leaving, failure, refetch, loginWith, logout],
  );
  return <SessionContext.Provider value={value}>{children}</SessionContext.Provider>;
}

/** A person who signed in in another tab is signed in here too; nothing is shown that was somebody else's. */
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
  // After the commit in which guards took member screens away, so that nothing of theirs is requested again.
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

/** Whether this browser has a login, and whose: the profile is fetched while the login cookie exists. */
function useLoginState(loginCookie: boolean) {
  const fromRequest = () => loginCookie;
  const hasLogin = useSyncExternalStore(onSession, hasLoginSign, fromRequest);
  const asks = useSyncExternalStore(onSession, hasLoginCookie, fromRequest);
  const { data, isError, error, refetch } = useQuery({ ...profileQueries(useApi()).mine(), enabled: asks });
  const profile = hasLogin ? data : undefined;
  const status = statusOf({ hasLogin, asks, hasProfile: profile !== undefined, failed: isError });
  return { hasLogin, profile, status, failure: error, refetch };
}

interface Signs {
  hasLogin: boolean;
  /** Without the login cookie no profile is fetched; only one that came with the page counts. */
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

/** Beginning and ending the login of this browser; the other tabs hear of both. */
function useLoginActions({ prepare, leaveFor }: ReturnType<typeof useLeaving>): SessionActions {
  const api = useApi();
  const client = useQueryClient();
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
      prepare();
      await forgetCopies(client.getQueryData(profileQueries(api).mine().queryKey)?.id);
      announceSession('leaving');
      const refresh_token = store.refresh();
      clearKept();
      store.clear();
      // The login has ended in this browser already, even when the server cannot be reached.
      const ended = refresh_token
        ? call(endLogin, { body: { refresh_token } }, { api }).catch(() => undefined)
        : undefined;
      await Promise.all([leaveFor(to), ended]);
    },
    [api, client, prepare, leaveFor],
  );
  return { loginWith, logout };
}

/**
 * Drops everything that was fetched as somebody else: what no one shows is removed, what is on the screen starts again
 * (and is requested again when it is enabled).
 */
async function forgetQueries(client: QueryClient): Promise<void> {
  await client.cancelQueries();
  client.removeQueries({ type: 'inactive' });
  client.getMutationCache().clear();
  await client.resetQueries();
}

/** A sign-out on its way to another page; `prepare` says so before there is anything to go for. */
function useLeaving() {
  const { push } = useRouter();
  const [leaving, setLeaving] = useState(false);
  const prepare = useCallback(() => setLeaving(true), []);
  const leaveFor = useCallback(
    async (path: string) => {
      setLeaving(true);
      await push(path);
      setLeaving(false);
    },
    [push],
  );
  return { leaving, prepare, leaveFor };
}

const CHAT_COOKIES = 'ch-session-';

/** Keeps the part of the profile that the specification names, while logged in. */
function keepProfile(profile: Profile): void {
  const { email, name, phone, company_name, company_department, company_title, marketing_approval } = profile;
  const kept = { email, name, phone, company_name, company_department, company_title, marketing_approval };
  window.localStorage.setItem(PROFILE_STORAGE_KEY, JSON.stringify(kept));
}

/** Takes away what `keepProfile` kept. */
function dropProfile(): void {
  window.localStorage.removeItem(PROFILE_STORAGE_KEY);
}

/** What a sign-out clears beside the tokens: the chat's session cookies and local storage. */
function clearKept(): void {
  const domains = [undefined, window.location.hostname, `.${window.location.hostname}`];
  for (const name of Object.keys(Cookies.get())) {
    if (name.startsWith(CHAT_COOKIES)) for (const domain of domains) Cookies.remove(name, { path: '/', domain });
  }
  window.localStorage.clear();
  // Few keep one, so its script comes when it is needed.
  void import('../../shared/visitorListFile').then(({ keepListFile }) => keepListFile(null)).catch(() => undefined);
}
