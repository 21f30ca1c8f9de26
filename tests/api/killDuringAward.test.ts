import { afterAll, beforeAll, expect, test } from 'vitest';
import * as rfqs from '../../src/contract/endpoints/rfq';
import { killAt } from '../support/killAt';
import { Caller, join, joinSeller, signIn } from '../support/people';
import { startServer, type TestServer } from '../support/startServer';
import { ended, quoted, readRfq, seenBy, submitted } from '../support/trade';

let server: TestServer;
let buyerEmail: string;
let sellerEmail: string;
const servers: TestServer[] = [];

beforeAll(async () => {
  server = await startServer();
  servers.push(server);
  buyerEmail = (await join(server.api)).email;
  sellerEmail = (await joinSeller(server.api)).email;
});
afterAll(async () => {
  for (const one of servers) await one.stop();
});

async function people() {
  const [buyer, seller] = [new Caller(server.api), new Caller(server.api)];
  await signIn(buyer, buyerEmail);
  await signIn(seller, sellerEmail);
  return { buyer, seller };
}

/** A new process on the data that the killed one left. */
async function startAgain(): Promise<void> {
  const { PORT: _port, ...env } = server.env;
  server = await startServer({ ...env, DATABASE_URL: server.databaseUrl });
  servers.push(server);
}

async function readyToAward() {
  const { buyer, seller } = await people();
  const { rfq_number_id } = await submitted(buyer);
  await quoted(seller, rfq_number_id);
  const { version, lines } = await ended(buyer, rfq_number_id);
  const quotation_id = (await seenBy(seller, rfq_number_id)).quotation?.id ?? '';
  const body = { version, lines: lines.map((line) => ({ rfq_line_id: line.id, quotation_id })) };
  return { rfq_number_id, award: () => buyer.call(rfqs.awardRfq, { params: { rfq_number_id }, body }) };
}

async function bidsOf(number: string) {
  return server.sql<{ status: string; lines: number }>(
    `select b.status, (select count(*)::int from trade_line l where l.bid_id = b.id) as lines
     from bid b join rfq r on r.id = b.rfq_id where r.rfq_number_id = $1`,
    [number],
  );
}

test('killed in the middle of an award, nothing of it is left and it can be made again', async () => {
  const { rfq_number_id, award } = await readyToAward();
  // The award writes its bid first and its lines after: it stands between the two.
  expect(await killAt(server, 'trade_line', award)).toBeInstanceOf(Error);

  await startAgain();
  const { buyer, seller } = await people();
  expect((await readRfq(buyer, rfq_number_id)).status).toBe('CMP');
  expect(await bidsOf(rfq_number_id)).toEqual([]);
  expect((await seenBy(seller, rfq_number_id)).status).toBe('CMP');
  const { version, lines } = await readRfq(buyer, rfq_number_id);
  const quotation_id = (await seenBy(seller, rfq_number_id)).quotation?.id ?? '';
  const again = await buyer.ok(rfqs.awardRfq, {
    params: { rfq_number_id },
    body: { version, lines: lines.map((line) => ({ rfq_line_id: line.id, quotation_id })) },
  });
  expect(again.rfq.status).toBe('BID');
});

test('killed at any moment, an award is there whole or not at all, and an acknowledged one is there', async () => {
  for (const delay of [0, 4, 9, 15, 25, 60]) {
    const { rfq_number_id, award } = await readyToAward();
    const answer = award().then(
      (reply) => reply.mcode === 0,
      () => false,
    );
    await new Promise((resolve) => setTimeout(resolve, delay));
    await server.kill9();
    const acknowledged = await answer;
    await startAgain();
    const { buyer } = await people();
    const { status } = await readRfq(buyer, rfq_number_id);
    const bids = await bidsOf(rfq_number_id);
    if (acknowledged) expect(status).toBe('BID');
    expect(bids).toEqual(status === 'BID' ? [{ status: 'SENT', lines: 2 }] : []);
    expect(['CMP', 'BID']).toContain(status);
  }
});
