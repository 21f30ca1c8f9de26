import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelRfq, exportRfqs, listRfqs } from '../../src/contract/endpoints/rfq';
import { sheetText } from '../../src/server/spreadsheet/sheetText';
import { type Caller, join } from '../support/people';
import { startServer, type TestServer } from '../support/startServer';
import { dayFromNow, draft, submitted } from '../support/trade';

let server: TestServer;
let buyer: Caller;
let stranger: Caller;

beforeAll(async () => {
  server = await startServer();
  [buyer, stranger] = await Promise.all([join(server.api), join(server.api)]);
  await submitted(buyer, { title: '나중 마감', deadline_date: dayFromNow(20) });
  await submitted(buyer, { title: '곧 마감', deadline_date: dayFromNow(2), sealed: true });
  await draft(buyer, { title: '초안', deadline_date: null });
});
afterAll(() => server?.stop());

type Query = Record<string, string | number>;
const titles = async (query: Query) => (await buyer.ok(listRfqs, { query })).items.map(({ title }) => title);

test('every order of the list is walked page by page; after the next deadlines come drafts, then what is over', async () => {
  const walked = async (sort: string, who = buyer) => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await who.ok(listRfqs, { query: { sort, limit: 1, ...(cursor ? { cursor } : {}) } as never });
      seen.push(...page.items.map(({ title }) => title));
      cursor = page.next_cursor ?? undefined;
    } while (cursor);
    return seen;
  };
  expect(await walked('created')).toEqual(['초안', '곧 마감', '나중 마감']);
  expect(await walked('deadline')).toEqual(['곧 마감', '나중 마감', '초안']);
  // A company of its own: the other tests count the requests of this one.
  const other = await join(server.api);
  const ending = await submitted(other, { title: '취소', deadline_date: dayFromNow(1) });
  await submitted(other, { title: '접수 중', deadline_date: dayFromNow(3) });
  await draft(other, { title: '초안', deadline_date: null });
  const { rfq_number_id, version } = ending;
  await other.ok(cancelRfq, { params: { rfq_number_id }, body: { version, reason: '물량 변경' } });
  expect(await walked('deadline', other)).toEqual(['접수 중', '초안', '취소']);
});

test('each filter narrows the list and its counts', async () => {
  expect(await titles({ sealed: '1' })).toEqual(['곧 마감']);
  expect(await titles({ status: 'DRAFT' })).toEqual(['초안']);
  expect(await titles({ closes_from: dayFromNow(10) })).toEqual(['나중 마감']);
  expect(await titles({ closes_to: dayFromNow(10) })).toEqual(['곧 마감']);
  const narrowed = await buyer.ok(listRfqs, { query: { sealed: '0', status: 'REQ' } });
  // The other tabs keep their counts, so that one can go there.
  expect(narrowed.counts).toEqual({ REQ: 1, DRAFT: 1 });
});

test('the spreadsheet holds the rows of the screen, in its order and in the language of its reader', async () => {
  const exported = async (lang: 'ko' | 'en', query: string, token = buyer.token ?? '') => {
    const file = await server.api('GET', `${exportRfqs.path}?${query}`, { token, lang });
    expect(file.status).toBe(200);
    return ((await readXlsx(file.body as Uint8Array)).sheets[0]?.rows ?? []) as (string | number | null)[][];
  };
  for (const lang of ['ko', 'en'] as const) {
    const { titles: heads } = sheetText(lang).ownRequests;
    const [head = [], ...rows] = await exported(lang, 'sort=deadline');
    expect(head.slice(0, 2)).toEqual([heads.number, heads.title]);
    expect(rows.map((row) => row[1])).toEqual(['곧 마감', '나중 마감', '초안']);
  }
  expect((await exported('ko', 'q=나중')).slice(1).map((row) => row[1])).toEqual(['나중 마감']);
  expect((await exported('ko', '', stranger.token)).slice(1)).toEqual([]);
});
