import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { writeXlsx } from 'hucre/xlsx';
import { createApi } from '../../support/http';
import { join, joinSeller } from '../../support/people';
import { startProcess } from '../../support/serverProcess';
import { pipeLine, quoted, submitted } from '../../support/trade';
import { workbookParts, zipOf } from '../../support/zip';
import { share } from '../large/times.mjs';
import { row } from '../report.mjs';
import { setApart } from '../rounds.mjs';

const LINES = 5_000;
const EVERY_MS = 10;
const SHORT_MS = 3_000;
/** The watchers ask for a while before the work begins. */
const BEFORE_MS = 1_000;

/**
 * What others notice while one person does everything heavy there is, one after the other: the times of `/api/ready` and of a
 * list of another company, and how long its short document takes.
 */
export async function measureFairness({ databaseUrl }) {
  // The page of a long request is part of it where pages are built.
  const pages = existsSync('.next/BUILD_ID');
  const server = await startProcess({
    PAGES: pages ? '1' : '0',
    DATABASE_URL: databaseUrl,
    TEST_CLOCK: '0',
    TEST_CHECKS: '0',
  });
  setApart(server);
  try {
    const api = createApi(server.url);
    const [buyer, seller, second, other] = [
      await join(api),
      await joinSeller(api),
      await joinSeller(api),
      await join(api),
    ];
    const own = await submitted(other, { lines: [pipeLine] });
    await quoted(seller, own.rfq_number_id);
    const lines = Array.from({ length: LINES }, (_, at) => ({ ...pipeLine, tag: `L-${at}` }));
    const large = await submitted(buyer, { lines });
    for (const one of [seller, second]) await quoted(one, large.rfq_number_id);
    // What is made for the first time since the start is not what is measured: threads, and the code of a page.
    await api('POST', `/rfq/${own.rfq_number_id}/comparison/paper`, { token: other.token, body: {} });
    if (pages) await pageOf(server.url, other, own.rfq_number_id);
    const rows = [];
    const heavy = await acts({ server, api, buyer, seller, number: large.rfq_number_id });
    for (const { what, act } of heavy.filter((one) => pages || !one.page)) {
      const watched = await watchedWhile(act, { url: server.url, api, other, number: own.rfq_number_id });
      console.error(what, JSON.stringify(watched));
      rows.push(...rowsOf(what, watched));
    }
    return rows;
  } finally {
    await server.stop();
  }
}

/** What one person does. Files are made beforehand: making them is the work of this process. */
async function acts({ server, api, buyer, seller, number }) {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' };
  const parse = (body) => api('POST', '/rfq/parse', { body, headers });
  const inBytes = (body) => Buffer.from(JSON.stringify(body));
  const file = (name, bytes) => inBytes({ file: { name, content: Buffer.from(bytes).toString('base64') } });
  const get = (who, path) => api('GET', path, { token: who.token, headers: { 'x-forwarded-for': who.address } });
  const taken = (who, path) =>
    api('POST', path, { body: {}, token: who.token, headers: { 'x-forwarded-for': who.address } });
  /** Files that go on in the background belong to the work: until none of them is waiting or being made. */
  const toTheEnd = async (who, calls) => {
    const answers = await calls;
    for (;;) {
      const { body } = await get(who, '/export');
      if (!body.data.items.some(({ state }) => state === 'waiting' || state === 'running')) return answers;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  };
  const times = (count, act) => Promise.all(Array.from({ length: count }, act));
  const wide = (rows, columns) =>
    Array.from({ length: rows }, (_, at) => [`PIPE SMLS 4" SCH40 ${at} EA`, ...Array(columns - 1).fill('x')]);
  const long = file('a.xlsx', await writeXlsx({ sheets: [{ name: 'A', rows: wide(20_000, 6) }] }));
  const merges = file('b.xlsx', mergedBook(1_000, 300_000));
  const broad = file('c.xlsx', await writeXlsx({ sheets: [{ name: 'A', rows: wide(LINES, 150) }] }));
  const pasted = inBytes({ lines: Array(LINES).fill('PIPE SMLS 4" SCH40 10 EA '.padEnd(2_000, 'x ')) });
  const usual = inBytes({ lines: Array(LINES).fill(pipeLine.raw_text) });
  return [
    {
      what: '20,000 rows',
      act: () => parse(long),
    },
    { what: '1,000 merges over 300,000 rows', act: () => parse(merges) },
    {
      what: '5,000 × 150 cells',
      act: () => parse(broad),
    },
    {
      what: '10 MB pasted',
      act: () => parse(pasted),
    },
    { what: 'a list of 5,000 lines', act: () => parse(usual) },
    {
      what: 'ten exports of 5,000 × 2',
      act: () =>
        toTheEnd(
          buyer,
          times(10, () => taken(buyer, `/rfq/${number}/comparison/sheet`)),
        ),
    },
    {
      what: 'three papers of 5,000 lines',
      act: () =>
        toTheEnd(
          seller,
          times(3, () => get(seller, `/quotation/request/${number}/paper`)),
        ),
    },
    { what: 'a request of 5,000 lines, read', act: () => get(buyer, `/rfq/${number}`) },
    {
      what: 'its page',
      page: true,
      act: () => pageOf(server.url, buyer, number),
    },
  ];
}

async function pageOf(url, { token }, number) {
  const page = await fetch(`${url}/service/project/${number}`, { headers: { cookie: `ACCESS_TOKEN=${token}` } });
  await page.arrayBuffer();
  return page;
}

function mergedBook(merges, last) {
  const ranges = Array.from({ length: merges }, () => `<mergeCell ref="A1:A${last}"/>`).join('');
  const cell = (at) => `<row r="${at}"><c r="A${at}" t="inlineStr"><is><t>PIPE</t></is></c></row>`;
  return zipOf(
    workbookParts(`${cell(1)}${cell(last)}`).map((part) => ({
      ...part,
      content: String(part.content).replace('</sheetData>', `</sheetData><mergeCells>${ranges}</mergeCells>`),
    })),
  );
}

/** Another company calls on and on while something heavy is done, and prints one short document. */
async function watchedWhile(act, { url, api, other, number }) {
  const requested = { headers: { 'x-forwarded-for': other.address }, token: other.token };
  const watchers = ['/api/ready', '/api/rfq'].map((path) => watcherOf(`${url}${path}`, other));
  await new Promise((resolve) => setTimeout(resolve, BEFORE_MS));
  const paper = timeOf(() => api('POST', `/rfq/${number}/comparison/paper`, { ...requested, body: {} }));
  let answers = [];
  const took = await timeOf(async () => {
    answers = [await act()].flat().map(({ status }) => status);
  });
  const short = await paper;
  const [ready, lists] = await Promise.all(watchers.map((watcher) => watcher.end()));
  return { answers, took, short, ready: figures(ready), lists: figures(lists) };
}

function watcherOf(url, { address, token }) {
  const headers = { 'x-forwarded-for': address, authorization: `Bearer ${token}` };
  const worker = new Worker(new URL('./watcher.mjs', import.meta.url), {
    workerData: { url, headers, everyMs: EVERY_MS },
  });
  const times = new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
  return {
    end() {
      worker.postMessage('end');
      return times;
    },
  };
}

async function timeOf(act) {
  const began = performance.now();
  await act();
  return performance.now() - began;
}

const figures = (times) => ({ count: times.length, p99: share(times, 0.99), max: Math.max(...times) });

function rowsOf(what, { answers, took, short, ready, lists }) {
  const note = `${(took / 1000).toFixed(1)} s of work, answered ${answers.join(', ')}`;
  return [
    row({ what: `${what}: others' /api/ready, p99`, unit: 'ms', value: ready.p99, most: 100, note }),
    row({ what: `${what}: others' /api/ready, longest`, unit: 'ms', value: ready.max, most: 250 }),
    row({ what: `${what}: others' list, p99`, unit: 'ms', value: lists.p99, most: 100 }),
    row({ what: `${what}: others' list, longest`, unit: 'ms', value: lists.max, most: 250 }),
    row({ what: `${what}: a short paper meanwhile`, unit: 'ms', value: short, most: SHORT_MS }),
  ];
}
