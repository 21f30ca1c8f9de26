import type { FastifyRequest } from 'fastify';
import type { Language } from '../../contract/constants';
import type { BoundScope } from '../db/scope';
import { type ConsoleText, consoleText } from './consoleText';
import { cookieOf, formToken } from './requestForm';

export const LOGIN_COOKIE = 'stlbs_console';
export const LANGUAGE_COOKIE = 'stlbs_console_language';

/** Somebody before a page: in which language, at which address. */
export interface Visitor {
  language: Language;
  text: ConsoleText;
  /** Path of the address, without its query. */
  path: string;
  query: URLSearchParams;
  /** Of the cookie; the forms of the page carry it. */
  form: string;
}

/** An operator who is signed in, on test data or on real data. */
export interface Visit extends Visitor {
  operator: string;
  scope: BoundScope;
}

const isLanguage = (value: string | null): value is Language => value === 'ko' || value === 'en';

/** Who comes with a request; its language by the address, else by the cookie, else Korean. */
export function visitorOf(request: FastifyRequest, cookie: string): Visitor {
  // Two slashes at its beginning would name another host.
  const { pathname, searchParams } = new URL(request.url.replace(/^\/+/, '/'), 'http://console');
  const chosen = [searchParams.get('lang'), cookieOf(request, LANGUAGE_COOKIE)].find(isLanguage);
  const language = chosen ?? 'ko';
  return {
    language,
    text: consoleText(language),
    path: pathname,
    query: searchParams,
    form: formToken(cookie),
  };
}

/** An operator before a page. */
export function visitOf(request: FastifyRequest, operator: string, scope: BoundScope): Visit {
  return { ...visitorOf(request, cookieOf(request, LOGIN_COOKIE) ?? ''), operator, scope };
}

/** The address of a page of the console among the data that are looked at. */
export const at = (visit: Pick<Visit, 'scope'>, path: string): string => `/${visit.scope}${path}`;

/** An address of this console that may be opened after signing in; the first page for anything else. */
export function ownPath(path: string | null | undefined): string {
  return path && /^\/(?![/\\])[^\s\\]*$/.test(path) && !path.startsWith('/sign-') ? path : '/';
}
