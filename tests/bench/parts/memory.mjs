import { existsSync } from 'node:fs';
import autocannon from 'autocannon';
import { createApi } from '../../support/http';
import { joinSeller } from '../../support/people';
import { startProcess } from '../../support/serverProcess';
import { row } from '../report.mjs';
import { megabytes, setApart } from '../rounds.mjs';
import { feedsOf, joinAll } from './sockets.mjs';

const SECRET = 'a-secret-of-thirty-two-bytes-or-more-for-tests';
const REST_MS = 3_000;

const rest = () => new Promise((resolve) => setTimeout(resolve, REST_MS));

/** Memory of the server, pages included when they are built: after its start, after many requests, with many sockets. */
export async function measureMemory({ databaseUrl, requests = 10_000, sockets: count = 1_000 }) {
  const pages = existsSync('.next/BUILD_ID');
  const settings = { PAGES: pages ? '1' : '0', DATABASE_URL: databaseUrl, JWT_SECRET: SECRET, TEST_CHECKS: '0' };
  const server = await startProcess(settings);
  setApart(server);
  let open = [];
  try {
    await rest();
    const after = [
      row({
        what: `memory after the start${pages ? '' : ', without pages'}`,
        unit: 'MB',
        value: megabytes(server.pid),
      }),
    ];
    const paths = pages
      ? ['/', '/service/stock/search', '/api/market/stock']
      : ['/api/market/stock', '/api/market/store'];
    let call = 0;
    await autocannon({
      url: server.url,
      amount: requests,
      connections: 8,
      requests: paths.map((path) => ({
        path,
        setupRequest: (request) => ({
          ...request,
          headers: { 'x-forwarded-for': `10.${(call += 1) >> 16}.${(call >> 8) & 255}.${call & 255}` },
        }),
      })),
    });
    await rest();
    after.push(row({ what: `memory after ${requests} requests`, unit: 'MB', value: megabytes(server.pid) }));
    const seller = await joinSeller(createApi(server.url));
    open = await joinAll(
      await feedsOf({ databaseUrl, serverUrl: server.url, secret: SECRET, email: seller.email, people: count }),
    );
    await rest();
    after.push(row({ what: `memory with ${count} sockets`, unit: 'MB', value: megabytes(server.pid) }));
    return after;
  } finally {
    for (const socket of open) socket.terminate();
    await server.stop();
  }
}
