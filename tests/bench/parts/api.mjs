import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { createApi } from '../../support/http';
import { join } from '../../support/people';
import { startProcess } from '../../support/serverProcess';
import { draft, flangeLine, pipeLine } from '../../support/trade';
import { digits, row } from '../report.mjs';
import { inTurns, setApart, startFloor } from '../rounds.mjs';

const NAMES = {
  bareRead: 'floor: one row',
  read: 'a request by its number, with a login',
  bareWrite: 'floor: one insert',
  sameWrites: 'floor: the same writes',
  write: 'a request of three lines, with a login and a key',
};

/**
 * Two calls as users make them, against a bare Fastify on the same PostgreSQL: reading a request by its number with a login,
 * against one prepared statement; and writing one of three lines with a login and an idempotency key, against the same writes in
 * one transaction, and against one small insert.
 */
export async function measureApi({ databaseUrl, seconds, rounds }) {
  const settings = { PAGES: '0', DATABASE_URL: databaseUrl, TEST_CLOCK: '0', TEST_CHECKS: '0' };
  const server = await startProcess(settings);
  const floor = await startFloor('tests/bench/floor/bareFastify.mjs', { DATABASE_URL: databaseUrl });
  setApart(server, floor);
  try {
    const buyer = await join(createApi(server.url));
    const written = { title: '3호기 배관 자재', lines: [pipeLine, flangeLine, pipeLine] };
    const { rfq_number_id } = await draft(buyer, written);
    const id = await idOf(databaseUrl, rfq_number_id);
    const headers = { authorization: `Bearer ${buyer.token}`, 'content-type': 'application/json' };
    const reading = { requests: [{ setupRequest: (request) => from(request, headers) }], seconds };
    const writing = {
      requests: [{ method: 'POST', body: JSON.stringify(written), setupRequest: (request) => from(request, headers) }],
      seconds,
    };
    const figures = await inTurns(
      [
        { ...reading, name: NAMES.bareRead, url: `${floor.url}/row/${id}`, pid: floor.pid },
        { ...reading, name: NAMES.read, url: `${server.url}/api/rfq/${rfq_number_id}`, pid: server.pid },
        { ...writing, name: NAMES.bareWrite, url: `${floor.url}/row`, pid: floor.pid },
        { ...writing, name: NAMES.sameWrites, url: `${floor.url}/like/${id}`, pid: floor.pid },
        { ...writing, name: NAMES.write, url: `${server.url}/api/rfq`, pid: server.pid },
      ],
      rounds,
    );
    const against = (name, floorName, { what = name, least } = {}) => {
      const [own, base] = [figures[name], figures[floorName]];
      const note = `CPU ${digits(base.cpuMs)} and ${digits(own.cpuMs)} ms, p99 ${base.p99} and ${own.p99} ms`;
      return row({ what, unit: '/s', value: own.perSecond, floor: base.perSecond, least, note });
    };
    return [
      against(NAMES.read, NAMES.bareRead, { least: 0.5 }),
      against(NAMES.write, NAMES.sameWrites, { least: 0.6 }),
      against(NAMES.write, NAMES.bareWrite, { what: 'the same, against one insert' }),
      row({ what: 'the same, p99', unit: 'ms', value: figures[NAMES.write].p99, most: 40 }),
    ];
  } finally {
    await floor.stop();
    await server.stop();
  }
}

async function idOf(databaseUrl, number) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query('select id from rfq where rfq_number_id = $1', [number]);
  await client.end();
  return rows[0].id;
}

/** A call of its own: limits count by address, and people call from different ones. */
function from(request, headers) {
  const address = `10.${[...randomBytes(3)].join('.')}`;
  return { ...request, headers: { ...headers, 'idempotency-key': randomUUID(), 'x-forwarded-for': address } };
}
