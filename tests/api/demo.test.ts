import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_LOGINS, DEMO_PASSWORD } from '../../src/contract/constants';
import { isRegistrationNumber } from '../../src/domain/company/registrationNumber';
import { OPENINGS } from '../screens/openings';
import { demoScreens } from '../screens/screenList';
import { Caller, signIn } from '../support/people';
import { pageOf, specRoutes } from '../support/specRoutes';
import { startOwnServer, type OwnServer } from '../support/startServer';

let server: OwnServer;

beforeAll(async () => {
  server = await startOwnServer({ DEMO_DATA: '1' });
});
afterAll(() => server.stop());

async function tokenOf(of: OwnServer, email: string): Promise<string> {
  const { body } = await of.api('POST', '/auth/login', { body: { email, password: DEMO_PASSWORD } });
  return (body as { data: { access_token: string } }).data.access_token;
}

async function countsOf(of: OwnServer, path: string, token: string): Promise<Record<string, number>> {
  const { body } = await of.api('GET', path, { token });
  return (body as { data: { counts: Record<string, number> } }).data.counts;
}

async function countBy(text: string): Promise<Record<string, number>> {
  const rows = await server.sql<{ key: string; count: number }>(text);
  return Object.fromEntries(rows.map((row) => [row.key, row.count]));
}

describe('the demo', () => {
  test('shows requests in every state', async () => {
    const states = await countBy('select status as key, count(*)::int as count from rfq group by 1');
    const least = { DRAFT: 2, REQ: 3, COL: 6, CMP: 4, BID: 3, ORD: 7, FIN: 4, CLS: 4 };
    for (const [state, count] of Object.entries(least)) expect(states[state], state).toBeGreaterThanOrEqual(count);
    expect(Object.values(states).reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(40);
    const reasons = await countBy(
      "select close_reason as key, count(*)::int as count from rfq where status = 'CLS' group by 1",
    );
    expect(Object.keys(reasons).sort()).toEqual(['cancelled', 'no_quotation', 'orders_cancelled']);
  });

  test('has enough companies, people and quotations to look alive', async () => {
    const [row] = await server.sql<{ companies: number; people: number; quotations: number; thin: number }>(
      `select (select count(*)::int from company) as companies, (select count(*)::int from account) as people,
        (select count(*)::int from quotation where revision > 0) as quotations,
        (select count(*)::int from rfq r where
          (select count(*) from rfq_line l where l.rfq_id = r.id and not l.excluded) < 5) as thin`,
    );
    expect(row?.companies).toBeGreaterThanOrEqual(12);
    expect(row?.people).toBeGreaterThanOrEqual(14);
    expect(row?.quotations).toBeGreaterThanOrEqual(150);
    expect(row?.thin).toBe(0);
    const numbers = await server.sql<{ registration_number: string }>('select registration_number from company');
    expect(numbers.filter((each) => !isRegistrationNumber(each.registration_number))).toEqual([]);
  });

  test('has listed stock of several sellers, found by words', async () => {
    const [row] = await server.sql<{ sellers: number; open: number }>(
      'select count(distinct company_id)::int as sellers, count(*)::int as open from stock_item where is_open and open_qty > 0',
    );
    expect(row?.sellers).toBeGreaterThanOrEqual(8);
    expect(row?.open).toBeGreaterThanOrEqual(120);
    const { body } = await server.api('GET', `/market/stock?q=${encodeURIComponent('스텐 파이프 100A sch10')}`);
    expect((body as { data: { total: number } }).data.total).toBeGreaterThanOrEqual(1);
  });

  test('happened in the past, in order, and still has open deadlines', async () => {
    const [row] = await server.sql<{ later: number; backwards: number; open: number }>(
      `select (select count(*)::int from timeline_event where at > app_now()) as later,
        (select count(*)::int from quotation q join rfq r on r.id = q.rfq_id
          where q.submitted_at < r.submitted_at or q.submitted_at >= r.closes_at) as backwards,
        (select count(*)::int from rfq where status in ('REQ', 'COL') and closes_at > app_now()) as open`,
    );
    expect(row).toMatchObject({ later: 0, backwards: 0 });
    expect(row?.open).toBeGreaterThanOrEqual(8);
  });

  test('leaves no email to people who do not exist, nor does the first work that is due', async () => {
    // Does at once what the server would do within its first second.
    expect((await server.api('POST', '/dev/clock', { body: { seconds: 0 } })).status).toBe(200);
    expect(await server.sql("select recipient, subject from mail where recipient like '%.test'")).toEqual([]);
  });

  test('gives the buyer something to compare and orders to follow', async () => {
    const token = await tokenOf(server, DEMO_LOGINS.buyer);
    const counts = await countsOf(server, '/rfq', token);
    for (const state of ['DRAFT', 'REQ', 'COL', 'CMP', 'BID', 'ORD', 'FIN', 'CLS']) {
      expect(counts[state], state).toBeGreaterThanOrEqual(1);
    }
    const { body } = await server.api('GET', '/rfq?status=CMP', { token });
    const { items } = (body as { data: { items: Array<{ quotation_count: number }> } }).data;
    expect(items.some((item) => item.quotation_count >= 4)).toBe(true);
  });

  test('gives the seller requests to quote, an award to answer and orders at several steps', async () => {
    const token = await tokenOf(server, DEMO_LOGINS.seller);
    const counts = await countsOf(server, '/quotation/request', token);
    expect(counts['REQ']).toBeGreaterThanOrEqual(4);
    expect(counts['BID']).toBeGreaterThanOrEqual(1);
    const { body } = await server.api('GET', '/order?side=seller&limit=100', { token });
    const { items } = (body as { data: { items: Array<{ payment_status: string; delivery_status: string }> } }).data;
    const steps = new Set(items.map((order) => `${order.payment_status} ${order.delivery_status}`));
    for (const step of ['UNPAID PREPARING', 'REPORTED PREPARING', 'PAID PREPARING', 'PAID SHIPPED', 'PAID RECEIVED']) {
      expect(steps, step).toContain(step);
    }
  });

  test('has something to show on every route, and every dialog that is photographed', async () => {
    const [buyer, seller] = [new Caller(server.api), new Caller(server.api)];
    await signIn(buyer, DEMO_LOGINS.buyer, DEMO_PASSWORD);
    await signIn(seller, DEMO_LOGINS.seller, DEMO_PASSWORD);
    const screens = await demoScreens(buyer, seller);
    const shown = (route: string) => {
      const address = new RegExp(`^${route.replace('{x}', '[^/]+')}$`);
      return screens.some(({ path }) => address.test(path));
    };
    const routes = specRoutes.filter((route) => pageOf(route));
    expect(routes.length).toBeGreaterThan(60);
    expect(routes.filter((route) => !shown(route))).toEqual([]);
    const empty = screens.filter(({ path }) => /[{}]|.[/]$|[/]{2}/.test(path));
    expect(empty).toEqual([]);
    expect(screens.filter(({ open }) => open)).toHaveLength(OPENINGS.length);
  });

  test('is loaded once: another start adds nothing', async () => {
    // Notifications are left out: reminders of deadlines come by themselves while the test runs.
    const everything = `select (select count(*)::int from account) + (select count(*)::int from rfq)
      + (select count(*)::int from quotation) + (select count(*)::int from stock_item) as rows`;
    const before = await server.sql<{ rows: number }>(everything);
    const second = await startOwnServer({ DEMO_DATA: '1', DATABASE_URL: server.databaseUrl });
    try {
      expect(await second.sql<{ rows: number }>(everything)).toEqual(before);
      expect(await tokenOf(second, DEMO_LOGINS.buyer)).toBeTruthy();
    } finally {
      await second.stop();
    }
  });
});

describe("elsewhere than on one's own machine", () => {
  let open: OwnServer;

  // Loading the demo takes a busy machine longer than a test may.
  beforeAll(async () => {
    open = await startOwnServer({ DEMO_DATA: '1', APP_ENV: 'dev' });
  });
  afterAll(() => open.stop());

  test('the demo logins get passwords of their own, printed once', async () => {
    const { status } = await open.api('POST', '/auth/login', {
      body: { email: DEMO_LOGINS.buyer, password: DEMO_PASSWORD },
    });
    expect(status).toBe(401);
    const lines = open
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    const words = lines.map((line) => (JSON.parse(line) as { msg: string }).msg).join('\n');
    const printed = /buyer@stlbs\.test\s+(\S+)/.exec(words)?.[1] ?? '';
    const login = await open.api('POST', '/auth/login', { body: { email: DEMO_LOGINS.buyer, password: printed } });
    expect(login.status).toBe(200);
  });
});
