import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Env } from '../env';
import { BRAND, type Language, LANGUAGES } from '../../contract/constants';
import { startOfDaySeoul } from '../../domain/time/deadline';
import { listOf } from '../modules/content/content.service';
import { xml } from './xml';

/** Pages that anybody may read and that are worth finding; entries come on top. */
const PAGES = [
  '/',
  '/document/intro',
  '/document/career',
  '/document/career/job/list',
  '/document/service',
  '/document/policy',
  '/document/marketing',
  '/service/board',
  '/blog',
  '/customer/faq',
  '/service/buyer/search',
  '/service/stock/search',
] as const;

const COLLECTIONS = [
  ['blog', '/blog'],
  ['board', '/service/board'],
  ['job', '/document/career/job/recruit'],
] as const;

/** Every public page in both languages, each naming the other. */
export async function sitemap({ APP_URL: origin, OPERATOR }: Env): Promise<string> {
  const pages: { path: string; changed?: string }[] = PAGES.map((path) => ({ path }));
  for (const [collection, path] of COLLECTIONS) {
    for (const entry of await listOf(OPERATOR, collection, 'ko')) {
      pages.push({ path: `${path}?id=${entry.slug}`, changed: entry.updated_on ?? entry.published_on });
    }
  }
  const urls = pages.flatMap(({ path, changed }) => {
    const address = { ko: `${origin}${path}`, en: `${origin}/en${path === '/' ? '' : path}` };
    const others = [...LANGUAGES.map((language) => [language, address[language]]), ['x-default', address.en]].map(
      ([language, href]) => xml`<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
    );
    const day = changed === undefined ? '' : xml`<lastmod>${changed}</lastmod>`;
    return LANGUAGES.map((language) => `<url>${xml`<loc>${address[language]}</loc>`}${day}${others.join('')}</url>`);
  });
  const names = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${names}>\n${urls.join('\n')}\n</urlset>\n`;
}

const TITLE = { ko: `${BRAND.ko} 블로그`, en: `${BRAND.en} blog` } as const;
const ABOUT = {
  ko: '배관 자재를 사고파는 분께 도움이 되는 실무 글',
  en: 'Practical articles for people who buy and sell piping materials',
} as const;

/** The articles of a language as RSS 2.0. */
export async function rss({ APP_URL: origin, OPERATOR }: Env, language: Language): Promise<string> {
  const base = language === 'en' ? `${origin}/en` : origin;
  const items = (await listOf(OPERATOR, 'blog', language)).map((entry) => {
    const address = `${base}/blog?id=${entry.slug}`;
    const date = startOfDaySeoul(entry.published_on).toUTCString();
    return xml`<item><title>${entry.title}</title><link>${address}</link><guid>${address}</guid><pubDate>${date}</pubDate><description>${entry.summary}</description></item>`;
  });
  const own = `${base}/rss.xml`;
  const head = xml`<title>${TITLE[language]}</title><link>${base}/blog</link><description>${ABOUT[language]}</description><language>${language}</language><atom:link href="${own}" rel="self" type="application/rss+xml"/>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${head}\n${items.join('\n')}\n</channel></rss>\n`;
}

const FEEDS = new Set(['/robots.txt', '/sitemap.xml', '/rss.xml', '/en/rss.xml']);
const HOUR = 'public, max-age=3600';

/** Whether an address is one of the files for machines, which no page answers. */
export function isFeed(address: string | undefined): boolean {
  return FEEDS.has(address?.split('?')[0] ?? '');
}

/** What search engines and feed readers ask for. A trial installation that others can reach stays out of indexes. */
export function mountFeeds(server: FastifyInstance, env: Env): void {
  const hidden = { schema: { hide: true } };
  const send = (reply: FastifyReply, type: string, text: string) =>
    reply.header('cache-control', HOUR).type(`${type}; charset=utf-8`).send(text);
  server.get('/robots.txt', hidden, async (_request, reply) => {
    const found = env.APP_ENV === 'prod' || env.APP_ENV === 'localhost';
    const rules = found
      ? ['User-agent: *', 'Disallow: /api/', 'Disallow: /mail/', `Sitemap: ${env.APP_URL}/sitemap.xml`]
      : ['User-agent: *', 'Disallow: /'];
    return send(reply, 'text/plain', `${rules.join('\n')}\n`);
  });
  server.get('/sitemap.xml', hidden, async (_request, reply) => send(reply, 'application/xml', await sitemap(env)));
  server.get('/rss.xml', hidden, async (_request, reply) => send(reply, 'application/rss+xml', await rss(env, 'ko')));
  server.get('/en/rss.xml', hidden, async (_request, reply) =>
    send(reply, 'application/rss+xml', await rss(env, 'en')),
  );
}
