import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Env } from '../env';
import { rss } from './rss';
import { sitemap } from './sitemap';

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
  server.get('/sitemap.xml', hidden, async (_request, reply) =>
    send(reply, 'application/xml', await sitemap(env.APP_URL)),
  );
  server.get('/rss.xml', hidden, async (_request, reply) =>
    send(reply, 'application/rss+xml', await rss(env.APP_URL, 'ko')),
  );
  server.get('/en/rss.xml', hidden, async (_request, reply) =>
    send(reply, 'application/rss+xml', await rss(env.APP_URL, 'en')),
  );
}
