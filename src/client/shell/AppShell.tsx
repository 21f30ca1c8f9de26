import { type DehydratedState, HydrationBoundary, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { ThemeProvider } from 'styled-components';
import type { Language } from '../../contract/constants';
import { ApiProvider } from '../api/ApiProvider';
import { GlobalStyle } from '../theme/GlobalStyle';
import { lightTheme } from '../theme/theme';
import { makeBrowserQueryClient } from './errors/browserFailures';
import { addTexts, i18nFor, type Texts } from './i18n/i18nFor';
import { makeBrowserApi } from './session/browserApi';
import { SessionProvider } from './session/SessionProvider';
import { ShellEffects } from './ShellEffects';
import { Toaster } from '../ui/Toaster';

interface Props {
  language: Language;
  texts: Texts | null;
  dehydrated: DehydratedState | null;
  loginCookie: boolean;
  children: ReactNode;
}

/** Everything that stands around the pages: theme, translations, data, login, and what runs beside them. */
export function AppShell({ language, texts, dehydrated, loginCookie, children }: Props) {
  const [api] = useState(makeBrowserApi);
  const [queryClient] = useState(makeBrowserQueryClient);
  const i18n = useMemo(() => {
    if (texts) addTexts(language, texts);
    return i18nFor(language);
  }, [language, texts]);
  return (
    <ThemeProvider theme={lightTheme}>
      <GlobalStyle theme={lightTheme} />
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <HydrationBoundary state={dehydrated}>
            <ApiProvider value={api}>
              <SessionProvider loginCookie={loginCookie}>
                <ShellEffects />
                {children}
                <Toaster />
              </SessionProvider>
            </ApiProvider>
          </HydrationBoundary>
        </QueryClientProvider>
      </I18nextProvider>
    </ThemeProvider>
  );
}
