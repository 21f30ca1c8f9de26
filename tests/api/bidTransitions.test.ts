import { describe, expect, test } from 'vitest';
import * as bids from '../../src/contract/endpoints/bid';
import { reauth } from '../../src/contract/endpoints/user';
import { getHub } from '../../src/contract/endpoints/hub';
import * as rfqs from '../../src/contract/endpoints/rfq';
import type { Bid } from '../../src/contract/entities/order';
import { addBusinessDays } from '../../src/domain/time/businessDays';
import { type Caller, joinSeller, PASSWORD } from '../support/people';
import { sortedCodes } from '../support/answers';
import { startTrade } from '../support/startTrade';
import { bidIn } from '../support/states';
import { awarded, ended, quoted, readRfq, seenBy, submitted } from '../support/trade';
import { stoppedClock } from '../support/stoppedClock';

const { server, buyer, seller, other } = await startTrade({
  people: { other: (api) => joinSeller(api, ['pipe', 'flange'], { company_name: '동양밸브' }) },
});

const params = (bid: Bid) => ({ bid_id: bid.id });
type Take = (who: Caller, bid: Bid) => Promise<{ status: number; mcode: number }>;

const steps: Array<[name: string, by: 'buyer' | 'seller', project: string, take: Take]> = [
  [
    'confirm',
    'seller',
    'ORD',
    (who, bid) => who.call(bids.confirmBid, { params: params(bid), body: { version: bid.version } }),
  ],
  [
    'decline',
    'seller',
    'CMP',
    (who, bid) =>
      who.call(bids.declineBid, { params: params(bid), body: { version: bid.version, reason: '재고 소진' } }),
  ],
  [
    'take back',
    'buyer',
    'CMP',
    (who, bid) => who.call(bids.takeBackBid, { params: params(bid), body: { version: bid.version } }),
  ],
];

describe.each(steps)('%s', (_name, by, project, take) => {
  const right = () => (by === 'buyer' ? buyer : seller);
  const wrong = () => (by === 'buyer' ? seller : buyer);

  test('of a sent bid', async () => {
    const bid = await bidIn('SENT', { buyer, seller });
    expect(await take(right(), bid)).toMatchObject({ mcode: 0 });
    expect((await readRfq(buyer, bid.rfq_number_id)).status).toBe(project);
  });

  test.each(['CONFIRMED', 'DECLINED'] as const)('of a %s bid is refused', async (state) => {
    const bid = await bidIn(state, { buyer, seller });
    expect(await take(right(), bid)).toMatchObject({ status: 409, mcode: 3203 });
  });

  test('by the other side or a stranger is refused', async () => {
    const bid = await bidIn('SENT', { buyer, seller });
    expect(await take(wrong(), bid)).toMatchObject({ status: 404, mcode: 3202 });
    expect(await take(other, bid)).toMatchObject({ status: 404, mcode: 3202 });
    expect(await other.call(bids.getBid, { params: params(bid) })).toMatchObject({ status: 404 });
  });

  test('twice at once happens once', async () => {
    const bid = await bidIn('SENT', { buyer, seller });
    const answers = await Promise.all([take(right(), bid), take(right(), bid)]);
    expect(sortedCodes(answers)).toEqual([0, 3203]);
    const orders = await server.sql<{ count: number }>(
      'select count(*)::int as count from trade_order where bid_id = $1',
      [bid.id],
    );
    expect(orders[0]?.count).toBe(project === 'ORD' ? 1 : 0);
  });
});

test('confirm and take back at the same moment: one of them wins, the other is refused', async () => {
  const bid = await bidIn('SENT', { buyer, seller });
  const body = { version: bid.version };
  const answers = await Promise.all([
    seller.call(bids.confirmBid, { params: params(bid), body }),
    buyer.call(bids.takeBackBid, { params: params(bid), body }),
  ]);
  expect(sortedCodes(answers)).toEqual([0, 3203]);
});

test('a split award waits for every seller; one decline leaves the other order standing', async () => {
  const { rfq_number_id } = await submitted(buyer);
  await quoted(seller, rfq_number_id, '150000');
  await quoted(other, rfq_number_id, '151000');
  const { lines, version } = await ended(buyer, rfq_number_id);
  const quotationOf = async (who: Caller) => (await seenBy(who, rfq_number_id)).quotation?.id ?? '';
  const award = await buyer.ok(rfqs.awardRfq, {
    params: { rfq_number_id },
    body: {
      version,
      lines: [
        { rfq_line_id: lines[0]?.id ?? '', quotation_id: await quotationOf(seller) },
        { rfq_line_id: lines[1]?.id ?? '', quotation_id: await quotationOf(other) },
      ],
    },
  });
  expect(award.bids).toHaveLength(2);
  // One action for two sellers is one entry of what changed; each seller learns of himself alone.
  const sent = async (who: Caller) =>
    (await who.ok(getHub)).changes.filter((one) => one.number === rfq_number_id && one.kind === 'bid_sent');
  expect(await sent(buyer)).toMatchObject([{ sellers: 2 }]);
  expect(await sent(seller)).toMatchObject([{ sellers: 1 }]);
  const bidOf = (name: string) => award.bids.find((bid) => bid.counterpart_name === name);
  expect(bidOf('대한강관')?.lines[0]?.description).toBe('PIPE SMLS 4" SCH40 A106-B BE L=6m');
  await seller.ok(bids.confirmBid, { params: { bid_id: bidOf('대한강관')?.id ?? '' }, body: { version: 1 } });
  expect((await readRfq(buyer, rfq_number_id)).status).toBe('BID');
  await other.ok(bids.declineBid, {
    params: { bid_id: bidOf('동양밸브')?.id ?? '' },
    body: { version: 1, reason: '가격 착오' },
  });
  expect((await readRfq(buyer, rfq_number_id)).status).toBe('ORD');
  const placed = await server.sql<{ count: number }>(
    'select count(*)::int as count from trade_order o join rfq r on r.id = o.rfq_id where r.rfq_number_id = $1',
    [rfq_number_id],
  );
  expect(placed[0]?.count).toBe(1);
});

test('an unanswered bid lapses after two business days and the buyer may award again', async () => {
  const bid = await bidIn('SENT', { buyer, seller });
  const until = Date.parse(bid.answer_until);
  expect(bid.answer_until).toBe(addBusinessDays(new Date(bid.sent_at), 2).toISOString());
  const clock = await stoppedClock(server, new Date(until - 2_000));
  expect((await buyer.ok(bids.getBid, { params: params(bid) })).status).toBe('SENT');
  await clock.goOn(2);
  await expect.poll(async () => (await buyer.ok(bids.getBid, { params: params(bid) })).status).toBe('LAPSED');
  const body = { version: bid.version };
  expect(await seller.call(bids.confirmBid, { params: params(bid), body })).toMatchObject({
    status: 409,
    mcode: 3203,
  });
  expect((await readRfq(buyer, bid.rfq_number_id)).status).toBe('CMP');
  expect(await seenBy(seller, bid.rfq_number_id)).toMatchObject({ status: 'CLS', closed_as: 'lapsed' });
});

test('an award must name offered, unexpired lines within the requested quantity', async () => {
  const { rfq_number_id } = await submitted(buyer);
  await quoted(seller, rfq_number_id);
  const { lines, version } = await ended(buyer, rfq_number_id);
  const quotation_id = (await seenBy(seller, rfq_number_id)).quotation?.id ?? '';
  const rfq_line_id = lines[0]?.id ?? '';
  const award = (line: { rfq_line_id: string; quotation_id: string; qty?: string }[]) =>
    buyer.call(rfqs.awardRfq, { params: { rfq_number_id }, body: { version, lines: line } });
  const nobody = '0197a0a0-0000-7000-8000-000000000000';
  for (const line of [
    [{ rfq_line_id, quotation_id: nobody }],
    [{ rfq_line_id: nobody, quotation_id }],
    [{ rfq_line_id, quotation_id, qty: '11' }],
    [
      { rfq_line_id, quotation_id },
      { rfq_line_id, quotation_id },
    ],
  ]) {
    expect(await award(line)).toMatchObject({ status: 422, mcode: 3201 });
  }
  expect((await readRfq(buyer, rfq_number_id)).status).toBe('CMP');
  await server.sql(`update quotation_revision set valid_until = '2020-01-01' where quotation_id = $1`, [quotation_id]);
  expect(await award([{ rfq_line_id, quotation_id }])).toMatchObject({ status: 422, mcode: 3201 });
});

test('confirming needs a bank account to be paid to', async () => {
  const poor = await joinSeller(server.api, ['pipe', 'flange'], { company_name: '무계좌상사' });
  await server.sql(`update company set bank_account = null where name = '무계좌상사'`);
  await poor.ok(reauth, { body: { password: PASSWORD } });
  const { rfq_number_id } = await submitted(buyer);
  await quoted(poor, rfq_number_id);
  await ended(buyer, rfq_number_id);
  const { bids: sent } = await awarded(buyer, poor, rfq_number_id);
  const answer = await poor.call(bids.confirmBid, { params: { bid_id: sent[0]?.id ?? '' }, body: { version: 1 } });
  expect(answer).toMatchObject({ status: 422, mcode: 4003 });
});
