import NextApp, { type AppContext, type AppInitialProps, type AppProps } from 'next/app';
import { AppShell } from '../src/client/shell/AppShell';
import { NotFound } from '../src/client/shell/errors/NotFound';
import { AppLayout } from '../src/client/shell/layout/AppLayout';
import { PageHead } from '../src/client/shell/PageHead';
import { firstValues } from '../src/client/shell/useRoute';
import { browserProps } from '../src/ssr/browserProps';
import { planOf } from '../src/ssr/definePage';
import { descriptionOf, identityOf, titleOf } from '../src/ssr/routeValues';
import { serverProps } from '../src/ssr/serverProps';
import type { ShellProps } from '../src/ssr/shellProps';

/** Every page within the shell; in place of a record that is not there, or not the reader's, the page that says so. */
export default function App({ Component, pageProps, router, shell }: AppProps & { shell: ShellProps }) {
  const { language, texts, dehydrated, loginCookie, notFound } = shell;
  const plan = planOf(Component);
  const query = firstValues(router.query);
  return (
    <AppShell language={language} texts={texts} dehydrated={dehydrated} loginCookie={loginCookie}>
      <PageHead
        title={notFound ? 'shell:notFound.title' : titleOf(plan, query)}
        description={notFound ? undefined : descriptionOf(plan, query)}
        identity={identityOf(plan, query)}
      />
      <AppLayout>{notFound ? <NotFound /> : <Component {...pageProps} />}</AppLayout>
    </AppShell>
  );
}

App.getInitialProps = async (context: AppContext): Promise<AppInitialProps & { shell: ShellProps }> => {
  const plan = planOf(context.Component);
  const [own, shell] = await Promise.all([
    NextApp.getInitialProps(context),
    typeof window === 'undefined' ? serverProps(context.ctx, plan) : browserProps(context.ctx, plan),
  ]);
  return { ...own, shell };
};
