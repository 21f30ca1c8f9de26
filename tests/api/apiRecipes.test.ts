import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirmBid } from '../../src/contract/endpoints/bid';
import { getSellerRequest } from '../../src/contract/endpoints/quotation';
import { company, lead, RULE, state } from '../support/approval';
import { keyOf, webhookOf } from '../support/machines';
import { type Caller, join, joinSeller } from '../support/people';
import { freePort } from '../support/serverProcess';
import { startServer, type TestServer } from '../support/startServer';
import { ended, quoted } from '../support/trade';

/** Each block of the document that names a file. */
const recipes = new Map(
  [...readFileSync('docs/api.md', 'utf8').matchAll(/^```(?:ts|bash) (\S+)\n([\s\S]*?)^```$/gm)].map(
    ([, name = '', text = '']) => [name, text] as const,
  ),
);
const tsx = path.resolve('node_modules/.bin/tsx');
const soon = { timeout: 60_000, interval: 200 };

let server: TestServer;
let folder: string;
const running: ChildProcess[] = [];
beforeAll(async () => {
  server = await startServer({ WEBHOOK_LOOPBACK: '1' });
  // Within the project, whose packages the recipes use.
  mkdirSync('.tmp', { recursive: true });
  folder = mkdtempSync(path.resolve('.tmp', 'recipes-'));
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  for (const [name, text] of recipes) writeFileSync(path.join(folder, name), text);
});
afterAll(async () => {
  for (const child of running) child.kill();
  rmSync(folder, { recursive: true, force: true });
  await server?.stop();
});

/** Runs a recipe to its end; gives what it printed. */
async function run(name: string, key: string, ...args: string[]): Promise<string> {
  const program = name.endsWith('.sh') ? ['bash', '-e', name] : [tsx, name];
  const { stdout } = await promisify(execFile)(program[0] ?? '', [...program.slice(1), ...args], {
    cwd: folder,
    env: { ...process.env, STLBS_URL: server.url, STLBS_KEY: key },
  });
  return stdout.trim();
}

/** The receiver of the document, for somebody's company: what it has printed so far. */
async function receiverOf(owner: Caller): Promise<() => Array<{ type: string; data: Record<string, string | null> }>> {
  const port = await freePort();
  const { secret } = await webhookOf(owner, `http://127.0.0.1:${port}/stlbs`);
  const env = { ...process.env, PORT: String(port), STLBS_WEBHOOK_SECRET: secret };
  const child = spawn(tsx, ['receiver.ts'], { cwd: folder, env });
  running.push(child);
  let printed = '';
  child.stdout.on('data', (part: Buffer) => {
    printed += String(part);
  });
  return () => printed.split('\n').flatMap((line) => (line ? [JSON.parse(line)] : []));
}

test('an ERP makes a request from a list, hears of quotations, awards by rule and reads the order', async () => {
  const owner = await join(server.api);
  const [cheap, dear] = [await joinSeller(server.api), await joinSeller(server.api)];
  const { token } = await keyOf(owner);
  const first = await run('first.sh', token);
  expect(first).toContain('"mcode":0');
  expect(first).toMatch(/x-ratelimit-remaining: \d+/i);

  const heard = await receiverOf(owner);
  const rfq = await run('request.ts', token);
  expect(rfq).toMatch(/^Q\d{6}-/);
  expect((await cheap.ok(getSellerRequest, { params: { rfq_number_id: rfq } })).lines).toHaveLength(2);
  await quoted(cheap, rfq, '100000');
  await quoted(dear, rfq, '200000');
  const typesOf = (number: string) =>
    heard().flatMap(({ type, data }) => (data['rfq_number_id'] === number ? [type] : []));
  await expect.poll(() => typesOf(rfq).filter((type) => type === 'quotation.submitted').length, soon).toBe(2);
  await ended(owner, rfq);
  await expect.poll(() => typesOf(rfq), soon).toContain('request.closed');

  expect(await run('award.ts', token, rfq)).toBe('awarded 1');
  const [bid] = await server.sql<{ id: string; version: number }>(
    'select b.id, b.version from bid b join rfq r on r.id = b.rfq_id where r.rfq_number_id = $1',
    [rfq],
  );
  await cheap.ok(confirmBid, { params: { bid_id: bid?.id ?? '' }, body: { version: bid?.version ?? 1 } });
  await expect.poll(() => typesOf(rfq), soon).toContain('order.created');
  const number = heard().find(({ type }) => type === 'order.created')?.data['order_number'] ?? '';
  expect(await run('orders.ts', token)).toMatch(new RegExp(`^${number} OPEN 2035000(\\.00)? KRW 2$`));
  expect(JSON.parse(await run('order.sh', token, number))).toMatchObject({ mcode: 0, data: { order_number: number } });
});

test('an award above the approval rules requests approval', async () => {
  const { owner, role, sellers } = await company(server.api);
  expect((await state(owner, [{ ...RULE, steps: [lead(role)] }])).mcode).toBe(0);
  const { token } = await keyOf(owner);
  const rfq = await run('request.ts', token);
  await quoted(sellers[0], rfq, '150000');
  await ended(owner, rfq);
  expect(await run('award.ts', token, rfq)).toBe('approval requested');
});

test('a refusal ends a recipe with its code', async () => {
  await expect(run('orders.ts', 'stlbs_test_nothing')).rejects.toMatchObject({
    stderr: expect.stringContaining('1007') as unknown,
  });
});
