import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import https from 'node:https';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as auth from '../../src/contract/endpoints/auth';
import * as rfqs from '../../src/contract/endpoints/rfq';
import { listPush } from '../../src/contract/endpoints/user';
import { createApi } from '../support/http';
import { type Nginx, startNginx } from '../support/nginx';
import { Caller, join, joinSeller } from '../support/people';
import { listen } from '../support/pushEars';
import { type RedisServer, startRedis } from '../support/redisServer';
import { type S3Server, startS3Server } from '../support/s3Server';
import { startOwnServer, type OwnServer } from '../support/startServer';
import { dayFromNow, draft, pipeLine, quoted, submitted } from '../support/trade';
import { uploadedFile } from '../support/uploads';
import { until } from '../support/until';
import { linkFile } from '../../src/contract/endpoints/file';

/** Two machines, as far as they can see: nothing is shared but the database, Redis and the store for files. */
let redis: RedisServer | null;
let nginx: Nginx | null;
let s3: S3Server;
let one: OwnServer;
let two: OwnServer;
let buyer: Caller;
let seller: Caller;
let leaver: Caller;
const common = { JWT_SECRET: 'the-secret-that-both-machines-share-0123456789', DRAIN_SECONDS: '6' };

const elsewhere = (caller: Caller, server: OwnServer) => {
  const same = new Caller(server.api, caller.lang);
  return Object.assign(same, { token: caller.token, refreshToken: caller.refreshToken, email: caller.email });
};

beforeAll(async () => {
  [redis, s3] = await Promise.all([startRedis(), startS3Server()]);
  const env = { ...common, ...s3.env, ...(redis ? { REDIS_URL: redis.url } : {}) };
  one = await startOwnServer(env);
  // Emails are kept where they were sent from, so people join before there is a second place.
  [buyer, seller, leaver] = await Promise.all([join(one.api), joinSeller(one.api), join(one.api)]);
  two = await startOwnServer({ ...env, DATABASE_URL: one.databaseUrl });
  nginx = await startNginx([one.port, two.port]);
});
afterAll(async () => {
  await nginx?.stop();
  await Promise.all([one?.stop(), two?.stop()]);
  await Promise.all([redis?.stop(), s3?.stop()]);
});

test('a login counts on both machines, and so does its end', async () => {
  const there = elsewhere(buyer, two);
  expect((await there.ok(rfqs.listRfqs)).items).toEqual([]);
  await elsewhere(leaver, two).ok(auth.logout, { body: { refresh_token: leaver.refreshToken } });
  expect((await leaver.call(rfqs.listRfqs)).status).toBe(401);
});

test('the same press sent to both machines at once happens once', async () => {
  const body = { title: '두 번 누름', deadline_date: dayFromNow(5), lines: [pipeLine] };
  const headers = { 'idempotency-key': randomUUID() };
  const answers = await Promise.all(
    [buyer, elsewhere(buyer, two)].map((caller) => caller.call(rfqs.createRfq, { body }, headers)),
  );
  expect(answers.map(({ mcode }) => mcode)).toEqual([0, 0]);
  expect(answers[0]?.data).toEqual(answers[1]?.data);
  const [{ drafts }] = (await one.sql<{ drafts: number }>(
    `select count(*)::int as drafts from rfq where title = '두 번 누름'`,
  )) as [{ drafts: number }];
  expect(drafts).toBe(1);
});

test('a file put on one machine is read on the other; a store that is down refuses clearly and loses nothing', async () => {
  const file_id = await uploadedFile(buyer, one.url);
  const stored = s3.objects.get(`${file_id.slice(0, 2)}/${file_id}`);
  await draft(buyer, { file_ids: [file_id] });
  const link = await elsewhere(buyer, two).ok(linkFile, { params: { file_id } });
  const read = await fetch(`${two.url}${link.url}`);
  expect(Buffer.from(await read.arrayBuffer())).toEqual(stored);

  s3.behave('failing');
  const refused = await fetch(`${one.url}${link.url}`, { headers: { 'accept-language': 'en' } });
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('10');
  expect(await refused.json()).toMatchObject({ mcode: 6019, message: expect.stringContaining('Try again') as string });
  s3.behave('well');
  expect((await fetch(`${one.url}${link.url}`)).status).toBe(200);
});

test('a deadline that both machines see pass closes a request once and is announced once', async () => {
  const rfq = await submitted(buyer);
  await quoted(seller, rfq.rfq_number_id);
  await Promise.all([one, two].map(({ api }) => api('POST', '/dev/clock', { body: { seconds: 6 * 24 * 60 * 60 } })));
  const reported = await one.sql(
    `select kind, count(*)::int as times from push where record_id = $1 and kind like '%closed%' or record_id = $1 and kind like '%deadline%'
     group by account_id, kind having count(*) > 1`,
    [rfq.rfq_number_id],
  );
  expect(reported).toEqual([]);
  expect((await buyer.ok(rfqs.getRfq, { params: { rfq_number_id: rfq.rfq_number_id } })).status).toBe('CMP');
  await one.api('POST', '/dev/clock', { body: { seconds: 0 } });
});

test('push reaches people connected to the other machine, also after Redis was away; a limit counts both', async ({
  skip,
}) => {
  if (!redis) return skip('no redis-server');
  const ears = listen(two.url, seller.token);
  await ears.opened;
  await submitted(buyer);
  await ears.next('rfq_matched');

  await redis.kill9();
  const missed = await submitted(buyer);
  const { items } = await seller.ok(listPush);
  expect(items.some((push) => push.record_id === missed.rfq_number_id)).toBe(true);
  await redis.startAgain();
  const sent = new Set<string>();
  await until('a push, once Redis is back', async () => {
    sent.add((await submitted(buyer)).rfq_number_id);
    return ears.messages.some((message) => sent.has(message['record_id'] ?? ''));
  });
  ears.close();

  const address = { 'x-forwarded-for': '10.1.2.3' };
  const tried = async (server: OwnServer) =>
    (await server.api('POST', '/auth/email/valid', { body: { email: 'a@stlbs.test' }, headers: address })).status;
  const statuses: number[] = [];
  for (let turn = 0; turn < 45; turn += 1) statuses.push(await tried(turn % 2 ? one : two));
  expect(statuses.slice(0, 20).every((status) => status === 200)).toBe(true);
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
});

test('the site speaks TLS of today only, sends others there, and keeps to itself what only the machine should ask', async ({
  skip,
}) => {
  if (!nginx?.tls) return skip('no nginx, or no openssl');
  const { url, certificate } = nginx.tls;
  const requested = (path: string, options: https.RequestOptions = {}) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      https.get(url + path, { ca: certificate, ...options }, (answer) => resolve(answer.resume())).on('error', reject);
    });
  const health = await requested('/api/health');
  expect([health.statusCode, health.headers['x-request-id']]).toEqual([200, expect.any(String)]);
  expect((await requested('/api/ready')).statusCode).toBe(404);
  expect((await requested('/api/dev/clock')).statusCode).toBe(404);
  const old = requested('/api/health', { minVersion: 'TLSv1.1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' });
  await expect(old).rejects.toThrow(/version|alert|unsupported/i);
  const sent = await fetch(`${nginx.plainUrl}/en/service`, { redirect: 'manual' });
  expect([sent.status, sent.headers.get('location')]).toEqual([301, 'https://127.0.0.1/en/service']);
});

test('restarting one machine after the other under load, and killing one, gives nobody an error', async ({ skip }) => {
  if (!nginx) return skip('no nginx');
  const { url } = nginx;
  const api = createApi(url);
  const behind = Object.assign(new Caller(api), { token: buyer.token });
  const ears = listen(url, seller.token);
  await ears.opened;
  let stop = false;
  const acknowledged: string[] = [];
  const wrong: unknown[] = [];
  const client = async () => {
    while (!stop) {
      const body = { title: '교대 중', deadline_date: dayFromNow(5), lines: [pipeLine] };
      const made = await behind
        .call(rfqs.createRfq, { body })
        .catch((error: unknown) => ({ status: 0, error, data: null }));
      if (made.status === 200 && made.data) acknowledged.push(made.data.rfq_number_id);
      else wrong.push(made);
      const read = await behind
        .call(rfqs.listRfqs, { query: { limit: 1 } })
        .catch((error: unknown) => ({ status: 0, error }));
      if (read.status !== 200) wrong.push(read);
      // Below the limit of calls of one address in a minute, and at no beat that all share.
      await new Promise((resolve) => setTimeout(resolve, 400 + Math.random() * 200));
    }
  };
  const clients = Array.from({ length: 4 }, client);
  const again = async (server: OwnServer, end: () => Promise<unknown>) => {
    await end();
    return startOwnServer({ ...server.env, DATABASE_URL: server.databaseUrl });
  };
  // Each machine goes while the clients are in the middle of their work.
  const underLoad = (more: number, from = acknowledged.length) =>
    until(`${more} more requests`, () => acknowledged.length >= from + more || wrong.length > 0);
  await underLoad(6);
  expect(await codeOfStop(one)).toBe(0);
  one = await startOwnServer({ ...one.env, DATABASE_URL: one.databaseUrl });
  await underLoad(6);
  expect(await codeOfStop(two)).toBe(0);
  two = await startOwnServer({ ...two.env, DATABASE_URL: two.databaseUrl });
  await underLoad(6);
  one = await again(one, () => one.kill9());
  stop = true;
  await Promise.all(clients);
  expect(wrong).toEqual([]);
  const kept = await one.sql<{ number: string }>(`select rfq_number_id as number from rfq where title = '교대 중'`);
  // The one call that died half way may have been made again under its key; nothing else may differ.
  expect(kept.map(({ number }) => number).sort()).toEqual([...acknowledged].sort());
  // The socket ended with its process, not with the login, and is taken again at once.
  expect([1001, 1006]).toContain(await ears.closed);
  const next = listen(url, seller.token);
  await next.opened;
  next.close();

  const line = nginx.log().find((each) => each.method === 'POST');
  expect(Object.keys(line ?? {}).sort()).toEqual(
    ['method', 'request_id', 'seconds', 'status', 'time', 'tries', 'upstream'].sort(),
  );
}, 240_000);

const codeOfStop = (server: OwnServer) => server.stop();
