import { expect, test } from 'vitest';
import * as rfqs from '../../src/contract/endpoints/rfq';
import { FULL } from '../support/depth';
import { killAt } from '../support/killAt';
import { startKillable } from '../support/killable';
import { ended, quoted, readRfq, seenBy, submitted } from '../support/trade';

const { server, people, startAgain } = await startKillable();

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
  return server().sql<{ status: string; lines: number }>(
    `select b.status, (select count(*)::int from trade_line l where l.bid_id = b.id) as lines
     from bid b join rfq r on r.id = b.rfq_id where r.rfq_number_id = $1`,
    [number],
  );
}

test('killed in the middle of an award, nothing of it is left and it can be made again', async () => {
  const { rfq_number_id, award } = await readyToAward();
  // The award writes its bid first and its lines after: it stands between the two.
  expect(await killAt(server(), 'trade_line', award)).toBeInstanceOf(Error);

  const { buyer, seller } = await startAgain();
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

// A server starts for each moment, one after the other.
test('killed at any moment, an award is there whole or not at all, and an acknowledged one is there', async () => {
  for (const delay of FULL ? [0, 4, 9, 15, 25, 60] : [4, 15]) {
    const { rfq_number_id, award } = await readyToAward();
    const answer = award().then(
      (reply) => reply.mcode === 0,
      () => false,
    );
    await new Promise((resolve) => setTimeout(resolve, delay));
    await server().kill9();
    const acknowledged = await answer;
    const { buyer } = await startAgain();
    const { status } = await readRfq(buyer, rfq_number_id);
    const bids = await bidsOf(rfq_number_id);
    if (acknowledged) expect(status).toBe('BID');
    expect(bids).toEqual(status === 'BID' ? [{ status: 'SENT', lines: 2 }] : []);
    expect(['CMP', 'BID']).toContain(status);
  }
}, 400_000);
