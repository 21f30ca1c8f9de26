import { readBuyer, readSeller } from '../../../src/server/modules/statistics/statistics.service';
import { addMonths, seoulMonth } from '../../../src/domain/time/months';
import { databaseNow } from '../../../src/server/db/clock';
import { openDatabase } from '../../../src/server/db/database';
import { createApi } from '../../support/http';
import { PASSWORD, signIn, Caller } from '../../support/people';
import { startProcess } from '../../support/serverProcess';
import { SEARCHES } from '../large/searches.mjs';
import { share, timed } from '../large/times.mjs';
import { row } from '../report.mjs';

const TIMES = 12;
const LISTS = ['', 'status=CMP', 'sort=deadline', 'sort=created', 'q=4711'];
const PROJECTS = ['', 'status=CMP', 'q=4711'];
const STORES = ['', 'q=스텐 파이프 100A', 'category=flange'];
const SELLER_LISTS = ['', 'status=CMP', 'sort=deadline', 'kind=sealed', 'q=4711'];

/** Searches, lists and statistics over the large set: the time of 95 % of the calls, over HTTP, every tab counted. */
export async function measureLarge({ databaseUrl, people }) {
  const server = await startProcess({ PAGES: '0', DATABASE_URL: databaseUrl, TEST_CLOCK: '0', TEST_CHECKS: '0' });
  try {
    const api = createApi(server.url);
    const [buyer, seller] = [await signedIn(api, people.buyer), await signedIn(api, people.seller)];
    const searches = SEARCHES.map((search) => `/market/stock?${queryOf(search)}`);
    return [
      await slow('search of listed stock with facets', buyer, searches, 50),
      await slow("buyer's list of requests", buyer, paths('/rfq', LISTS), 50),
      await slow("seller's list of requests", seller, paths('/quotation/request', SELLER_LISTS), 50),
      await slow('projects of a buyer', buyer, paths('/project', PROJECTS), 50),
      await slow('projects of a seller', seller, paths('/project', PROJECTS)),
      await slow('what waits for a buyer', buyer, ['/hub']),
      await slow('what waits for a seller', seller, ['/hub']),
      await slow('search of sellers', buyer, paths('/market/store', STORES)),
      await slowStatistics(databaseUrl),
    ];
  } finally {
    await server.stop();
  }
}

const paths = (path, queries) => queries.map((query) => `${path}?${query}`);

const queryOf = (search) =>
  new URLSearchParams(
    Object.entries(search).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
  ).toString();

async function signedIn(api, email) {
  const caller = new Caller(api);
  await signIn(caller, email, PASSWORD);
  return caller;
}

/** The first two times of each bring its pages into memory and are not counted. */
async function slow(what, who, addresses, most) {
  const times = [];
  for (const address of addresses) {
    const ask = async () => {
      const { status } = await who.api('GET', address, {
        token: who.token,
        headers: { 'x-forwarded-for': who.address },
      });
      if (status !== 200) throw new Error(`${address} answered ${status}`);
    };
    times.push(...(await timed(TIMES, ask)).slice(2));
  }
  return row({
    what: `${what}, p95`,
    unit: 'ms',
    value: share(times, 0.95),
    most,
    note: `median ${share(times, 0.5).toFixed(0)} ms`,
  });
}

/** The company that half of the quotation lines concern; nobody can sign in there, so the service itself is called. */
async function slowStatistics(databaseUrl) {
  const { database, pool } = openDatabase(databaseUrl, 'test');
  try {
    const now = await databaseNow(database);
    const of = (company) => ({
      app: { env: { APP_ENV: 'localhost' } },
      db: database,
      database,
      language: 'ko',
      client: {},
      now,
      session: { company_id: `00000000-0000-7000-8000-${String(company).padStart(12, '0')}` },
    });
    const years = { from: addMonths(seoulMonth(now), -35), to: seoulMonth(now) };
    const times = [
      ...(await timed(TIMES, () => readBuyer(of(0), years))).slice(2),
      ...(await timed(TIMES, () => readSeller(of(1), years))).slice(2),
    ];
    return row({ what: 'statistics over three years, p95', unit: 'ms', value: share(times, 0.95), most: 200 });
  } finally {
    await pool.end();
  }
}
