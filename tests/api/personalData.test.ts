import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listCounterparts, sendMessage } from '../../src/contract/endpoints/message';
import { receiveOrder, shipOrder } from '../../src/contract/endpoints/order';
import { withdraw } from '../../src/contract/endpoints/profile';
import { getProfile, reauth } from '../../src/contract/endpoints/user';
import { Caller, join, joinSeller, PASSWORD, signIn, colleagueOf } from '../support/people';
import { startServer, type TestServer } from '../support/startServer';
import { orderIn } from '../support/states';
import { lotOf } from '../support/stock';
import { quoted, submitted } from '../support/trade';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ TEST_CLOCK: '1' });
});
afterAll(() => server?.stop());

const YEAR_SECONDS = 366 * 24 * 60 * 60;

/** Every table in which a word stands, as text, with how often. */
async function placesOf(word: string): Promise<string[]> {
  const tables = await server.sql<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const counts = await Promise.all(
    tables.map(({ name }) =>
      server.sql<{ count: number }>(`select count(*)::int as count from "${name}" t where to_jsonb(t)::text like $1`, [
        `%${word}%`,
      ]),
    ),
  );
  // Answers to calls are kept for a day, for a repeated call.
  const found = tables.filter(({ name }, index) => name !== 'idempotency' && (counts[index]?.[0]?.count ?? 0) > 0);
  return found.map(({ name }) => name).toSorted();
}

async function leave(person: Caller): Promise<void> {
  await person.ok(reauth, { body: { password: PASSWORD } });
  await person.ok(withdraw);
}

/** The first seller somebody can talk to about a request. */
async function talkOf(buyer: Caller, number: string) {
  const { items } = await buyer.ok(listCounterparts, { params: { number } });
  return { seller_id: items[0]?.seller_id ?? '' };
}

test('a person who asks is given all that is kept of them, and nothing secret or of others', async () => {
  const [buyer, seller] = [await join(server.api, { name: '내보낼이름' }), await joinSeller(server.api)];
  const { rfq_number_id } = await submitted(buyer);
  await orderIn('unpaid', { buyer, seller });
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/ops.mjs', 'person', 'export', buyer.email], {
    env: { ...process.env, APP_ENV: 'localhost', DATABASE_URL: server.databaseUrl, DATA_DIR: server.dataDir },
    maxBuffer: 16 * 1024 * 1024,
  });
  const data = JSON.parse(stdout) as Record<string, Array<Record<string, unknown>>>;
  expect(data['account']).toEqual([expect.objectContaining({ email: buyer.email, name: '내보낼이름' })]);
  expect(data['login']).toHaveLength(1);
  expect(data['consent']?.length).toBeGreaterThan(0);
  expect(data['rfq']?.map((row) => row['rfq_number_id'])).toContain(rfq_number_id);
  expect(data['trade_order']).toEqual([
    expect.objectContaining({ contact: expect.objectContaining({ contact_email: buyer.email }) as unknown }),
  ]);
  expect(data['timeline_event']?.length).toBeGreaterThan(0);
  expect(data['mail']?.length).toBeGreaterThan(0);
  expect(stdout).not.toMatch(/password_hash|token_hash|argon2/);
  expect(stdout).not.toContain(seller.email);
  const unknown = promisify(execFile)(process.execPath, ['scripts/ops.mjs', 'person', 'export', 'nobody@stlbs.test'], {
    env: { ...process.env, APP_ENV: 'localhost', DATABASE_URL: server.databaseUrl, DATA_DIR: server.dataDir },
  });
  await expect(unknown).rejects.toMatchObject({
    stderr: expect.stringContaining('Nobody with this address') as unknown,
  });
});

test('who leaves is named nowhere any more but in orders, and there until five years after they ended', async () => {
  const [owner, seller] = [await join(server.api, { name: '남는사람' }), await joinSeller(server.api)];
  const leaver = await colleagueOf(owner, '떠날사람');
  const { rfq_number_id } = await submitted(leaver);
  await quoted(seller, rfq_number_id);
  await leaver.ok(sendMessage, {
    params: { number: rfq_number_id },
    body: { text: '납기 문의드려요', ...(await talkOf(leaver, rfq_number_id)) },
  });
  await lotOf(leaver);
  const paid = await orderIn('paid', { buyer: leaver, seller });
  const order = await seller.ok(shipOrder, {
    params: { order_number: paid.order_number },
    body: { version: paid.version, driver_phone: '010-5555-0199' },
  });
  await owner.ok(receiveOrder, { params: { order_number: order.order_number }, body: { version: order.version } });
  expect(await placesOf('떠날사람')).toEqual(
    expect.arrayContaining(['account', 'message', 'stock_movement', 'timeline_event', 'trade_order']),
  );
  await leave(leaver);
  expect(await placesOf('떠날사람')).toEqual(['timeline_event', 'trade_order']);
  expect(await placesOf(leaver.email)).toEqual(['trade_order']);
  expect(await placesOf('010-5555-0199')).toEqual(['shipment']);

  await server.api('POST', '/dev/clock', { body: { seconds: 5 * YEAR_SECONDS + 86_400 } });
  // A process that starts cleans at once, a running one every hour.
  const late = await startServer({ DATABASE_URL: server.databaseUrl, TEST_CLOCK: '1' });
  await expect.poll(() => placesOf('떠날사람')).toEqual([]);
  await expect.poll(() => placesOf(leaver.email)).toEqual([]);
  await expect.poll(() => placesOf('010-5555-0199')).toEqual([]);
  await late.stop();
  // The contract itself stays: both companies, goods and sums.
  const [kept] = await server.sql<{ buyer: { company_name: string }; total_amount: string }>(
    'select buyer, total_amount from trade_order where order_number = $1',
    [order.order_number],
  );
  expect(kept?.buyer.company_name).toBe('한빛플랜트');
  expect(Number(kept?.total_amount)).toBeGreaterThan(0);
});

test('a device of long ago is forgotten, one that still works is not', async () => {
  await server.api('POST', '/dev/clock', { body: { seconds: 0 } });
  const person = await join(server.api);
  await server.api('POST', '/dev/clock', { body: { seconds: 2 * YEAR_SECONDS } });
  const again = new Caller(server.api);
  await signIn(again, person.email);
  const { id } = await again.ok(getProfile);
  const devices = () => server.sql('select 1 from login where account_id = $1', [id]);
  expect(await devices()).toHaveLength(2);
  const late = await startServer({ DATABASE_URL: server.databaseUrl, TEST_CLOCK: '1' });
  await expect.poll(devices).toHaveLength(1);
  expect((await again.call(getProfile)).status).toBe(200);
  await late.stop();
});
