import { type DehydratedState, HydrationBoundary, QueryClientProvider } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { type ReactNode, useEffect, useState } from 'react';
import { ThemeProvider } from 'styled-components';
import { ApiProvider } from '../api/ApiProvider';
import { afterIdle } from './afterIdle';
import { GlobalStyle } from '../theme/GlobalStyle';
import { theme } from '../theme/theme';
import { onceReachable } from './onceReachable';
import { makeBrowserQueryClient } from './errors/browserFailures';
import { makeBrowserApi } from './session/browserApi';
import { SessionProvider } from './session/SessionProvider';
import { ShellEffects } from './ShellEffects';

const RestedParts = dynamic(() => onceReachable(() => import('./RestedParts')).then((module) => module.RestedParts), {
  ssr: false,
});

interface Props {
  dehydrated: DehydratedState | null;
  loginCookie: boolean;
  loginEnded: boolean;
  children: ReactNode;
}

/** Everything that stands around the pages: theme, data, login, and what runs beside them. */
export function AppShell({ dehydrated, loginCookie, loginEnded, children }: Props) {
  const [rested, setRested] = useState(false);
  useEffect(() => afterIdle(() => setRested(true)), []);
  const [api] = useState(makeBrowserApi);
  const [queryClient] = useState(makeBrowserQueryClient);
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyle theme={theme} />
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
    </ThemeProvider>
  );
}
