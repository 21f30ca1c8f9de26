// Live notifications to many: 5,000 people of 500 companies, each with a socket; one request that concerns all of them.
// npm run bench:sockets -- [people]
import { readFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import pg from 'pg';
import WebSocket from 'ws';
import { buildServer } from '../../scripts/build.mjs';
import { startEmbeddedPostgres } from '../../src/server/db/embedded';
import { signAccessToken } from '../../src/server/http/session';
import { createApi } from '../support/http';
import { join, joinSeller } from '../support/people';
import { startProcess } from '../support/serverProcess';
import { submitted } from '../support/trade';

const PEOPLE = Number(process.argv[2] ?? 5_000);
const IN_A_COMPANY = 10;
const ROUNDS = 5;
const SECRET = 'a-secret-of-thirty-two-bytes-or-more-for-tests';

const say = (line) => process.stdout.write(`${line}\n`);
const megabytes = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const dataDir = mkdtempSync(path.join(tmpdir(), 'stlbs-bench-'));
await buildServer();
const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
const server = await startProcess({ PAGES: '0', DATABASE_URL: postgres.url, JWT_SECRET: SECRET });
const pool = new pg.Pool({ connectionString: postgres.url, max: 1 });
const sockets = [];
try {
  const api = createApi(server.url);
  const [buyer, seller] = [await join(api), await joinSeller(api)];
  const logins = await clones(seller.email);
  const tokens = await Promise.all(logins.map((login) => signAccessToken(new TextEncoder().encode(SECRET), login)));
  await pause(2_000);
  const before = megabytes(server.pid);
  const began = performance.now();
  for (let start = 0; start < tokens.length; start += 100) {
    sockets.push(...(await Promise.all(tokens.slice(start, start + 100).map(joined))));
  }
  say(`${sockets.length} sockets joined in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  await pause(5_000);
  const after = megabytes(server.pid);
  say(
    `server: ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB with them: ${(((after - before) * 1024) / sockets.length).toFixed(1)} kB each`,
  );
  for (let round = 0; round < ROUNDS; round += 1) await broadcast(buyer);
} finally {
  for (const socket of sockets) socket.terminate();
  await pool.end();
  await server.stop();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** One request of everybody's goods: how long until the first and the last socket heard of it. */
async function broadcast(buyer) {
  const times = [];
  const everybody = Promise.all(
    sockets.map(
      (socket) =>
        new Promise((resolve) =>
          socket.once('message', () => {
            times.push(performance.now());
            resolve();
          }),
        ),
    ),
  );
  const sent = performance.now();
  await submitted(buyer);
  const answered = performance.now() - sent;
  await Promise.race([everybody, pause(30_000)]);
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  say(
    `${times.length} of ${sockets.length} told: submitted, stored and mailed in ${answered.toFixed(0)} ms, first to last socket ${(last - first).toFixed(0)} ms, all within ${(last - sent).toFixed(0)} ms`,
  );
}

/** A socket that has joined: from then on it is told. */
function joined(token) {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/ws/push?t=${token}`, {
      perMessageDeflate: false,
    });
    const asking = setInterval(() => socket.readyState === socket.OPEN && socket.send('ping'), 200);
    socket.once('error', reject);
    socket.once('message', () => {
      clearInterval(asking);
      // Whatever further answers are on their way have come before anything is measured.
      setTimeout(() => resolve(socket), 50);
    });
  });
}

/** Many people like one: ten to a company, each signed in, all selling what the one sells. */
async function clones(email) {
  const { rows } = await pool.query(
    `with model as (select a.*, c.address as place from account a join company c on c.id = a.company_id where a.email = $1),
     n as (select n, gen_random_uuid() as company, n as number from generate_series(1, $2::int) n),
     c as (insert into company (id, is_test, registration_number, name, address, ceo, created_at)
       select n.company, m.is_test, (1000000000 + n.number)::text, 'seller ' || n.number, m.place, 'ceo', now() from n, model m returning id),
     s as (insert into sale_material (id, is_test, company_id, category, created_at)
       select gen_random_uuid(), m.is_test, c.id, k, now() from c, model m, unnest(array['pipe', 'flange']) k),
     a as (insert into account (id, is_test, company_id, email, password_hash, name, phone_code, phone, department, title,
         member_status, marketing_approval, language, email_verified_at, created_at)
       select gen_random_uuid(), m.is_test, c.id, c.id || '-' || i || '@stlbs.test', m.password_hash, m.name, m.phone_code, m.phone,
         m.department, m.title, 'active', false, 'ko', now(), now() from c, model m, generate_series(1, $3::int) i returning id),
     l as (insert into login (id, account_id, user_agent, created_at) select gen_random_uuid(), a.id, 'bench', now() from a
       returning id, account_id)
     select id as login_id, account_id from l`,
    [email, PEOPLE / IN_A_COMPANY, IN_A_COMPANY],
  );
  return rows;
}
