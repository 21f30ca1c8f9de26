import { type DehydratedState, HydrationBoundary, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { ApiProvider } from '../api/ApiProvider';
import { afterIdle } from './afterIdle';
import { GlobalStyle } from '../theme/GlobalStyle';
import { late } from '../ui/late';
import { makeBrowserApi, tokens } from './session/browserApi';
import { SessionProvider } from './session/SessionProvider';
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

interface Props {
  dehydrated: DehydratedState | null;
  loginCookie: boolean;
  loginEnded: boolean;
  children: ReactNode;
}

/** Everything that stands around the pages: global styles, data, login, and what runs beside them. */
export function AppShell({ dehydrated, loginCookie, loginEnded, children }: Props) {
  const [rested, setRested] = useState(false);
  useEffect(() => afterIdle(() => setRested(true)), []);
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
              {rested && <RestedParts />}
            </SessionProvider>
          </ApiProvider>
        </HydrationBoundary>
      </QueryClientProvider>
    </>
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
