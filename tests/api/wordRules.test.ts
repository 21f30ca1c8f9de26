import { afterAll, beforeAll, expect, test } from 'vitest';
import { listColumnMaps, keepColumnMap, removeColumnMap } from '../../src/contract/endpoints/columnMap';
import { parseRfq } from '../../src/contract/endpoints/rfq';
import { keepWordRule, listWordRules, removeWordRule } from '../../src/contract/endpoints/wordRule';
import { errorTable } from '../../src/contract/errors';
import { headerSignature } from '../../src/domain/material/headerSignature';
import { book } from '../support/parseFiles';
import { Caller, join, letIn, newRegistrationNumber } from '../support/people';
import { startServer, type TestServer } from '../support/startServer';

let server: TestServer;
let one: Caller;
let other: Caller;

beforeAll(async () => {
  server = await startServer();
  [one, other] = await Promise.all([join(server.api), join(server.api)]);
});
afterAll(() => server?.stop());

const TEXT = 'PIPE 4" SCH40 CS-1 12 M';
const CS = { word: 'CS-1', fields: { grade: 'A106-B' } };
const list = async (caller: Caller) => (await caller.ok(listWordRules)).items;
const readBy = async (caller: Caller, text = TEXT) => (await caller.ok(parseRfq, { body: { lines: [text] } })).lines[0];

test('a word is applied to the next list of the own company with a mark, and to nobody else’s, until it is taken back', async () => {
  expect(await readBy(one)).toMatchObject({ learned: [] });
  const { id } = await one.ok(keepWordRule, { body: CS });
  expect(await list(one)).toMatchObject([{ id, ...CS }]);
  const read = await readBy(one);
  expect(read).toMatchObject({
    item: { grade: 'A106-B' },
    spec: { grade: 'A106-B' },
    learned: [{ word: 'CS-1', field: 'grade', value: 'A106-B' }],
    warnings: ['learned_word'],
  });
  expect(read?.overall).toBeLessThan(0.8);

  // Neither seen, nor used, nor changed by another company or by a visitor.
  const stranger = new Caller(server.api);
  expect(await list(other)).toEqual([]);
  for (const caller of [other, stranger]) {
    const theirs = await readBy(caller);
    expect(theirs?.learned).toEqual([]);
    expect(theirs?.item.grade).toBeUndefined();
  }
  await other.ok(removeWordRule, { params: { word_id: id } });
  await other.ok(keepWordRule, { body: { word: 'CS-1', fields: { grade: 'A53-B' } } });
  expect(await list(one)).toMatchObject([{ id, ...CS }]);
  expect((await readBy(other))?.item.grade).toBe('A53-B');
  expect((await readBy(one))?.item.grade).toBe('A106-B');

  await one.ok(removeWordRule, { params: { word_id: id } });
  expect(await list(one)).toEqual([]);
  expect((await readBy(one))?.item.grade).toBeUndefined();
});

test('a word is applied to rows of a file too, an unknown row becomes an item, and titles and sums stay aside', async () => {
  await one.ok(keepWordRule, {
    body: { word: '흑파', fields: { category: 'pipe', standard: 'KS D 3507', coating: 'black' } },
  });
  const content = await book({
    name: '내역',
    rows: [
      ['흑파 공사 내역', null, null, null],
      ['품명', '규격', '단위', '수량'],
      ['흑파', '25A', '본', 10],
      ['엘보', '25A', '개', 4],
      ['흑파 합계', null, null, 10],
    ],
  });
  const file = { name: 'a.xlsx', content: Buffer.from(content).toString('base64') };
  const { lines } = await one.ok(parseRfq, { body: { file } });
  const items = lines.filter(({ excluded }) => !excluded);
  expect(items.map(({ text }) => text.split('\t')[0])).toEqual(['흑파', '엘보']);
  expect(items[0]).toMatchObject({
    item: { category: 'pipe', standard: 'KS D 3507', nps: ['1'], qty: 10 },
    spec: { category: 'pipe', coating: 'black' },
    learned: [{ field: 'category' }, { field: 'standard' }, { field: 'coating' }],
  });
  expect(items[1]?.learned).toEqual([]);
});

test('the same word is kept once however it is written, and a colleague reads by it once let in', async () => {
  const company_registration_number = newRegistrationNumber();
  const first = await join(server.api, { company_registration_number });
  const colleague = await join(server.api, { company_registration_number });
  await first.ok(keepWordRule, { body: CS });
  await first.ok(keepWordRule, { body: { word: 'cs-1', fields: { grade: 'A53-B', schedule: '80' } } });
  expect(await list(first)).toMatchObject([{ word: 'cs-1', fields: { grade: 'A53-B', schedule: '80' } }]);
  // Who only typed the company's number reads as a visitor does.
  expect((await colleague.call(listWordRules)).mcode).toBe(errorTable.MEMBERSHIP_PENDING.mcode);
  expect((await readBy(colleague))?.learned).toEqual([]);
  await letIn(first, colleague);
  expect((await readBy(colleague))?.item.grade).toBe('A53-B');
});

test('words that are no words, empty rules and strangers are refused', async () => {
  const wrong = [
    { word: '', fields: { grade: 'A105' } },
    { word: '40', fields: { grade: 'A105' } },
    { word: 'A', fields: { grade: 'A105' } },
    { word: 'x'.repeat(41), fields: { grade: 'A105' } },
    { word: 'CS-1', fields: {} },
    { word: 'CS-1', fields: { grade: '' } },
    { word: 'CS-1', fields: { nonsense: 'x' } },
  ];
  for (const body of wrong) expect((await one.call(keepWordRule, { body })).mcode).toBe(errorTable.WRONG_PARAM.mcode);
  const stranger = new Caller(server.api);
  expect((await stranger.call(listWordRules)).mcode).toBe(errorTable.AUTH_REQUIRED.mcode);
  expect((await stranger.call(keepWordRule, { body: CS })).mcode).toBe(errorTable.AUTH_REQUIRED.mcode);
});

test('a company keeps five hundred words at most; one that it knows can still be changed', async () => {
  const company = await join(server.api);
  for (let from = 0; from < 500; from += 20)
    await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        company.ok(keepWordRule, { body: { word: `WORD${from + i}`, fields: { grade: 'A105' } } }),
      ),
    );
  expect((await company.call(keepWordRule, { body: CS })).mcode).toBe(errorTable.WRONG_PARAM.mcode);
  await company.ok(keepWordRule, { body: { word: 'WORD7', fields: { grade: 'A182-F11' } } });
  expect((await readBy(company, 'FLANGE WN 4" 150# WORD7 2 EA'))?.item.grade).toBe('A182-F11');
});

test('the columns of a form are forgotten by the own company alone', async () => {
  const signature = headerSignature(['품명', '규격', '수량', '발주']);
  await one.ok(keepColumnMap, { body: { signature, columns: { qty: 3 } } });
  await other.ok(removeColumnMap, { params: { signature } });
  expect((await one.ok(listColumnMaps)).items).toMatchObject([{ signature, columns: { qty: 3 } }]);
  await one.ok(removeColumnMap, { params: { signature } });
  expect((await one.ok(listColumnMaps)).items).toEqual([]);
});
