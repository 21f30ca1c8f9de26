import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../../src/server/db/embedded';
import { migrateDatabase } from '../../../src/server/db/migrate';
import { createApi } from '../../support/http';
import { join, joinSeller } from '../../support/people';
import { startProcess } from '../../support/serverProcess';
import { seedOpenStock } from './openStock.mjs';
import { seedFiles, seedPeople } from './people.mjs';
import { seedReceived, seedRequests, seedSellers, settle } from './requests.mjs';
import { seedTrade } from './trade.mjs';

/** The large set: what one machine shall serve. Everything scales with the given share. */
const WHOLE = { companies: 10_000, items: 1_000_000, requests: 100_000, lines: 10, quotationLines: 1_000_000 };
const STATUSES = ['DRAFT', 'REQ', 'COL', 'CMP', 'BID', 'ORD', 'FIN', 'CLS'];

/** Whose data the set is: a buyer with all the requests, a seller who received them. Kept beside the data. */
const peopleFile = (folder) => path.join(folder, 'people.json');

/**
 * Opens the large set in a folder and gives its PostgreSQL and people; makes it first when it is not there yet. `share` is
 * what part of it is made, for a try.
 */
export async function openDataSet(folder, { share = 1, log = () => undefined } = {}) {
  mkdirSync(folder, { recursive: true });
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => undefined });
  try {
    if (!existsSync(peopleFile(folder))) {
      const people = await make(postgres.url, share, log);
      writeFileSync(peopleFile(folder), JSON.stringify(people));
    }
    await broughtUpToDate(postgres.url);
    return {
      url: postgres.url,
      people: JSON.parse(readFileSync(peopleFile(folder), 'utf8')),
      stop: () => postgres.stop(),
    };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

/** A set that was made earlier gets the tables and indexes of today. */
async function broughtUpToDate(connectionString) {
  const pool = new pg.Pool({ connectionString, max: 1 });
  try {
    await migrateDatabase(pool);
  } finally {
    await pool.end();
  }
}

async function make(url, share, log) {
  const server = await startProcess({ PAGES: '0', DATABASE_URL: url });
  const part = (whole) => Math.max(1, Math.round(whole * share));
  try {
    const api = createApi(server.url);
    const [buyer, seller] = [await join(api), await joinSeller(api)];
    const step = async (name, run) => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      const began = performance.now();
      await run(client);
      await client.end();
      log(`${name} in ${((performance.now() - began) / 1000).toFixed(0)} s`);
    };
    await step(`${part(WHOLE.companies)} companies that sell`, (db) => seedSellers(db, part(WHOLE.companies)));
    await step(`${part(WHOLE.items)} open items`, (db) => seedOpenStock(db, part(WHOLE.items)));
    await step(`${part(WHOLE.requests)} requests of ${WHOLE.lines} lines, received and quoted`, async (db) => {
      const closes = `timestamptz '2030-01-01T08:00:00Z'`;
      const { lines } = WHOLE;
      await seedRequests(db, buyer.email, {
        requests: part(WHOLE.requests),
        lines,
        prefix: 'B',
        statuses: STATUSES,
        closes,
      });
      await seedReceived(db, seller.email, 'B');
      await seedFiles(db, 'B');
    });
    await step(`${part(WHOLE.quotationLines)} lines of quotations`, (db) => seedTrade(db, part(WHOLE.quotationLines)));
    await step('people with their notifications', (db) => seedPeople(db, buyer.email));
    await step('counted and written out', settle);
    return { buyer: buyer.email, seller: seller.email, share };
  } finally {
    await server.stop();
  }
}
