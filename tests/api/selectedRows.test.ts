import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Databases, openDatabases } from '../../src/server/db/database';
import { checkColumns, selectRows } from '../../src/server/db/statement';
import { dataOf } from '../../src/server/modules/account/personExport.repository';
import { countOpenWork } from '../../src/server/modules/account/withdrawal.repository';
import { findSpends } from '../../src/server/modules/budget/spend.repository';
import { findLinks } from '../../src/server/modules/audit/verification.repository';
import { countFigures } from '../../src/server/modules/content/home/figures.repository';
import { isThere } from '../../src/server/modules/market/interest/interest.repository';
import { claimDeliveries, takeNews } from '../../src/server/modules/machine/delivery.repository';
import { claimDeliveries as claimPush } from '../../src/server/modules/push/device/pushDevice.repository';
import { findMakers, findStoreNames } from '../../src/server/modules/market/names.repository';
import { countFacets, findHits, findMixed } from '../../src/server/modules/market/search.repository';
import {
  countStoreCategories,
  findOrderRecords,
  findStores,
  findTrack,
} from '../../src/server/modules/market/store.repository';
import { findChanges } from '../../src/server/modules/overview/hub/changes.repository';
import { findDates } from '../../src/server/modules/overview/calendar/calendarDates.repository';
import { findWaiting } from '../../src/server/modules/overview/hub/waiting.repository';
import { countProjects, findProjects } from '../../src/server/modules/overview/project/project.repository';
import { findPastPrices } from '../../src/server/modules/quotation/history.repository';
import { countSellerRequests, findSellerRequests } from '../../src/server/modules/quotation/sellerRequest.repository';
import { explainMatches, findMatches } from '../../src/server/modules/request/matching.repository';
import { publishEarliest } from '../../src/server/modules/statistics/priceIndex.repository';
import { findBought, findReceived, findSent } from '../../src/server/modules/statistics/ownPrice.repository';
import { findDistances } from '../../src/server/modules/statistics/distance.repository';
import {
  findCompared,
  findDue,
  findGroups,
  findPartners,
} from '../../src/server/modules/statistics/breakdown.repository';
import { periodOf } from '../../src/server/modules/statistics/period';
import {
  findBuyerRows,
  findOrderSums,
  findSellerRows,
} from '../../src/server/modules/statistics/statistics.repository';
import { findAges, findFigures } from '../../src/server/modules/stock/overview.repository';
import { sumUse } from '../../src/server/modules/company/use.repository';
import { findPurchases } from '../../src/server/modules/award/comparison/purchases.repository';
import { findUncountedDay, readDay } from '../../src/server/modules/tracking/visits.repository';
import { startTrade } from '../support/startTrade';
import { openLot } from '../support/stock';
import { ordered, submitted } from '../support/trade';

const { server, buyer, seller } = await startTrade();
const SERVER = path.resolve('src/server');
let databases: Databases;

beforeAll(async () => {
  await ordered(buyer, seller);
  await submitted(buyer);
  await openLot(seller);
  databases = openDatabases(server.databaseUrl, true);
  checkColumns();
});
afterAll(() => databases?.end());

type Rows = readonly unknown[] | number | boolean | string | object | null;

/** Each function of a repository that calls `selectRows`, in every shape that its text can take. */
async function calls(): Promise<Record<string, () => Promise<Rows>[]>> {
  const db = databases.own;
  const [account] = await server.sql<{ id: string; company_id: string; name: string; email: string }>(
    'select id, company_id, name, email from account where company_id = (select company_id from rfq limit 1)',
  );
  const [lot] = await server.sql<{ id: string; company_id: string }>('select id, company_id from stock_item');
  const [rfq] = await server.sql<{ id: string; company_id: string; makers_allowed: string[] }>('select * from rfq');
  const [line] = await server.sql<{ key: string }>('select canonical_key as key from quotation_line');
  if (!account || !lot || !rfq || !line) throw new Error('no data');
  const bought = account.company_id;
  const sold = lot.company_id;
  const now = new Date();
  const at = now.toISOString();
  const period = periodOf({}, now);
  const place = { at: '2999-01-01T00:00:00Z', id: rfq.id };
  const search = { all: [], any: [], chosen: {}, store: null, price_min: null, price_max: null };
  const store = {
    ids: null,
    category: undefined,
    verified: false,
    material: null,
    maker: null,
    after: null,
    limit: 5,
    before: now,
  };
  const material = { category: 'pipe', type: null, grade: null, family: null, inch: '4', rating: null };
  const requests = { company_id: sold, now: at };
  const projects = { company_id: sold, buyers: [bought] };
  return {
    findChanges: () => [findChanges(db, bought, 10, 'ko'), findChanges(db, sold, 10, 'en')],
    findDates: () => [findDates(db, { company_id: bought, now: at }, 'ko')],
    findWaiting: () => [
      findWaiting(db, { company_id: bought, now: at }, 'ko'),
      findWaiting(db, { company_id: sold, now: at }, 'ko'),
    ],
    findProjects: () => [
      findProjects(db, projects, { cursor: null, limit: 5 }, 'ko'),
      findProjects(db, { company_id: bought, buyers: [], side: 'buyer' }, { cursor: null, limit: 5 }, 'en'),
      findProjects(db, { ...projects, side: 'seller', q: '울산' }, { cursor: place, limit: 5 }, 'en'),
    ],
    countProjects: () => [countProjects(db, projects), countProjects(db, { ...projects, q: '울산', side: 'buyer' })],
    findSpends: () => [findSpends(db, bought, { from_on: '2000-01-01', until_on: '2999-12-31' })],
    sumUse: () => [sumUse(db, '2000-01-01', '2999-12-31')],
    findPurchases: () => [findPurchases(db, { buyer_company_id: bought, except_rfq_id: rfq.id }, [line.key])],
    findMatches: () => [findMatches(db, rfq)],
    explainMatches: () => [explainMatches(db, rfq, sold)],
    findSellerRequests: () =>
      (['received', 'deadline', 'matched'] as const).map((sort) =>
        findSellerRequests(db, requests, { buyers: [] }, { sort, base: at, after: null, limit: 5 }, 'ko'),
      ),
    countSellerRequests: () => [
      countSellerRequests(db, requests, { buyers: [] }),
      countSellerRequests(db, requests, { buyers: [bought], q: '울산', due_hours: 500 }),
    ],
    findPastPrices: () => [findPastPrices(db, { company_id: sold, except_rfq_id: sold }, [line.key])],
    findPartners: () => [
      findPartners(db, { company_id: bought }, 'buyer', period, 'ko'),
      findPartners(db, { company_id: sold }, 'seller', period, 'en'),
    ],
    findGroups: () => [findGroups(db, { company_id: bought }, 'buyer', period)],
    findCompared: () => [findCompared(db, { company_id: bought }, period, 'en')],
    findDue: () => [findDue(db, { company_id: bought }, 'buyer', period, at.slice(0, 10))],
    findDistances: () => [findDistances(db, { company_id: sold }, period.from, period.to)],
    findReceived: () => [findReceived(db, { company_id: bought }, period.from)],
    findSent: () => [findSent(db, { company_id: sold }, period.from)],
    findBought: () => [findBought(db, { company_id: bought }, period.from)],
    findAges: () => [findAges(db, sold, now)],
    findBuyerRows: () => [findBuyerRows(db, { company_id: bought }, period)],
    findSellerRows: () => [findSellerRows(db, { company_id: sold }, period)],
    findOrderSums: () => [
      findOrderSums(db, { company_id: bought }, 'buyer', period),
      findOrderSums(db, { company_id: sold }, 'seller', period),
    ],
    publishEarliest: () => [publishEarliest(databases.all, '2001-01', now)],
    findLinks: () => [findLinks(databases.all, null, 5), findLinks(databases.all, { chain_id: sold, seq: '0' }, 5)],
    countOpenWork: () => [countOpenWork(db, bought)],
    dataOf: () => [dataOf(databases.all, account)],
    countFigures: () => [countFigures(db, { linesSince: new Date(0), dayStart: now })],
    findUncountedDay: () => [findUncountedDay(databases.all, '2999-01-01')],
    readDay: () => [readDay(databases.all, at.slice(0, 10))],
    findFigures: () => [findFigures(db, sold)],
    findStores: () => [
      findStores(db, { ...store, language: 'ko' }),
      findStores(db, { ...store, language: 'en', ids: [sold], material, after: { rank: 9, id: sold } }),
    ],
    countStoreCategories: () => [countStoreCategories(db)],
    findOrderRecords: () => [findOrderRecords(db, [sold], now)],
    findTrack: () => [findTrack(db, sold, now)],
    isThere: () =>
      (['store', 'stock', 'material', 'request'] as const).map((record_type) =>
        isThere(db, sold, { record_type, record_id: lot.id }),
      ),
    findMixed: () => [
      findMixed(db, search, null, 5),
      findMixed(db, { ...search, all: ['pipe'] }, { since: at, offset: 2 }, 5),
    ],
    findHits: () =>
      (['new', 'price', 'price_desc', 'quantity'] as const).map((sort) => findHits(db, search, sort, null, 5)),
    countFacets: () => [
      countFacets(db, search, ['category', 'maker'], 50, { sort: 'new', limit: 5 }),
      countFacets(db, { ...search, all: ['pipe'] }, ['size'], 50),
    ],
    takeNews: () => [takeNews(databases.all, 5)],
    claimDeliveries: () => [
      claimDeliveries(databases.all, { now, until: now, most: 5, mostFailing: 2, ofOne: 1, underWay: [sold] }),
    ],
    // A member chooses the host: whatever it holds is one name.
    claimPush: () => [
      claimPush(databases.all, { now, until: now, most: 5, ofHost: 1, underWay: ['a"b.example', 'x","y', '{z}', ''] }),
    ],
    findMakers: () => [findMakers(db, 5)],
    findStoreNames: () => [findStoreNames(db, 5)],
  };
}

test('each query in SQL gives the columns that its rows are typed by', async () => {
  for (const [name, shapes] of Object.entries(await calls())) {
    for (const rows of shapes()) await expect(rows, name).resolves.toBeDefined();
  }
});

test('no such query is left out', async () => {
  const callers = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.repository.ts'))
    .flatMap((file) => readFileSync(path.join(SERVER, file), 'utf8').split(/^(?=export async function )/m))
    .filter((text) => text.includes('selectRows('))
    .flatMap((text) => /^export async function (\w+)/.exec(text)?.[1] ?? []);
  expect(callers.length).toBeGreaterThan(20);
  const called = Object.keys(await calls());
  expect(callers.filter((name) => !called.includes(name))).toEqual([]);
});

test.each([
  ['another type', { n: 'text' }],
  ['a column that is not there', { n: 'integer', m: 'integer' }],
  ['a null that is not declared', { n: 'integer' }],
] as const)('%s is refused', async (what, columns) => {
  const query = what.startsWith('a null') ? sql`select null::int as n` : sql`select 1 as n`;
  await expect(selectRows(databases.own, columns, query)).rejects.toThrow(TypeError);
});

test('rows of SQL are typed by their columns alone', () => {
  const cast = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /[.]tsx?$/.test(file))
    .filter((file) => {
      const code = readFileSync(path.join('src', file), 'utf8');
      return /[.]execute<|rows.* = await \w+[.]execute\(|execute\(.*[.]rows/.test(code);
    });
  expect(cast).toEqual([]);
});
