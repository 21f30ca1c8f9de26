import { dehydrate, type QueryClient } from '@tanstack/react-query';
import type { NextPageContext } from 'next';
import type { Language } from '../contract/constants';
import { publicEnv } from '../client/env';
import { paths } from '../client/paths';
import { profileKeys, profileQueries } from '../client/queries/profile';
import { pushQueries } from '../client/queries/push';
import { makeQueryClient } from '../client/shell/queryClient';
import { redactPath } from '../domain/secrets/redactAddress';
import { afterSignIn } from '../client/shell/session/afterSignIn';
import { firstValues } from '../client/shell/useRoute';
import { withoutLanguage } from '../client/shell/language/withoutLanguage';
import { endHead, forbidStoring, logPageProblem, redirect, setCookies } from './answer';
import { isLanguage, languageRedirect, onSite } from './languageRedirect';
import { compacted } from './compactData';
import type { PagePlan, PrefetchContext, PrefetchOptions } from './pagePlan';
import { serverTexts } from './pageTexts';
import { prefetchAll } from './prefetch';
import { requestApi } from './requestApi';
import { hasUnknownValue } from './routeValues';
import { requestCookies, requestTokens } from './requestTokens';
import { emptyShell, type ShellProps } from './shellProps';

/**
 * What the server does before it renders a page: language, login, texts, data. A HEAD ends here, with the status that
 * the page would have: the shell sends one on every route change, and nobody reads what would be rendered.
 */
export async function serverProps(context: NextPageContext, plan: PagePlan): Promise<ShellProps> {
  const shell = await prepared(context, plan);
  const { req: request, res: response } = context;
  if (request?.method === 'HEAD' && response && !request.url?.startsWith('/_next')) endHead(response);
  return shell;
}

async function prepared(context: NextPageContext, plan: PagePlan): Promise<ShellProps> {
  const { req: request, res: response, asPath = '/' } = context;
  const language: Language = isLanguage(context.locale) ? context.locale : 'ko';
  const shell = emptyShell();
  if (!request || !response || request.url?.startsWith('/_next')) return shell;

  const cookie = requestCookies(request.headers.cookie);
  const elsewhere = languageRedirect(language, cookie('language'), requestedPath(context));
  if (elsewhere !== undefined) {
    redirect(response, elsewhere);
    return shell;
  }

  const query = firstValues(context.query);
  if (hasUnknownValue(plan, query)) {
    response.statusCode = 404;
    shell.notFound = true;
  }

  const tokens = requestTokens(cookie, publicEnv().appUrl.startsWith('https:'));
  const signedIn = tokens.access() !== undefined;
  const toSignUp = () => redirect(response, prefixed(language, paths.auth.promoteSignUp({ next: asPath })));
  if (plan.access === 'member' && !signedIn && cookie('login') === undefined && !shell.notFound) {
    toSignUp();
    return shell;
  }

  const head = request.method === 'HEAD';
  if (!head) {
    const { texts, files } = await serverTexts(plan, language);
    shell.texts = texts;
    shell.textFiles = files;
  }
  shell.loginCookie = signedIn || cookie('login') !== undefined;
  // A login without its access token is renewed by the browser, which then asks for everything itself.
  if (!signedIn && (shell.loginCookie || plan.access === 'member')) return shell;

  const api = requestApi(request, language, tokens);
  if (!api) return shell;
  const client = makeQueryClient();
  const requested = { api, query, language, signedIn };
  const found = await prefetched(client, context, plan, requested, shell.notFound);
  setCookies(response, tokens.changes());

  if (tokens.lost()) {
    shell.loginCookie = false;
    shell.loginEnded = true;
  } else if (plan.access === 'guest' && client.getQueryData(profileKeys.all()) !== undefined) {
    redirect(response, prefixed(language, afterSignIn(query.next)));
  } else if (!found) {
    response.statusCode = 404;
    shell.notFound = true;
  }
  shell.dehydrated = dehydrate(client, { serializeData: compacted });
  return shell;
}

/**
 * Asks for what the reader and the page need, as far as this kind of request wants it. False when the page's record does
 * not exist, or is not the reader's.
 */
async function prefetched(
  client: QueryClient,
  { req, res, asPath = '/', pathname }: NextPageContext,
  plan: PagePlan,
  requested: PrefetchContext,
  notFound: boolean,
): Promise<boolean> {
  const head = req?.method === 'HEAD';
  const { api, signedIn } = requested;
  const onFailure = (error: unknown) => {
    logPageProblem('prefetch failed', redactPath(asPath), error);
    if (res) forbidStoring(res);
  };
  const asksForReader = signedIn && (!head || plan.access === 'guest');
  const mine: PrefetchOptions[] = asksForReader ? [profileQueries(api).mine(), pushQueries(api).status()] : [];
  // Only a page of one record can turn out not to exist.
  const asksForPage = !notFound && (!head || pathname.includes('['));
  const [page] = await Promise.all([
    prefetchAll(client, asksForPage ? (plan.prefetch?.(requested) ?? []) : [], onFailure),
    prefetchAll(client, mine, onFailure),
  ]);
  return !page.notFound;
}

/**
 * The requested address, without its language. A page that does not exist is drawn as `/404`, and the framework
 * then says that for its address.
 */
function requestedPath({ req, pathname, asPath = '/' }: NextPageContext): string {
  const drawnInstead = pathname === '/404' ? req?.url : undefined;
  return drawnInstead === undefined ? asPath : withoutLanguage(onSite(drawnInstead));
}

/** The address under the page's own language; Korean has no prefix. */
function prefixed(language: Language, path: string): string {
  const inside = withoutLanguage(onSite(path));
  return language === 'ko' ? inside || '/' : `/${language}${inside}`;
}
