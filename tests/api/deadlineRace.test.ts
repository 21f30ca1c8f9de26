import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as quotations from '../../src/contract/endpoints/quotation';
import * as user from '../../src/contract/endpoints/user';
import { Caller, join, joinSeller } from '../support/people';
import { startOwnServer, type OwnServer } from '../support/startServer';
import { stoppedClock } from '../support/stoppedClock';
import { quotationBody, quoted, readRfq, seenBy, submitted } from '../support/trade';

/** Equal processes know each other's logins. */
const SHARED = { TEST_CLOCK: '1', JWT_SECRET: 'the-same-secret-of-both-processes' };

let one: OwnServer;
let two: OwnServer;
let buyer: Caller;
let sellers: Caller[];
beforeAll(async () => {
  one = await startOwnServer(SHARED);
  buyer = await join(one.api);
  sellers = await Promise.all(
    ['가', '나', '다', '라'].map((name) => joinSeller(one.api, ['pipe', 'flange'], { company_name: `${name}철강` })),
  );
  // Only now, since either process delivers the emails with which people join.
  two = await startOwnServer({ ...SHARED, DATABASE_URL: one.databaseUrl });
});
afterAll(async () => {
  await two?.stop();
  await one?.stop();
});

/** The same person, calling the other process. */
function onTwo(who: Caller): Caller {
  const caller = new Caller(two.api);
  caller.token = who.token;
  return caller;
}

/** Sets the database's clock, for both processes, to so many seconds from the closing time; it runs on from there. */
async function clockAt(closes_at: string | null, seconds: number): Promise<void> {
  const offset = (Date.parse(closes_at ?? '') - Date.now()) / 1000 + seconds;
  await one.sql(`update app_clock set clock_offset = make_interval(secs => $1)`, [offset]);
}

afterEach(async () => {
  await one.sql(`update app_clock set clock_offset = interval '0'`);
});

describe('a deadline with two processes on one database', () => {
  test.each([
    [-1, 0],
    [0, 3101],
    [1, 3101],
  ])('a submission at %d s answers %d on both, and a late one is kept as a draft', async (seconds, mcode) => {
    const { rfq_number_id, closes_at } = await submitted(buyer);
    const params = { rfq_number_id };
    await quoted(sellers[3] ?? buyer, rfq_number_id);
    const pair = [sellers[0], sellers[1]].flatMap((who) => who ?? []);
    const bodies = await Promise.all(
      pair.map(async (who) => quotationBody(await seenBy(who, rfq_number_id), '1500', { valid_until: '2030-01-01' })),
    );
    await stoppedClock(one, new Date(Date.parse(closes_at ?? '') + seconds * 1000));
    const answers = await Promise.all(
      pair.map((who, index) =>
        (index === 0 ? who : onTwo(who)).call(quotations.submitQuotation, { params, body: bodies[index] }),
      ),
    );
    expect(answers.map((answer) => answer.mcode)).toEqual([mcode, mcode]);
    for (const who of pair) {
      const seen = await seenBy(who, rfq_number_id);
      expect(seen.quotation === null).toBe(mcode !== 0);
      expect(seen.draft?.lines.length ?? 0).toBe(mcode === 0 ? 0 : 2);
    }
  });

  test('twenty requests close on the second, each once, whichever process does it', async () => {
    const requests = await Promise.all(Array.from({ length: 20 }, () => submitted(buyer)));
    await Promise.all(requests.slice(0, 10).map(({ rfq_number_id }) => quoted(sellers[0] ?? buyer, rfq_number_id)));
    await clockAt(requests[0]?.closes_at ?? null, 0);
    const numbers = requests.map(({ rfq_number_id }) => rfq_number_id);
    const stillOpen = async () =>
      (
        await one.sql<{ count: string }>(
          `select count(*) from rfq where rfq_number_id = any($1) and status in ('REQ', 'COL')`,
          [numbers],
        )
      )[0]?.count;
    await expect.poll(stillOpen).toBe('0');
    const statuses = await Promise.all(numbers.map(async (number) => (await readRfq(buyer, number)).status));
    expect(statuses.filter((status) => status === 'CMP')).toHaveLength(10);
    expect(statuses.filter((status) => status === 'CLS')).toHaveLength(10);
    const steps = await one.sql<{ count: string }>(
      `select r.rfq_number_id, count(*) from timeline_event t join rfq r on r.id = t.rfq_id
       where r.rfq_number_id = any($1) and t.kind in ('rfq_closed', 'rfq_no_quotation') group by 1`,
      [numbers],
    );
    expect(steps.map((row) => row.count)).toEqual(Array.from({ length: 20 }, () => '1'));
    const { items } = await buyer.ok(user.listPush, { query: { limit: 100 } });
    const reported = items.filter(
      (item) => numbers.includes(item.record_id) && /^rfq_(closed|no_quotation)$/.test(item.kind),
    );
    expect(reported).toHaveLength(20);
  });

  test('a submission racing the closing job is either in or refused, never half', async () => {
    const { rfq_number_id, closes_at } = await submitted(buyer);
    const params = { rfq_number_id };
    const bodies = await Promise.all(
      sellers.map(async (who) =>
        quotationBody(await seenBy(who, rfq_number_id), '1500', { valid_until: '2030-01-01' }),
      ),
    );
    await clockAt(closes_at, -0.15);
    const answers = await Promise.all(
      sellers.map(async (who, index) => {
        await new Promise((resolve) => setTimeout(resolve, index * 60));
        return (index % 2 ? onTwo(who) : who).call(quotations.submitQuotation, { params, body: bodies[index] });
      }),
    );
    await expect.poll(async () => (await readRfq(buyer, rfq_number_id)).status).toMatch(/CMP|CLS/);
    const taken = answers.filter((answer) => answer.mcode === 0).length;
    expect(answers.every((answer) => answer.mcode === 0 || answer.mcode === 3101)).toBe(true);
    const rfq = await readRfq(buyer, rfq_number_id);
    expect(rfq.quotation_count).toBe(taken);
    expect(rfq.status).toBe(taken > 0 ? 'CMP' : 'CLS');
  });
});
