import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
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
