import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import * as intake from '../../src/contract/endpoints/mailIn';
import { listRfqs } from '../../src/contract/endpoints/rfq';
import { ended, MAIL_IN_ENV, MAIL_SECRET, proven, written } from '../support/mailIn';
import { startTrade } from '../support/startTrade';

const { server, buyer } = await startTrade({ env: MAIL_IN_ENV });
const folder = mkdtempSync(path.join(tmpdir(), 'stlbs-mail-'));
afterAll(() => rmSync(folder, { recursive: true }));
const SECRET = path.join(folder, 'secret');
writeFileSync(SECRET, `${MAIL_SECRET}\n`);
const hasCurl = spawnSync('curl', ['--version']).status === 0;

/** Runs the script as Postfix does, with the mail on standard input; gives its exit code. */
async function handed(to: string, bytes: Buffer, settings: Record<string, string> = {}): Promise<unknown> {
  const child = spawn('sh', ['infra/postfix/stlbs-mail', to], {
    stdio: ['pipe', 'ignore', 'ignore'],
    env: { ...process.env, STLBS_URL: server.url, STLBS_MAIL_SECRET_FILE: SECRET, ...settings },
  });
  // It may end before it has read anything.
  child.stdin.on('error', () => undefined);
  child.stdin.end(bytes);
  const [code] = await once(child, 'close');
  return code;
}

test('the script for Postfix hands a mail over, and asks for another try where it cannot', async ({ skip }) => {
  if (!hasCurl) return skip('no curl here');
  const to = (await buyer.ok(intake.makeMailIntake)).address ?? '';
  const letter = await written({
    from: buyer.email,
    to,
    subject: '울산 배관재 견적',
    text: '견적 부탁드립니다.',
    attachments: [{ filename: '자재.csv', content: Buffer.from('품명,수량,단위\nPIPE SMLS 4" SCH40 A106-B,10,EA\n') }],
  });
  const bytes = Buffer.concat([Buffer.from(proven(buyer.email)), letter]);
  expect(await handed(to, bytes, { STLBS_URL: 'http://127.0.0.1:9' })).toBe(75);
  expect(await handed(to, bytes, { STLBS_MAIL_SECRET_FILE: path.join(folder, 'none') })).toBe(75);
  expect(await handed(to, bytes)).toBe(0);
  expect(await ended(server, to)).toMatchObject({ state: 'done' });
  // The same mail again, as after an answer that was lost.
  expect(await handed(to, bytes)).toBe(0);
  expect((await buyer.ok(listRfqs, { query: { status: 'DRAFT' } })).items).toHaveLength(1);
});

/** The arguments of every program that runs, as anybody on the machine may read them. */
function argumentsOfAll(): string {
  const texts = readdirSync('/proc').map((id) => {
    try {
      return /^\d+$/.test(id) ? readFileSync(`/proc/${id}/cmdline`, 'utf8') : '';
    } catch {
      return '';
    }
  });
  return texts.join('\n');
}

test('tells Postfix to return what is refused for itself; the address arrives whole, the secret is in no list of programs', async ({
  skip,
}) => {
  if (!hasCurl) return skip('no curl here');
  const calls: { to: string | null; secret: unknown; shown: string }[] = [];
  let status = 200;
  const product = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://product.test');
    calls.push({ to: searchParams.get('to'), secret: request.headers['x-mail-secret'], shown: argumentsOfAll() });
    request.resume().on('end', () => response.writeHead(status).end());
  });
  await once(product.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void product.close());
  const settings = { STLBS_URL: `http://127.0.0.1:${(product.address() as AddressInfo).port}` };
  const to = 'rfq+a&b%41=#1@in.stlbs.test';
  const ends: Record<number, number> = {
    200: 0,
    400: 69,
    413: 69,
    401: 75,
    404: 75,
    408: 75,
    429: 75,
    500: 75,
    503: 75,
  };
  for (const [answer, code] of Object.entries(ends)) {
    status = Number(answer);
    expect([status, await handed(to, Buffer.from('Subject: x'), settings)]).toEqual([status, code]);
  }
  for (const call of calls) {
    expect(call).toMatchObject({ to, secret: MAIL_SECRET });
    expect(call.shown).toContain('curl');
    expect(call.shown).not.toContain(MAIL_SECRET);
  }
});
