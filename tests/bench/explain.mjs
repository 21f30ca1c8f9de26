// How PostgreSQL answers the ten hottest questions over the large set, and by which index: written to docs/database.md.
// npm run bench data -- <folder>, then npm run bench explain -- <folder> [--write]
import { readFileSync, writeFileSync } from 'node:fs';
import { buildServer } from '../../scripts/build.mjs';
import { searchOpenStock } from '../../src/contract/endpoints/market';
import { listSellerRequests } from '../../src/contract/endpoints/quotation';
import { listRfqs } from '../../src/contract/endpoints/rfq';
import { listPush } from '../../src/contract/endpoints/user';
import { databaseNow } from '../../src/server/db/clock';
import { openDatabase } from '../../src/server/db/database';
import { standing } from '../../src/server/http/session';
import { readOpenItem } from '../../src/server/modules/market/openItem.service';
import { searchStock } from '../../src/server/modules/market/search.service';
import { listNotifications } from '../../src/server/modules/push/pushList.service';
import { readBuyer } from '../../src/server/modules/statistics/statistics.service';
import { listRequests } from '../../src/server/modules/quotation/sellerRequest.service';
import { readOwnRfq } from '../../src/server/modules/request/draft.service';
import { findMatches } from '../../src/server/modules/request/matching.repository';
import { listOwnRfqs } from '../../src/server/modules/request/requestList.service';
import { openDataSet } from './large/dataSet.mjs';
import { planOf, recording } from './large/plans.mjs';
import { rewritten } from './report.mjs';

const [folder = '.data/bench', ...options] = process.argv.slice(2);
const DOCUMENT = 'docs/database.md';

await buildServer();
const data = await openDataSet(folder, { log: (line) => console.error(line) });
const { database, pool } = openDatabase(data.url, 'test');
try {
  const text = await explained();
  console.log(text);
  if (options.includes('--write')) writeFileSync(DOCUMENT, rewritten(readFileSync(DOCUMENT, 'utf8'), text));
} finally {
  await pool.end();
  await data.stop();
}

async function explained() {
  const one = async (sql, values) => (await pool.query(sql, values)).rows[0];
  const loginOf = async (email) =>
    one(
      'select l.id as login_id, a.id as account_id from login l join account a on a.id = l.account_id where a.email = $1',
      [email],
    );
  const logins = { buyer: await loginOf(data.people.buyer), seller: await loginOf(data.people.seller) };
  const now = await databaseNow(database);
  const work = { app: { env: { APP_ENV: 'localhost' } }, db: database, database, now, language: 'ko', client: {} };
  const buyer = { ...work, session: await standing(database, logins.buyer) };
  const seller = { ...work, session: await standing(database, logins.seller) };
  const company = { ...work, session: { ...buyer.session, company_id: '00000000-0000-7000-8000-000000000000' } };
  const { id: item } = await one('select id from stock_item where is_open limit 1');
  const draft = await one(`select id, company_id, makers_allowed from rfq where status = 'DRAFT' limit 1`);
  const { rfq_number_id: number } = await one(`select rfq_number_id from rfq where status = 'COL' limit 1`);
  const query = (endpoint, input = {}) => endpoint.query.parse(input);

  const cases = [
    { name: 'Who is asking', run: () => standing(database, logins.buyer) },
    {
      name: 'A request by its number',
      run: () => readOwnRfq(buyer, number),
    },
    { name: "The buyer's list with its tabs", run: () => listOwnRfqs(buyer, query(listRfqs)) },
    { name: "The buyer's list, a word searched", run: () => listOwnRfqs(buyer, query(listRfqs, { q: '4711' })) },
    { name: "The seller's list with its tabs", run: () => listRequests(seller, query(listSellerRequests)) },
    {
      name: 'Listed stock searched by words, with facets',
      run: () => searchStock(work, buyer.session, query(searchOpenStock, { q: '6" A106B sch40' })),
    },
    { name: 'One open item', run: () => readOpenItem(work, buyer.session, item) },
    { name: 'Own notifications', run: () => listNotifications(buyer, query(listPush)) },
    { name: 'The sellers that match a request', run: () => findMatches(database, draft) },
    { name: 'Statistics of buying, twelve months', run: () => readBuyer(company, {}) },
  ];
  const { sent, query: ask } = recording(pool);
  const parts = [`Taken over ${data.people.share * 100} % of the set.`];
  for (const { name, run } of cases) {
    await run();
    const plans = [];
    for (const statement of sent.splice(0)) plans.push(await planOf(ask, statement));
    const ms = plans.reduce((sum, plan) => sum + plan.ms, 0);
    const title = `### ${name}\n\n${plans.length} ${plans.length === 1 ? 'statement' : 'statements'}, ${ms.toFixed(1)} ms in PostgreSQL`;
    parts.push(`${title}\n\n\`\`\`\n${plans.map((plan) => plan.steps.join('\n')).join('\n\n')}\n\`\`\``);
  }
  return parts.join('\n\n');
}
