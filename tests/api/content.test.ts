import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/contract/constants';
import { getEntry, listEntries, listFaq } from '../../src/contract/endpoints/content';
import { getHomeFigures } from '../../src/contract/endpoints/home';
import { Caller, join, joinSeller } from '../support/people';
import { startOwnServer, type OwnServer } from '../support/startServer';
import { draft, readRfq, submitted } from '../support/trade';

let server: OwnServer;
beforeAll(async () => {
  server = await startOwnServer({ APP_URL: 'https://stlbs.test' });
});
afterAll(() => server?.stop());

const textAt = async (path: string) => {
  const answer = await fetch(server.url + path);
  return { status: answer.status, type: answer.headers.get('content-type') ?? '', text: await answer.text() };
};

test('articles, openings, documents and questions are read by anybody, in both languages', async () => {
  const anybody = new Caller(server.api);
  for (const language of LANGUAGES) {
    const { items } = await anybody.ok(listEntries, { params: { collection: 'blog' }, query: { language } });
    const days = items.map(({ published_on }) => published_on);
    expect(days).toEqual([...days].sort().reverse());
    const slug = items[0]?.slug ?? '';
    const entry = await anybody.ok(getEntry, { params: { collection: 'blog', slug }, query: { language } });
    expect(entry.blocks.length).toBeGreaterThan(5);
    expect((await anybody.ok(listFaq, { query: { language } })).items).toHaveLength(15);
  }
  const query = { language: 'ko' } as const;
  const answers = [
    await anybody.call(getEntry, { params: { collection: 'blog', slug: 'no-such-article' }, query }),
    await anybody.call(getEntry, { params: { collection: 'blog', slug: '..%2f..%2fjwt-secret' }, query }),
    await anybody.call(listFaq, { query: { language: 'de' as 'ko' } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 400, 400]);
});

test('the sitemap names every entry in both languages, each beside the other', async () => {
  const { type, text } = await textAt('/sitemap.xml');
  expect(type).toContain('application/xml');
  const places = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map((found) => found[1] ?? '');
  expect(new Set(places).size).toBe(places.length);
  expect(places).toContain('https://stlbs.test/');
  expect(places).toContain('https://stlbs.test/en/blog?id=reading-a-mill-certificate');
  expect(places.filter((place) => place.startsWith('https://stlbs.test/en')).length).toBe(places.length / 2);
  expect(text.match(/hreflang="x-default"/g)).toHaveLength(places.length);
});

test('the feed of each language holds its articles', async () => {
  const [korean, english] = [await textAt('/rss.xml'), await textAt('/en/rss.xml')];
  expect(korean.type).toContain('application/rss+xml');
  for (const { text } of [korean, english]) expect(text.match(/<item>/g)).toHaveLength(6);
  expect(korean.text).toContain('<link>https://stlbs.test/blog?id=');
  expect(english.text).toContain('<link>https://stlbs.test/en/blog?id=');
  expect(english.text).not.toMatch(/[가-힣]/);
});

test('search engines are let in where the product is meant to be found', async () => {
  expect((await textAt('/robots.txt')).text).toContain('Sitemap: https://stlbs.test/sitemap.xml');
  const staging = await startOwnServer({
    APP_ENV: 'staging',
    APP_URL: 'https://staging.stlbs.test',
    DATABASE_URL: server.databaseUrl,
  });
  expect(await (await fetch(`${staging.url}/robots.txt`)).text()).toBe('User-agent: *\nDisallow: /\n');
  await staging.stop();
});

test('the home page counts what is going on, and says nothing else', async () => {
  const buyer = await join(server.api);
  await joinSeller(server.api);
  await submitted(buyer);
  await draft(buyer);
  const { lines } = await readRfq(buyer, (await submitted(buyer)).rfq_number_id);
  const visitor = new Caller(server.api);
  // Requests of today count from tomorrow on, so that the figures do not reveal when one came or ended.
  const today = { companies: 2, collecting_requests: 0, asked_lines: 0, open_items: 0 };
  expect(await visitor.ok(getHomeFigures)).toEqual(today);
  await server.api('POST', '/dev/clock', { body: { seconds: 86_400 } });
  const later = await startOwnServer({ DATABASE_URL: server.databaseUrl });
  const figures = await new Caller(later.api).ok(getHomeFigures);
  await later.stop();
  expect(figures).toEqual({ ...today, collecting_requests: 2, asked_lines: 2 * lines.length });
});
