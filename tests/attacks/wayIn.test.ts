import http from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { DEMO_LOGINS, DEMO_PASSWORD } from '../../src/contract/constants';
import { refresh } from '../../src/contract/endpoints/auth';
import { submitQuotation } from '../../src/contract/endpoints/quotation';
import { Caller, join, joinSeller, PASSWORD, signIn } from '../support/people';
import { startOwnServer } from '../support/startServer';
import { pipeLine, quotationBody, seenBy, submitted } from '../support/trade';
import { operatorSettings } from '../support/operatorSettings';

const server = await startOwnServer();
afterAll(() => server.stop());

const PROD = {
  ...operatorSettings,
  APP_ENV: 'prod',
  APP_URL: 'https://stlbs.test',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'STLBS <no-reply@stlbs.test>',
  JWT_SECRET: 'a-secret-that-is-at-least-32-bytes-long',
  TEST_CLOCK: '0',
  TEST_CHECKS: '0',
};

test('nothing that serves tests is taken in production: the server does not start', async () => {
  for (const name of ['TEST_CHECKS', 'TEST_CLOCK', 'DEMO_DATA']) {
    await expect(startOwnServer({ ...PROD, [name]: '1' }), name).rejects.toThrow(name);
  }
});

// Loading the demo takes a busy machine longer than a test may.
const demo = await startOwnServer({ DEMO_DATA: '1' });
afterAll(() => demo.stop());

test('demo logins do not open a data folder that serves in production', async () => {
  const caller = new Caller(demo.api);
  await signIn(caller, DEMO_LOGINS.buyer, DEMO_PASSWORD);
  const prod = await startOwnServer({ ...PROD, DATABASE_URL: demo.databaseUrl });
  try {
    for (const email of Object.values(DEMO_LOGINS)) {
      const body = { email, password: DEMO_PASSWORD };
      expect(await prod.api('POST', '/auth/login', { body })).toMatchObject({ status: 401, body: { mcode: 1003 } });
    }
    const before = new Caller(prod.api);
    const kept = await before.call(refresh, { body: { refresh_token: caller.refreshToken } });
    expect(kept.mcode).not.toBe(0);
  } finally {
    await prod.stop();
  }
});

/** What a request with these headers is answered; fetch would not let a test name another host. */
const statusAt = (path: string, headers: Record<string, string>) =>
  new Promise<number>((resolve, reject) => {
    http
      .get(`${server.url}${path}`, { headers }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      })
      .on('error', reject);
  });

test('development pages answer a browser on this machine, and no other name or proxy', async () => {
  for (const path of ['/api/dev/outbox', '/api/dev/mail']) {
    expect(await statusAt(path, {})).toBe(200);
    expect(await statusAt(path, { host: `localhost:${server.port}` })).toBe(200);
    const foreign: Record<string, string>[] = [
      { host: 'attacker.example' },
      { host: `127.0.0.1.attacker.example:${server.port}` },
      { 'x-forwarded-for': '127.0.0.1' },
      { forwarded: 'for=127.0.0.1' },
      { 'x-real-ip': '127.0.0.1' },
    ];
    for (const headers of foreign) expect(await statusAt(path, headers)).toBe(404);
  }
});

test('wrong passwords from an address slow that address, not a device that is known there', async () => {
  const [owner, colleague] = await Promise.all([join(server.api), join(server.api)]);
  const office = { 'x-forwarded-for': '203.0.113.40' };
  const attempt = (email: string, password: string, agent: string) =>
    server.api('POST', '/auth/login', { body: { email, password }, headers: { ...office, 'user-agent': agent } });
  expect((await attempt(owner.email, PASSWORD, 'browser of the owner')).status).toBe(200);
  for (let turn = 0; turn < 52; turn += 1) await attempt(`nobody-${turn}@stlbs.test`, 'wrong-guess', 'guesser');
  for (let turn = 0; turn < 3; turn += 1) await attempt(owner.email, 'wrong-guess', 'guesser');
  expect((await attempt(colleague.email, PASSWORD, 'a new browser')).status).toBe(429);
  expect((await attempt(owner.email, PASSWORD, 'browser of the owner')).status).toBe(200);
});

test('a quotation of fifty lines at its bounds is taken or refused with a sentence, and never fails', async () => {
  const [buyer, seller] = await Promise.all([join(server.api), joinSeller(server.api)]);
  const lines = Array.from({ length: 50 }, () => ({ ...pipeLine, qty: '99999999999.999' }));
  const largest = await submitted(buyer, { lines }).catch(async () =>
    submitted(buyer, { lines: lines.map((line) => ({ ...line, qty: '999999999.999' })) }),
  );
  const request = await seenBy(seller, largest.rfq_number_id);
  const params = { rfq_number_id: largest.rfq_number_id };
  const body = quotationBody(request, '999999999999.9999', { freight_amount: '999999999999' });
  const answer = await seller.call(submitQuotation, { params, body });
  expect(answer).toMatchObject({ status: 400, mcode: 9414, message: expect.stringMatching(/[.!?]$/) });
});
