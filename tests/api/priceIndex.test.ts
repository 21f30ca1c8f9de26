import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cancelRfq } from '../../src/contract/endpoints/rfq';
import * as quotations from '../../src/contract/endpoints/quotation';
import { familyCategory, familyGrade, type PriceIndex } from '../../src/contract/entities/statistics';
import { getPriceIndex } from '../../src/contract/endpoints/statistics';
import { type Caller, join, joinSeller } from '../support/people';
import { startServer, type TestServer } from '../support/startServer';
import { dayFromNow, pipeLine, quotationBody, readRfq, seenBy, submitted } from '../support/trade';

const DAY = 86_400;
let server: TestServer;
let reader: Caller;

beforeAll(async () => {
  server = await startServer({ TEST_CLOCK: '1' });
  reader = await join(server.api);
});
afterAll(() => server?.stop());

let ahead = 0;
const clock = async (seconds: number) => {
  ahead = seconds;
  await server.api('POST', '/dev/clock', { body: { seconds } });
};
const now = () => new Date(Date.now() + ahead * 1000 + 9 * 3_600_000);
const month = () => now().toISOString().slice(0, 7);
const monthBefore = (count: number) => {
  const at = now();
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - count, 1)).toISOString().slice(0, 7);
};
const read = () => reader.ok(getPriceIndex);
const pointsOf = (index: PriceIndex) =>
  index.families.flatMap(({ category, grade_family, points }) =>
    points.map((point) => `${point.month} ${category} ${grade_family} ${point.krw_per_kg}`),
  );

interface Fact {
  month: string;
  category: string;
  grade_family: string;
  company: number;
  krw: number;
  kg: number;
}

/** Facts put beside the trade that would leave them: what is under test is the rule, not how they come about. */
async function put(facts: readonly Fact[], scene = true): Promise<void> {
  const rows = facts.map(
    (fact) =>
      `(${scene}, '${fact.month}', '${fact.category}', '${fact.grade_family}', gen_random_uuid(),
        '00000000-0000-7000-8000-${String(fact.company).padStart(12, '0')}', ${fact.krw}, ${fact.kg})`,
  );
  await server.sql(`set session_replication_role = replica;
    insert into family_price (is_test, month, category, grade_family, quotation_id, company_id, krw, kg)
      values ${rows.join(',')};
    set session_replication_role = origin`);
}

let state = 7;
const chance = (below: number) => {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((state / 2_147_483_648) * below);
};

/** Three digits count; the rest is rounded away. */
const rounded = (value: number) => {
  const step = 10 ** (Math.floor(Math.log10(value)) - 2);
  return Math.round(value / step) * step;
};

function grouped(facts: readonly Fact[], keyOf: (fact: Fact) => string): Map<string, Fact[]> {
  const groups = new Map<string, Fact[]>();
  for (const fact of facts) groups.set(keyOf(fact), [...(groups.get(keyOf(fact)) ?? []), fact]);
  return groups;
}

/** Independent of the server's SQL: a mean over companies of each company's own price, where the rule lets it be seen. */
function expected(facts: readonly Fact[]): Map<string, number> {
  const found = new Map<string, number>();
  const groups = grouped(facts, (fact) => `${fact.month} ${fact.category} ${fact.grade_family}`);
  for (const [key, group] of groups) {
    const companies = [...grouped(group, (fact) => String(fact.company)).values()];
    if (group.length < 5 || companies.length < 3) continue;
    const prices = companies.map(
      (own) => own.reduce((sum, { krw }) => sum + krw, 0) / own.reduce((sum, { kg }) => sum + kg, 0),
    );
    found.set(key, rounded(prices.reduce((sum, price) => sum + price, 0) / prices.length));
  }
  return found;
}

describe('the price index', () => {
  const facts: Fact[] = [];

  test('shows a month and family exactly when 5 quotations of 3 companies stand behind it', async () => {
    for (let back = 1; back <= 4; back += 1) {
      for (const category of familyCategory.options) {
        for (const grade_family of familyGrade.options) {
          const companies = 1 + chance(5);
          for (let left = chance(9); left > 0; left -= 1) {
            const fact = { month: monthBefore(back), category, grade_family, company: chance(companies) };
            facts.push({ ...fact, krw: 1_000_000 + chance(9_000_000), kg: 1000 + chance(2000) });
          }
        }
      }
    }
    await put(facts);
    await clock(0);
    const wanted = expected(facts);
    const seen = new Map(
      pointsOf(await read()).map((text) => [text.split(' ').slice(0, 3).join(' '), Number(text.split(' ')[3])]),
    );
    expect(wanted.size).toBeGreaterThan(20);
    const sorted = (map: Map<string, number>) => [...map].toSorted(([a], [b]) => a.localeCompare(b));
    expect(sorted(seen).map(([key]) => key)).toEqual(sorted(wanted).map(([key]) => key));
    for (const [key, price] of seen) expect(price, key).toBeCloseTo(wanted.get(key) ?? 0, 2);
    // Only the figure leaves: how many stand behind it would reveal when one came or went.
    expect(Object.keys((await read()).families[0]?.points[0] ?? {}).toSorted()).toEqual(['krw_per_kg', 'month']);
  });

  test('cannot be differenced: what is published never changes, whatever is added later', async () => {
    const before = await read();
    const { category, grade_family, points } = before.families[0] as PriceIndex['families'][number];
    const shown = points[0]?.month ?? '';
    const missing = monthBefore(1);
    const late = [0, 1, 2, 3, 4, 5].flatMap((company) => [
      { month: shown, category, grade_family, company, krw: 99_000_000, kg: 1000 },
      { month: missing, category: 'bolt', grade_family: 'cast_iron', company, krw: 99_000_000, kg: 1000 },
    ]);
    await put(late);
    await clock(0);
    await clock(1);
    expect(await read()).toEqual(before);
    await expect(server.sql(`update price_index_point set krw_per_kg = 1`)).rejects.toThrow('published once');
    await expect(server.sql(`delete from price_index_point`)).rejects.toThrow('published once');
    await expect(server.sql(`delete from price_index_month`)).rejects.toThrow('published once');
    await expect(
      server.sql(`insert into price_index_point values (true, '${shown}', 'other', 'x', 1, 4, 4)`),
    ).rejects.toThrow('price_index_rule');
  });

  test('cannot be differenced: there is no period, filter or sum to choose', async () => {
    const plain = await read();
    for (const query of ['from=2026-01&to=2026-02', 'category=pipe', 'limit=1', 'company_id=x', 'month=2026-11']) {
      const { body } = await server.api('GET', `/statistics/price-index?${query}`, { token: reader.token ?? '' });
      expect((body as { data: unknown }).data).toEqual(plain);
    }
    const keys = plain.families.map(({ category, grade_family }) => `${category} ${grade_family}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('of test data does not show in real data', async () => {
    const facts = [0, 1, 2, 3, 4].map((company) => ({
      month: monthBefore(5),
      category: 'gasket',
      grade_family: 'duplex',
      company,
      krw: 7_770_000,
      kg: 1000,
    }));
    await put(facts, false);
    await clock(0);
    expect(await server.sql('select 1 from price_index_point where not is_test')).toHaveLength(1);
    expect(JSON.stringify(await read())).not.toContain('7770');
  });
});

describe('a quotation', () => {
  let buyer: Caller;
  let sellers: Caller[];
  /** The days from now to the noon of a month's second day, so that what follows stays within one month. */
  let base = 0;

  const verify = () => server.sql(`update company set verification = 'verified' where name like '지수%'`);
  const facts = () =>
    server.sql<{ krw: string; kg: string; name: string }>(
      `select f.krw, f.kg, c.name from family_price f join company c on c.id = f.company_id order by c.name, f.krw`,
    );
  const request = (change: object) =>
    submitted(buyer, { lines: [pipeLine], deadline_date: dayFromNow(ahead / DAY + 2), ...change });
  const quote = async (seller: Caller, rfq_number_id: string, price: string) =>
    seller.ok(quotations.submitQuotation, {
      params: { rfq_number_id },
      body: quotationBody(await seenBy(seller, rfq_number_id), price, { valid_until: dayFromNow(ahead / DAY + 40) }),
    });

  beforeAll(async () => {
    const at = now();
    base = (Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 2, 12) - at.getTime()) / 1000;
    await clock(base);
    buyer = await join(server.api);
    sellers = await Promise.all(
      ['지수가', '지수나', '지수다', '지수라'].map((company_name) =>
        joinSeller(server.api, ['pipe'], { company_name }),
      ),
    );
    await verify();
    await joinSeller(server.api, ['pipe'], { company_name: '미확인상사' });
  });

  test('counts once its sealed request is opened, never before, and never when that was cancelled', async () => {
    const { rfq_number_id } = await request({ sealed: true });
    const cancelled = await request({ sealed: true });
    for (const [index, seller] of sellers.entries()) {
      await quote(seller, rfq_number_id, String(100_000 + index * 10_000));
      await quote(seller, cancelled.rfq_number_id, '55555');
    }
    const { version } = await readRfq(buyer, cancelled.rfq_number_id);
    await buyer.ok(cancelRfq, {
      params: { rfq_number_id: cancelled.rfq_number_id },
      body: { version, reason: '취소' },
    });
    const of = `select 1 from family_price f join company c on c.id = f.company_id where c.name like '지수%'`;
    expect(await server.sql(of)).toHaveLength(0);
    await clock(base + 3 * DAY);
    expect(await server.sql(of)).toHaveLength(4);
    const { lines } = await readRfq(buyer, rfq_number_id);
    for (const { kg } of (await facts()).filter(({ name }) => name.startsWith('지수'))) {
      expect(Number(kg)).toBeCloseTo(Number(lines[0]?.total_weight_kg), 0);
    }
  });

  test('of the running month shows only when the month is complete, and of verified companies only', async () => {
    const opened = month();
    const second = await request({ sealed: false, title: '둘째 요청' });
    const strangers = await Promise.all(
      [0, 1, 2].map((n) => joinSeller(server.api, ['pipe'], { company_name: `낯선${n}` })),
    );
    await quote(sellers[0] as Caller, second.rfq_number_id, '140000');
    const third = await request({ sealed: false, title: '셋째 요청' });
    for (const seller of [...strangers, sellers[1] as Caller]) await quote(seller, third.rfq_number_id, '900000');
    await clock(base + 6 * DAY);
    expect(month()).toBe(opened);
    const rows = (await facts()).filter(({ name }) => name.startsWith('지수') || name.startsWith('낯선'));
    expect(rows.map(({ name, krw }) => `${name} ${Number(krw)}`)).toEqual([
      '지수가 1000000',
      '지수가 1400000',
      '지수나 1100000',
      '지수나 9000000',
      '지수다 1200000',
      '지수라 1300000',
    ]);
    expect((await read()).months).not.toContain(opened);
    expect(pointsOf(await read()).some((text) => text.startsWith(opened))).toBe(false);
    await clock(base + 36 * DAY);
    // Each company once: 1.2, 5.05, 1.2 and 1.3 million for the same weight.
    const kg = Number(rows[0]?.kg);
    const mean = (1_200_000 / kg + 5_050_000 / kg + 1_200_000 / kg + 1_300_000 / kg) / 4;
    expect(pointsOf(await read())).toContain(`${opened} pipe carbon ${rounded(mean)}`);
    await clock(0);
  });
});
