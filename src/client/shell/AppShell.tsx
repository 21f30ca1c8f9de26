import { type DehydratedState, HydrationBoundary, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { ApiProvider } from '../api/ApiProvider';
import { afterIdle, afterUse } from './afterIdle';
import { GlobalStyle } from '../theme/GlobalStyle';
import { late } from '../ui/late';
import { RELOAD_WAITS } from '../ui/reloadOnce';
import { makeBrowserApi, tokens } from './session/browserApi';
import { SessionProvider } from './session/SessionProvider';
import { useSession } from './session/useSession';
import { ShellEffects } from './ShellEffects';
import { i18n } from 'next-i18next/pages';
import Router from 'next/router';
import { paths } from '../paths';
import { profileKeys } from '../queries/profile';
import { makeQueryClient } from './queryClient';
import { nextPath } from './route/sameSite';
import { errorText } from './errors/errorText';
import { handleFailure } from './errors/failurePolicy';
import { reportFailure } from './errors/report';

const RestedParts = late(() => import('./RestedParts').then((part) => part.RestedParts));
const UsedParts = late(() => import('./UsedParts').then((part) => part.UsedParts));

interface Props {
  dehydrated: DehydratedState | null;
  loginCookie: boolean;
  loginEnded: boolean;
  children: ReactNode;
}

/** Everything that stands around the pages: global styles, data, login, and what runs beside them. */
export function AppShell({ dehydrated, loginCookie, loginEnded, children }: Props) {
  const [api] = useState(makeBrowserApi);
  const [queryClient] = useState(makeBrowserQueryClient);
  return (
    <>
      <GlobalStyle />
      <QueryClientProvider client={queryClient}>
        <HydrationBoundary state={dehydrated}>
          <ApiProvider value={api}>
            <SessionProvider loginCookie={loginCookie} loginEnded={loginEnded}>
              <ShellEffects />
              {children}
              <LaterParts />
            </SessionProvider>
          </ApiProvider>
        </HydrationBoundary>
      </QueryClientProvider>
    </>
  );
}

/** Beside the page, once it rests; what a visitor's first view can do without, once it is used or a reading of it has failed. */
function LaterParts() {
  const [rested, setRested] = useState(false);
  const [used, setUsed] = useState(false);
  useEffect(() => afterIdle(() => setRested(true)), []);
  useEffect(() => afterUse(() => setUsed(true)), []);
  useEffect(() => {
    // Raised again each second: the notice hears it once its script is there.
    const use = () => setUsed(true);
    window.addEventListener(RELOAD_WAITS, use, { once: true });
    return () => window.removeEventListener(RELOAD_WAITS, use);
  }, []);
  const failed = useHasFailed();
  const { loggedIn } = useSession();
  return (
    <>
      {rested && <RestedParts />}
      {rested && (used || failed || loggedIn) && <UsedParts />}
    </>
  );
}

/** Whether a query has failed: it is tried again, and its failure said, by what comes late. */
function useHasFailed(): boolean {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    (changed) => cache.subscribe(changed),
    () => cache.getAll().some(({ state }) => state.status === 'error'),
    () => false,
  );
}

/** The query client of this browser, with the shell's answer to failures. */
function makeBrowserQueryClient() {
  const client = makeQueryClient((failure) =>
    handleFailure(failure, {
      report: reportFailure,
      toRegacy: () => {
        if (Router.pathname !== paths.user.regacy())
          void Router.push(paths.user.regacy({ next: nextPath(Router.asPath) }));
      },
      clearLogin: () => tokens.clear(),
      askAgain: () => void client.invalidateQueries({ queryKey: profileKeys.all(), exact: true }),
      toast: (error) => {
        if (!i18n) return;
        const text = errorText(error, i18n.getFixedT(null, 'shell'));
        // One toast for one sentence, however many queries failed with it.
        afterIdle(() => void import('react-hot-toast').then(({ toast }) => toast.error(text, { id: text })));
      },
    }),
  );
  return client;
}
