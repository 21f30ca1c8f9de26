import http from 'node:http';
import { existsSync } from 'node:fs';
import { createApi } from '../../support/http';
import { joinSeller } from '../../support/people';
import { startProcess } from '../../support/serverProcess';
import { openLot } from '../../support/stock';
import { share } from '../large/times.mjs';
import { row } from '../report.mjs';
import { setApart } from '../rounds.mjs';

const CONNECTIONS = 300;
const SECONDS = 20;
const GREEDY = '203.0.113.66';
const READER = '198.51.100.7';
const PAUSE_MS = 50;
const MOST_P95_MS = 500;
/** What a connection that was turned away waits: less than it was asked to. */
const TURNED_AWAY_MS = 200;

/**
 * What a reader elsewhere notices while so many connections of one address ask for what nobody keeps, as fast as they are
 * answered: the time of pages and of calls, and how often the reader is turned away.
 */
export async function measureGreedy({ databaseUrl }) {
  if (!existsSync('.next/BUILD_ID')) {
    console.error('no pages: npm run build');
    return [];
  }
  const server = await startProcess({
    PAGES: '1',
    DATABASE_URL: databaseUrl,
    TEST_CLOCK: '0',
    TEST_CHECKS: '0',
    // As it is served: the tests' own settings turn nobody away.
    WANTED_ANSWER_MS: '300',
    CALLS_A_MINUTE: '1200',
    PAGE_CACHE_SECONDS: '5',
  });
  try {
    await openLot(await joinSeller(createApi(server.url)));
    setApart(server);
    const quiet = await readFor(server.url, 3);
    const attack = attackOn(server.url);
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    const watched = await readFor(server.url, SECONDS);
    const { answered, turnedAway } = await attack.end();
    const note = `${CONNECTIONS} connections of one address: ${answered} answered, ${turnedAway} turned away in ${SECONDS + 3} s; alone ${Math.round(share(quiet.times, 0.95))} ms`;
    return [
      row({
        what: 'a reader beside a greedy address, p95',
        unit: 'ms',
        value: share(watched.times, 0.95),
        most: MOST_P95_MS,
        note,
      }),
      row({ what: 'turned away meanwhile', unit: `of ${watched.times.length}`, value: watched.turnedAway, most: 0 }),
    ];
  } finally {
    await server.stop();
  }
}

/** Reads a page and a call in turn, one after the other. */
async function readFor(url, seconds) {
  const times = [];
  let turnedAway = 0;
  const until = performance.now() + seconds * 1_000;
  for (let turn = 0; performance.now() < until; turn += 1) {
    const path = turn % 2 ? '/customer/faq' : '/api/content/blog?language=ko';
    const began = performance.now();
    const answer = await fetch(url + path, { headers: { 'x-forwarded-for': READER } });
    await answer.arrayBuffer();
    times.push(performance.now() - began);
    if (answer.status === 503) turnedAway += 1;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return { times, turnedAway };
}

function attackOn(url) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const count = { answered: 0, turnedAway: 0 };
  let going = true;
  const ask = (path) =>
    new Promise((resolve) => {
      const request = http.get(`${url}${path}`, { agent, headers: { 'x-forwarded-for': GREEDY } }, (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode));
      });
      request.on('error', () => resolve(0));
    });
  const connections = Array.from({ length: CONNECTIONS }, async (_, connection) => {
    for (let turn = 0; going; turn += 1) {
      // A name that the page does not know goes past what is kept.
      const status = await ask(`/service/stock/search?page=${connection}-${turn}`);
      if (status === 200) count.answered += 1;
      else {
        count.turnedAway += 1;
        await new Promise((resolve) => setTimeout(resolve, TURNED_AWAY_MS));
      }
    }
  });
  return {
    async end() {
      going = false;
      await Promise.all(connections);
      agent.destroy();
      return count;
    },
  };
}
