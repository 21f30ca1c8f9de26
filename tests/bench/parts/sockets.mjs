import pg from 'pg';
import WebSocket from 'ws';
import { signAccessToken } from '../../../src/server/http/accessToken';

const IN_A_COMPANY = 10;

/** A socket that has joined: from then on it gets messages. */
export function joined(address) {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(address, { perMessageDeflate: false });
    const asking = setInterval(() => socket.readyState === socket.OPEN && socket.send('ping'), 200);
    socket.once('error', reject);
    socket.once('message', () => {
      clearInterval(asking);
      // Whatever further answers are on their way have come before anything is measured.
      setTimeout(() => resolve(socket), 50);
    });
  });
}

/** Sockets for some addresses, a hundred at a time. */
export async function joinAll(addresses) {
  const sockets = [];
  for (let start = 0; start < addresses.length; start += 100)
    sockets.push(...(await Promise.all(addresses.slice(start, start + 100).map(joined))));
  return sockets;
}

/** When each of the sockets hears of the next message; `most` ms are waited for. */
export async function heard(sockets, most = 30_000) {
  const times = [];
  const all = Promise.all(
    sockets.map(
      (socket) =>
        new Promise((resolve) => {
          socket.once('message', () => {
            times.push(performance.now());
            resolve();
          });
        }),
    ),
  );
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, most))]);
  return times;
}

/** Addresses of the push feed for so many people like one: ten to a company, each signed in, selling what the one sells. */
export async function feedsOf({ databaseUrl, serverUrl, secret, email, people }) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(CLONES, [email, people / IN_A_COMPANY, IN_A_COMPANY]);
  await client.end();
  const key = new TextEncoder().encode(secret);
  const feed = `${serverUrl.replace('http', 'ws')}/api/ws/push`;
  return Promise.all(rows.map(async (login) => `${feed}?t=${await signAccessToken(key, login)}`));
}

const CLONES = `
  with model as (select a.*, c.address as place from account a join company c on c.id = a.company_id where a.email = $1),
   n as (select n as number, gen_random_uuid() as company from generate_series(1, $2::int) n),
   c as (insert into company (id, is_test, registration_number, name, address, ceo, created_at)
     select n.company, m.is_test, 'P-' || n.company, 'seller ' || n.number, m.place, 'ceo', now() from n, model m returning id),
   s as (insert into sale_material (id, is_test, company_id, category, created_at)
     select gen_random_uuid(), m.is_test, c.id, k, now() from c, model m, unnest(array['pipe', 'flange']) k),
   a as (insert into account (id, is_test, company_id, email, password_hash, name, phone_code, phone, department, title,
       member_status, marketing_approval, language, email_verified_at, created_at)
     select gen_random_uuid(), m.is_test, c.id, c.id || '-' || i || '@stlbs.test', m.password_hash, m.name, m.phone_code, m.phone,
       m.department, m.title, 'active', false, 'ko', now(), now() from c, model m, generate_series(1, $3::int) i returning id),
   l as (insert into login (id, account_id, user_agent, created_at) select gen_random_uuid(), a.id, 'bench', now() from a
     returning id, account_id)
   select id as login_id, account_id from l`;
