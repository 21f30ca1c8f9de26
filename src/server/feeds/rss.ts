import { BRAND, type Language } from '../../contract/constants';
import { startOfDaySeoul } from '../../domain/time/deadline';
import { listOf } from '../modules/content/content.service';
import { xml } from './xml';

const TITLE = { ko: `${BRAND.ko} 블로그`, en: `${BRAND.en} blog` } as const;
const ABOUT = {
  ko: '배관 자재를 사고파는 분께 도움이 되는 실무 글',
  en: 'Practical articles for people who buy and sell piping materials',
} as const;

/** The articles of a language as RSS 2.0. */
export async function rss(origin: string, language: Language): Promise<string> {
  const base = language === 'en' ? `${origin}/en` : origin;
  const items = (await listOf('blog', language)).map((entry) => {
    const address = `${base}/blog?id=${entry.slug}`;
    const date = startOfDaySeoul(entry.published_on).toUTCString();
    return xml`<item><title>${entry.title}</title><link>${address}</link><guid>${address}</guid><pubDate>${date}</pubDate><description>${entry.summary}</description></item>`;
  });
  const own = `${base}/rss.xml`;
  const head = xml`<title>${TITLE[language]}</title><link>${base}/blog</link><description>${ABOUT[language]}</description><language>${language}</language><atom:link href="${own}" rel="self" type="application/rss+xml"/>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${head}\n${items.join('\n')}\n</channel></rss>\n`;
}
