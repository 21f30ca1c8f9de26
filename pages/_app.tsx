import { appWithTranslation } from 'next-i18next/pages';
import NextApp, { type AppContext, type AppInitialProps, type AppProps } from 'next/app';
import { AppShell } from '../src/client/shell/AppShell';
import { NotFound } from '../src/client/shell/errors/NotFound';
import { AppLayout } from '../src/client/shell/layout/AppLayout';
import { SharedTexts } from '../src/client/shell/i18n/SharedTexts';
import { textsConfig } from '../src/client/shell/i18n/textsConfig';
import { PageHead } from '../src/client/shell/PageHead';
import { firstValues } from '../src/client/shell/useRoute';
import { browserProps } from '../src/ssr/browserProps';
import { planOf } from '../src/ssr/definePage';
import { descriptionOf, identityOf, titleOf } from '../src/ssr/routeValues';
import type { PagePlan } from '../src/ssr/pagePlan';
import type { ShellProps } from '../src/ssr/shellProps';

type Shell = Omit<ShellProps, 'texts'>;

/** Every page within the shell; in place of a record that is not there, or not the reader's, the page that says so. */
function App({ Component, pageProps, router, shell }: AppProps & { shell: Shell }) {
  const { dehydrated, loginCookie, loginEnded, notFound } = shell;
  const plan = planOf(Component);
  const query = firstValues(router.query);
  return (
    <SharedTexts>
      <AppShell dehydrated={dehydrated} loginCookie={loginCookie} loginEnded={loginEnded}>
        <PageHead
          title={notFound ? 'shell:notFound.title' : titleOf(plan, query)}
          description={notFound ? undefined : descriptionOf(plan, query)}
          identity={identityOf(plan, query)}
        />
        <AppLayout>{notFound ? <NotFound /> : <Component {...pageProps} />}</AppLayout>
      </AppShell>
    </SharedTexts>
  );
}

/** The bundler drops the branch that a side never takes: what reads files stays out of browsers. */
async function prepared({ ctx }: AppContext, plan: PagePlan): Promise<ShellProps> {
  if (typeof window === 'undefined') {
    const { serverProps } = await import('../src/ssr/serverProps');
    return serverProps(ctx, plan);
  }
  return browserProps(ctx, plan);
}

App.getInitialProps = async (context: AppContext): Promise<AppInitialProps & { shell: Shell }> => {
  const plan = planOf(context.Component);
  const [own, { texts, ...shell }] = await Promise.all([NextApp.getInitialProps(context), prepared(context, plan)]);
  return { pageProps: { ...(own.pageProps as object), ...texts }, shell };
};

export default appWithTranslation(App, textsConfig);
