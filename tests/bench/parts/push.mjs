import pg from 'pg';
import { createApi } from '../../support/http';
import { join, joinSeller } from '../../support/people';
import { startProcess } from '../../support/serverProcess';
import { submitted } from '../../support/trade';
import { share } from '../large/times.mjs';
import { median, row } from '../report.mjs';
import { setApart, startFloor } from '../rounds.mjs';
import { feedsOf, heard, joinAll } from './sockets.mjs';

const SECRET = 'a-secret-of-thirty-two-bytes-or-more-for-tests';
/** Notifications are written in the transaction of their event; its commit notifies the bench. */
const COMMIT_NOTICE = `
  create or replace function bench_notify() returns trigger language plpgsql as $$ begin perform pg_notify('bench', ''); return null; end $$;
  create or replace trigger bench_notify after insert on push for each statement execute function bench_notify();
  listen bench`;

/**
 * One request that concerns everybody with a socket: from its commit to the last of them, against a loop that writes a frame
 * made beforehand to as many sockets.
 */
export async function measurePush({ databaseUrl, sockets: count, rounds }) {
  const server = await startProcess({ PAGES: '0', DATABASE_URL: databaseUrl, JWT_SECRET: SECRET, TEST_CHECKS: '0' });
  const floor = await startFloor('tests/bench/floor/frameLoop.mjs', {});
  setApart(server, floor);
  const listener = new pg.Client({ connectionString: databaseUrl });
  const open = [];
  try {
    const api = createApi(server.url);
    const [buyer, seller] = [await join(api), await joinSeller(api)];
    const feeds = await feedsOf({
      databaseUrl,
      serverUrl: server.url,
      secret: SECRET,
      email: seller.email,
      people: count,
    });
    const people = await joinAll(feeds);
    const bare = await joinAll(Array.from({ length: count }, () => `ws://127.0.0.1:${floor.port}`));
    open.push(...people, ...bare);
    await listener.connect();
    await listener.query(COMMIT_NOTICE);
    const [loops, pushes] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      loops.push(await afterWord(bare));
      pushes.push(await afterCommit(people, listener, buyer));
    }
    const last = (times) => median(times.map((one) => one.at(-1)));
    return [
      row({
        what: `push to ${count} sockets`,
        unit: '/s',
        value: (count / last(pushes)) * 1000,
        floor: (count / last(loops)) * 1000,
        least: 0.8,
      }),
      row({
        what: 'from the commit to the last socket, p99',
        unit: 'ms',
        value: share(
          pushes.map((one) => one.at(-1)),
          0.99,
        ),
        most: 40,
      }),
    ];
  } finally {
    for (const socket of open) socket.terminate();
    await listener.end();
    await floor.stop();
    await server.stop();
  }
}

/** When each heard, in ms after the order to write. */
async function afterWord(sockets) {
  const everybody = heard(sockets);
  const began = performance.now();
  sockets[0].send('go');
  return (await everybody).map((time) => time - began);
}

async function afterCommit(sockets, listener, buyer) {
  let committed = 0;
  listener.once('notification', () => {
    committed = performance.now();
  });
  const everybody = heard(sockets);
  await submitted(buyer);
  const times = await everybody;
  if (times.length < sockets.length) throw new Error(`only ${times.length} of ${sockets.length} sockets were told`);
  return times.map((time) => Math.max(0, time - committed));
}
