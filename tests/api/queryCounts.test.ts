import { afterAll, beforeAll, expect, test } from 'vitest';
import { placePurchase } from '../../src/contract/endpoints/purchase';
import { countStatements } from '../../src/server/db/connection';
import { openDatabase, openDatabases } from '../../src/server/db/database';
import { ofPage, type PageCalls, standingReader } from '../../src/server/http/pageCalls';
import { type Caller, join, joinSeller } from '../support/people';
import { startServer, type TestServer } from '../support/startServer';
import { addressOf, openLot, purchaseOf } from '../support/stock';
import { draft, pipeLine, quoted, submitted } from '../support/trade';

let server: TestServer;
let buyer: Caller;
let seller: Caller;
let request = '';
let item = '';
let order = '';

beforeAll(async () => {
  server = await startServer();
  [buyer, seller] = await Promise.all([join(server.api), joinSeller(server.api)]);
  await trade(2);
});
afterAll(() => server?.stop());

/** So many more of everything that stands in lists. */
async function trade(times: number): Promise<void> {
  const address = await addressOf(buyer);
  for (let time = 0; time < times; time += 1) {
    const { rfq_number_id } = await submitted(buyer);
    await quoted(seller, rfq_number_id);
    const lot = await openLot(seller);
    const { orders } = await buyer.ok(placePurchase, { body: purchaseOf(lot, '1', address) });
    request = rfq_number_id;
    item = lot.id;
    order = orders[0]?.order_number ?? '';
  }
}

/** How many statements a call takes; it must succeed. */
async function statementsOf(who: Caller, method: string, path: string, body?: object): Promise<number> {
  const { status, headers } = await server.api(method, path, {
    ...(who.token ? { token: who.token } : {}),
    ...(body ? { body } : {}),
    headers: { 'idempotency-key': crypto.randomUUID(), 'x-forwarded-for': who.address },
  });
  expect([path, status]).toEqual([path, 200]);
  return Number(headers.get('x-statements'));
}

/** Who reads what, and how many statements that may take. */
const reads = (): Array<[who: Caller, path: string, most: number]> => [
  [buyer, `/rfq/${request}`, 2],
  [buyer, '/user/profile', 2],
  [buyer, '/push', 2],
  // More are unread than the page holds: those that are read are not queried.
  [buyer, '/push?sort=unread&limit=1', 2],
  [buyer, '/push/status', 2],
  [buyer, '/rfq', 3],
  [buyer, '/project', 4],
  [buyer, '/order', 4],
  [buyer, `/order/${order}`, 12],
  [buyer, '/hub', 14],
  [buyer, '/search?q=Q26', 8],
  [buyer, '/market/stock', 4],
  [buyer, `/market/stock/${item}`, 3],
  [buyer, '/market/store', 3],
  [buyer, `/rfq/${request}/comparison`, 15],
  [seller, '/quotation/request', 4],
  [seller, `/quotation/request/${request}`, 12],
  [seller, '/stock/item', 4],
  [seller, `/stock/item/${item}`, 5],
  [seller, '/order', 4],
  [seller, '/sale/desk', 6],
  [seller, '/market/question', 3],
];

test('a list of twenty takes no more statements than one of two, and no read more than its bound', async () => {
  const counted = async () => {
    const counts: Record<string, number> = {};
    const over: string[] = [];
    for (const [who, path, most] of reads()) {
      const count = await statementsOf(who, 'GET', path);
      const name = `${who === buyer ? 'buyer' : 'seller'} ${path.replace(/[A-Z]\d{6}-\w{5}|[0-9a-f-]{36}/, '{}')}`;
      if (count > most) over.push(`${name} takes ${count} statements, not ${most}`);
      counts[name] = count;
    }
    expect(over).toEqual([]);
    return counts;
  };
  const few = await counted();
  expect(Object.values(few).every((count) => count > 0)).toBe(true);
  await trade(18);
  const grown = Object.entries(await counted()).filter(([name, count]) => count > (few[name] ?? 0));
  expect(grown).toEqual([]);
});

test('a request takes as many statements with twenty lines as with two', async () => {
  const written = (lines: number) => ({ title: '배관재', lines: Array.from({ length: lines }, () => pipeLine) });
  // begin, who asks, the key, the request with its lines, the answer under its key, commit
  for (const lines of [2, 20]) expect(await statementsOf(buyer, 'POST', '/rfq', written(lines))).toBe(6);
  const { rfq_number_id, version } = await draft(buyer);
  const saved = { ...written(20), version };
  expect(await statementsOf(buyer, 'PATCH', `/rfq/${rfq_number_id}`, saved)).toBeLessThanOrEqual(10);
});

test('an index finds whether anything refers to a draft or to its lines, which go when it is saved', async () => {
  const searched = await server.sql(`
    select c.conrelid::regclass::text as searched from pg_constraint c
    where c.contype = 'f' and c.confrelid in ('rfq'::regclass, 'rfq_line'::regclass) and not exists (
      select 1 from pg_index i join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[cardinality(c.conkey)]
      where i.indrelid = c.conrelid
        -- An index of the rows that refer to something finds them too.
        and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = '(' || a.attname || ' IS NOT NULL)')
        and (i.indkey[0] = c.conkey[cardinality(c.conkey)]
          or (i.indkey[0] = c.conkey[1] and i.indkey[1] = c.conkey[2])))`);
  expect(searched).toEqual([]);
});

test('the calls of one page look up once who is reading, those of the next page again', async () => {
  const databases = openDatabases(server.databaseUrl, true, { size: 2 });
  try {
    const [found] = await server.sql<{ login_id: string; account_id: string }>(
      'select l.id as login_id, a.id as account_id from login l join account a on a.id = l.account_id where a.email = $1 limit 1',
      [buyer.email],
    );
    if (!found) throw new Error('no login');
    const count = { statements: 0, ms: 0 };
    const page = async () => {
      const calls: PageCalls = { sessions: new Map() };
      const call = () => ofPage(calls, () => standingReader(databases.own, found));
      return Promise.all([call(), call(), call()]);
    };
    await new Promise<void>((done, failed) => countStatements(count, () => void page().then(() => done(), failed)));
    expect(count.statements).toBe(1);
    await new Promise<void>((done, failed) => countStatements(count, () => void page().then(() => done(), failed)));
    expect(count.statements).toBe(2);
    // A call of its own shares nothing, and nobody reads for another.
    const alone = () => standingReader(databases.own, found);
    await new Promise<void>((done, failed) =>
      countStatements(count, () => void Promise.all([alone(), alone()]).then(() => done(), failed)),
    );
    expect(count.statements).toBe(4);
    const calls: PageCalls = { sessions: new Map() };
    const [mine] = await page();
    const other = ofPage(calls, () => standingReader(databases.own, { ...found, account_id: found.login_id }));
    expect(mine?.account_id).toBe(found.account_id);
    await expect(other).rejects.toMatchObject({ code: 'INVALID_TOKEN' });
  } finally {
    await databases.end();
  }
});

test('a statement that waited for a connection counts for its own caller, not for the one that freed it', async () => {
  const { pool } = openDatabase(server.databaseUrl, 'test', { size: 1 });
  const counted = (run: () => Promise<unknown>) => {
    const count = { statements: 0, ms: 0 };
    return new Promise<number>((done, failed) =>
      countStatements(count, () => void run().then(() => done(count.statements), failed)),
    );
  };
  try {
    const statement = () => pool.query('select 1');
    // The connection itself is looked at once.
    await statement();
    const one = [statement];
    const three = [statement, statement, statement];
    const calls = [one, three, one].map((all) => counted(() => Promise.all(all.map((send) => send()))));
    expect(await Promise.all(calls)).toEqual([1, 3, 1]);
  } finally {
    await pool.end();
  }
});
