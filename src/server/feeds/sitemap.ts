import { LANGUAGES } from '../../contract/constants';
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
export async function sitemap(origin: string): Promise<string> {
  const pages: { path: string; changed?: string }[] = PAGES.map((path) => ({ path }));
  for (const [collection, path] of COLLECTIONS) {
    for (const entry of await listOf(collection, 'ko')) {
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
