import { type DehydratedState, HydrationBoundary, QueryClientProvider } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { ThemeProvider } from 'styled-components';
import type { Language } from '../../contract/constants';
import { ApiProvider } from '../api/ApiProvider';
import { afterIdle } from './afterIdle';
import { GlobalStyle } from '../theme/GlobalStyle';
import { theme } from '../theme/theme';
import { makeBrowserQueryClient } from './errors/browserFailures';
import { addTexts, i18nFor, type Texts } from './i18n/i18nFor';
import { makeBrowserApi } from './session/browserApi';
import { SessionProvider } from './session/SessionProvider';
import { ShellEffects } from './ShellEffects';

const RestedParts = dynamic(() => import('./RestedParts').then((module) => module.RestedParts), { ssr: false });

interface Props {
  language: Language;
  texts: Texts | null;
  dehydrated: DehydratedState | null;
  loginCookie: boolean;
  children: ReactNode;
}

/** Everything that stands around the pages: theme, translations, data, login, and what runs beside them. */
export function AppShell({ language, texts, dehydrated, loginCookie, children }: Props) {
  const [rested, setRested] = useState(false);
  useEffect(() => afterIdle(() => setRested(true)), []);
  const [api] = useState(makeBrowserApi);
  const [queryClient] = useState(makeBrowserQueryClient);
  const i18n = useMemo(() => {
    if (texts) addTexts(language, texts);
    return i18nFor(language);
  }, [language, texts]);
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyle theme={theme} />
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <HydrationBoundary state={dehydrated}>
            <ApiProvider value={api}>
              <SessionProvider loginCookie={loginCookie}>
                <ShellEffects />
                {children}
                {rested && <RestedParts />}
              </SessionProvider>
            </ApiProvider>
          </HydrationBoundary>
        </QueryClientProvider>
      </I18nextProvider>
    </ThemeProvider>
  );
}
