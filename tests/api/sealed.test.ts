import { inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import type { Endpoint } from '../../src/contract/endpoint';
import * as quotations from '../../src/contract/endpoints/quotation';
import * as rfqs from '../../src/contract/endpoints/rfq';
import { askQuestion, listQuestions } from '../../src/contract/endpoints/rfqDialogue';
import { everyEndpoint } from '../support/everyEndpoint';
import { type Facts, sampleBody, sampleQuery } from '../support/sampleInput';
import { type Caller, join, joinSeller } from '../support/people';
import { startOwnServer, type OwnServer } from '../support/startServer';
import { uploadedFile } from '../support/uploads';
import { quotationBody, readRfq, seenBy, submitted } from '../support/trade';

/** Figures that occur nowhere else: a unit price, the freight, and what follows from them. */
const PRICE = '7391173';
const FREIGHT = '6173291';
const MEMO = '숨은조건-8852';
const SUM = 18 * Number(PRICE);
const SECRETS = [
  PRICE,
  FREIGHT,
  MEMO,
  String(SUM),
  String(SUM + Number(FREIGHT)),
  String(10 * Number(PRICE)),
  String(8 * Number(PRICE)),
];
const grouped = (value: string) => value.replace(/\B(?=(\d{3})+$)/g, ',');
const PATTERN = new RegExp(SECRETS.flatMap((one) => [one, grouped(one)]).join('|'));

let server: OwnServer;
let buyer: Caller;
let author: Caller;
let rival: Caller;
let endpoints: Endpoint[];
const frames: string[] = [];
let sockets: WebSocket[] = [];
beforeAll(async () => {
  server = await startOwnServer({ TEST_CLOCK: '1', LOG_LEVEL: 'info' });
  [buyer, author, rival] = await Promise.all([
    join(server.api),
    joinSeller(server.api, ['pipe', 'flange'], { company_name: '봉인강관' }),
    joinSeller(server.api, ['pipe', 'flange'], { company_name: '엿보기상사' }),
  ]);
  endpoints = await everyEndpoint();
  sockets = await Promise.all(
    [buyer, rival].map(async (who) => {
      const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/ws/push?t=${who.token}`);
      socket.on('message', (data: Buffer) => frames.push(data.toString('utf8')));
      await new Promise((resolve) => socket.once('open', resolve));
      return socket;
    }),
  );
});
afterAll(() => {
  for (const socket of sockets) socket.close();
  return server?.stop();
});

/** Everything a text can be read from, also what is packed inside a spreadsheet. */
function readable(bytes: Buffer): string {
  const parts = [bytes.toString('utf8')];
  for (let at = bytes.indexOf('PK\x03\x04'); at >= 0; at = bytes.indexOf('PK\x03\x04', at + 4)) {
    const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
    try {
      parts.push(inflateRawSync(bytes.subarray(start)).toString('utf8'));
    } catch {
      // Not a packed part.
    }
  }
  return parts.join('\n');
}

interface Answer {
  text: string;
  refused: boolean;
}

/** Tries an endpoint, also with a query that exports; what it answered, and whether it took neither body nor query. */
async function attack(who: Caller, endpoint: Endpoint, ids: Facts): Promise<Answer> {
  const body = JSON.stringify(sampleBody(endpoint, ids));
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => known(ids[name]));
  const gets = endpoint.method === 'GET';
  const addresses = gets ? [`${path}?limit=100&q=&format=xlsx`, path] : [path + sampleQuery(endpoint, ids)];
  const tries = await Promise.all(
    addresses.map(async (address) => {
      const answer = await fetch(`${server.url}/api${address}`, {
        method: endpoint.method,
        headers: {
          authorization: `Bearer ${who.token}`,
          'idempotency-key': `attack-${Math.random()}`,
          ...(endpoint.method === 'GET' || endpoint.method === 'DELETE' ? {} : { 'content-type': 'application/json' }),
        },
        ...(endpoint.method === 'GET' || endpoint.method === 'DELETE' ? {} : { body }),
      });
      const headers = [...answer.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
      return { status: answer.status, text: `${headers}\n${readable(Buffer.from(await answer.arrayBuffer()))}` };
    }),
  );
  return {
    text: tries.map(({ text }) => text).join('\n'),
    refused: tries.every(({ status, text }) => status === 429 || (status === 400 && /"mcode":4\b/.test(text))),
  };
}

/** The id of nothing: for what an attacker cannot know. */
const NOTHING = '01933333-0000-7000-8000-000000000000';

/** Calls that end a login, and the one that ends the request, which has a test of its own. */
const LEFT_OUT = /^\/auth|^\/user\/(withdraw|profile)|password|^\/rfq\/\{rfq_number_id\}\/cancel$|deactivate/;
const tried = () => endpoints.filter(({ path }) => !LEFT_OUT.test(path));
/** A path's part: what is known, or the id of nothing. */
const known = (id: unknown) => (typeof id === 'string' || typeof id === 'number' ? String(id) : NOTHING);
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** Endpoints that gave a secret, and those about the request that were only tried with what they do not take. */
async function leaks(who: Caller, ids: Facts, versionNow: () => Promise<number>) {
  const [reported, untried]: [string[], string[]] = [[], []];
  const tryOut = async (endpoint: Endpoint, version: number) => {
    const { text, refused } = await attack(who, endpoint, { ...ids, version });
    if (PATTERN.test(text)) reported.push(nameOf(endpoint));
    if (refused && /\{(rfq_number_id|number|quotation_id)\}/.test(endpoint.path)) untried.push(nameOf(endpoint));
  };
  const [reading, changing] = [true, false].map((gets) => tried().filter(({ method }) => (method === 'GET') === gets));
  // Changes come one by one, each with the version that stands; readings, after what they left, disturb each other in nothing.
  for (const endpoint of changing ?? []) await tryOut(endpoint, await versionNow());
  await Promise.all((reading ?? []).map((endpoint) => tryOut(endpoint, 1)));
  return { reported, untried };
}

/** A quotation with secrets in its prices, its words and its file. */
async function secretQuotation(rfq_number_id: string) {
  const file_id = await uploadedFile(author, server.url, `${MEMO}.pdf`, Buffer.from(`%PDF-1.7\n${PRICE}\n%%EOF`));
  const change = { freight_amount: FREIGHT, memo: MEMO, file_ids: [file_id] };
  const body = quotationBody(await seenBy(author, rfq_number_id), PRICE, change);
  const sent = await author.ok(quotations.submitQuotation, { params: { rfq_number_id }, body });
  return { sent, file_id };
}

test('before the deadline nobody but its author learns an amount, by whatever call, message, mail or log', async () => {
  const { rfq_number_id } = await submitted(buyer, { sealed: true, title: '밀봉 시험' });
  const { sent, file_id } = await secretQuotation(rfq_number_id);
  // The secrets are real: the author reads them.
  expect(JSON.stringify(sent)).toMatch(PATTERN);
  const quotation_id = sent.quotation?.id ?? '';
  const [person] = await server.sql<{ company_id: string; id: string }>(
    'select company_id, id from account where email = $1',
    [author.email],
  );
  await author.ok(askQuestion, { params: { rfq_number_id }, body: { question: '납기는요?' } });
  const requested = await buyer.ok(listQuestions, { params: { rfq_number_id } });
  const ids = {
    rfq_number_id,
    number: rfq_number_id,
    question_id: requested.items[0]?.id ?? '',
    quotation_id,
    quotation_ids: [quotation_id],
    revision: 1,
    file_id,
    company_id: person?.company_id ?? '',
    store_id: person?.company_id ?? '',
    account_id: person?.id ?? '',
    rfq_line_id: sent.lines[0]?.id ?? '',
    line_id: sent.lines[0]?.id ?? '',
  };
  expect((await readRfq(buyer, rfq_number_id)).quotation_count).toBe(1);
  const asBuyer = await leaks(buyer, ids, async () => (await readRfq(buyer, rfq_number_id)).version);
  expect(asBuyer).toEqual({ reported: [], untried: [] });
  // A draft of his own, so that every call about it finds one.
  const own = quotationBody(await seenBy(rival, rfq_number_id), '1');
  await rival.ok(quotations.saveQuotation, { params: { rfq_number_id }, body: own });
  const asRival = await leaks(rival, ids, async () => (await seenBy(rival, rfq_number_id)).version);
  expect(asRival).toEqual({ reported: [], untried: [] });

  const mails = await server.sql<{ all: string }>(
    'select concat(subject, text, html) as all from mail where recipient <> $1',
    [author.email],
  );
  const pushes = await server.sql<{ all: string }>('select concat(title, params::text) as all from push');
  const timeline = await server.sql<{ all: string }>('select concat(note, params::text) as all from timeline_event');
  for (const { all } of [...mails, ...pushes, ...timeline]) expect(all).not.toMatch(PATTERN);
  expect(frames.length).toBeGreaterThan(0);
  for (const frame of frames) {
    expect(frame).not.toMatch(PATTERN);
    expect(frame).not.toContain('봉인강관');
    expect(Object.keys(JSON.parse(frame) as object).sort((a, b) => a.localeCompare(b))).toEqual([
      'created_at',
      'id',
      'kind',
      'record_id',
      'record_type',
    ]);
  }
  expect(server.output()).not.toMatch(PATTERN);
}, 240_000);

test('ending early needs everybody’s answer; then all open together', async () => {
  const { rfq_number_id } = await submitted(buyer, { sealed: true });
  const params = { rfq_number_id };
  const body = quotationBody(await seenBy(author, rfq_number_id), PRICE, { freight_amount: FREIGHT, memo: MEMO });
  await author.ok(quotations.submitQuotation, { params, body });
  const { version } = await readRfq(buyer, rfq_number_id);
  expect((await buyer.call(rfqs.endRfq, { params, body: { version } })).mcode).toBe(3005);
  await rival.ok(quotations.declineRequest, { params, body: { reason: '재고 없음' } });
  await buyer.ok(rfqs.endRfq, { params, body: { version: (await readRfq(buyer, rfq_number_id)).version } });
  expect(JSON.stringify(await buyer.ok(rfqs.getComparison, { params }))).toMatch(PATTERN);
  expect(JSON.stringify(await seenBy(rival, rfq_number_id))).not.toMatch(PATTERN);
});

test('cancelled before its deadline, it stays sealed for good', async () => {
  const { rfq_number_id } = await submitted(buyer, { sealed: true });
  const params = { rfq_number_id };
  const { sent, file_id } = await secretQuotation(rfq_number_id);
  const { version } = await readRfq(buyer, rfq_number_id);
  const cancelled = await buyer.ok(rfqs.cancelRfq, { params, body: { version, reason: '사업 취소' } });
  const ids = { rfq_number_id, number: rfq_number_id, quotation_id: sent.quotation?.id ?? '', revision: 1, file_id };
  await server.api('POST', '/dev/clock', { body: { seconds: 40 * 86_400 } });
  for (const who of [buyer, rival]) {
    const gets = tried().filter(({ method }) => method === 'GET');
    const answers = await Promise.all(gets.map((endpoint) => attack(who, endpoint, ids)));
    expect(gets.filter((_, index) => PATTERN.test(answers[index]?.text ?? '')).map(nameOf)).toEqual([]);
  }
  expect(cancelled.status).toBe('CLS');
  await server.api('POST', '/dev/clock', { body: { seconds: 0 } });
}, 60_000);

test("an impatient buyer gets nothing by repeating the author's idempotency key", async () => {
  const { rfq_number_id } = await submitted(buyer, { sealed: true });
  const params = { rfq_number_id };
  const body = quotationBody(await seenBy(author, rfq_number_id), PRICE, { memo: MEMO });
  const key = { 'idempotency-key': 'the-very-same-key' };
  expect((await author.call(quotations.submitQuotation, { params, body }, key)).mcode).toBe(0);
  for (const who of [buyer, rival]) {
    const answer = await who.call(
      quotations.submitQuotation,
      { params, body: { ...body, memo: null, lines: [] } },
      key,
    );
    expect(JSON.stringify(answer)).not.toMatch(PATTERN);
    expect(answer.mcode).not.toBe(0);
  }
});
