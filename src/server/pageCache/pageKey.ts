import type { IncomingHttpHeaders } from 'node:http';
import { COOKIES } from '../../contract/constants';
import { FACETS } from '../../contract/facets';

interface Requested {
  method?: string | undefined;
  url?: string | undefined;
  headers: IncomingHttpHeaders;
}

const NOTHING: readonly string[] = [];
const SEARCH = [...FACETS, 'q', 'sort', 'equivalents', 'price_min', 'price_max'];
const ID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/** Pages that are the same for every visitor, with the names of the query that decide what they show. */
const PAGES: readonly (readonly [path: RegExp, names: readonly string[]])[] = [
  [/^\/$/, NOTHING],
  [/^\/document\/(?:intro|career|career\/job\/(?:list|recruit)|service|policy|marketing)$/, NOTHING],
  [/^\/customer\/faq$/, NOTHING],
  [/^\/(?:blog|service\/board)$/, ['id']],
  [/^\/service\/stock\/search$/, SEARCH],
  [new RegExp(`^/service/stock/search/${ID}$`), SEARCH],
  [new RegExp(`^/service/stock/search/detail/${ID}$`), NOTHING],
  [/^\/service\/buyer\/search$/, ['q', 'category']],
  [new RegExp(`^/service/buyer/search/(?:detail/)?${ID}$`), NOTHING],
];

/** A cookie with one of these names belongs to somebody, whatever its value. */
const PERSONAL = new Set<string>([COOKIES.access.name, COOKIES.refresh.name, COOKIES.login.name]);
const LONGEST = 1_000;

/**
 * The address under which the page of this request may be kept: path and query in one order. Null for whatever is not
 * a visitor's plain reading of one of the pages above: any sign of a login, another stored language (that is led
 * away), a name of the query that is not known, or one that is given twice.
 */
export function pageKey({ method, url = '', headers }: Requested): string | null {
  if (method !== 'GET' || url.length > LONGEST || headers.authorization !== undefined) return null;
  const english = /^\/en(?=[/?]|$)/.test(url);
  const address = url.slice(english ? 3 : 0);
  const [path = '', search = '', ...more] = address.split('?');
  const page = PAGES.find(([pattern]) => pattern.test(path || '/'));
  if (!page || more.length > 0 || !maySee(headers.cookie ?? '', english ? 'en' : 'ko')) return null;
  const query = new URLSearchParams(search);
  const names = [...query.keys()];
  if (new Set(names).size !== names.length || names.some((name) => !page[1].includes(name))) return null;
  query.sort();
  const text = query.toString();
  return `${english ? '/en' : ''}${path === '/' && english ? '' : path || (english ? '' : '/')}${text && `?${text}`}`;
}

/** Whether these cookies are those of a visitor who stays in this language. */
function maySee(header: string, language: string): boolean {
  return header.split(';').every((pair) => {
    const [name = '', value = ''] = pair.split('=', 2).map((part) => part.trim());
    if (PERSONAL.has(name)) return false;
    return name !== COOKIES.language.name || value === language;
  });
}
