import { expect, test } from 'vitest';
import { getAwardChoice, keepAwardChoice } from '../../src/contract/endpoints/awardChoice';
import * as bids from '../../src/contract/endpoints/bid';
import * as quotations from '../../src/contract/endpoints/quotation';
import * as rfqs from '../../src/contract/endpoints/rfq';
import { colleagueOf, join, joinSeller } from '../support/people';
import { listen } from '../support/pushEars';
import { startTrade } from '../support/startTrade';
import { ended, pipeLine, quotationBody, quoted, readRfq, seenBy, submitted } from '../support/trade';

const { server, buyer, seller, far, stranger } = await startTrade({
  people: {
    far: (api) => joinSeller(api, ['pipe', 'flange'], { company_name: '동양밸브' }),
    stranger: (api) => join(api),
  },
});
const colleague = await colleagueOf(buyer, '박동료');

/** A request with an offer of each seller, after collecting ended. */
async function compared() {
  const { rfq_number_id, lines } = await submitted(buyer, { lines: [pipeLine, pipeLine, pipeLine] });
  await quoted(seller, rfq_number_id, '100000');
  await quoted(far, rfq_number_id, '120000');
  await ended(buyer, rfq_number_id);
  const { sellers } = await buyer.ok(rfqs.getComparison, { params: { rfq_number_id } });
  const [first = '', second = ''] = sellers.map(({ quotation_id }) => quotation_id);
  return { params: { rfq_number_id }, lines: lines.map(({ id }) => id), first, second };
}

const whole = (quotation_id: string) => [{ quotation_id, qty: null }];

test('what is chosen is there for colleagues, line by line, with who chose last, and is no award', async () => {
  const { params, lines, first, second } = await compared();
  const [one = '', two = '', three = ''] = lines;
  const ears = listen(server.url, colleague.token);
  await ears.opened;
  const body = { lines: [one, two].map((rfq_line_id) => ({ rfq_line_id, shares: whole(first) })) };
  await buyer.ok(keepAwardChoice, { params, body });
  // Open windows of the company hear of it, with nothing of the choice in it.
  expect(await ears.next('choice_kept')).toMatchObject({ record_type: 'choice', record_id: params.rfq_number_id });
  ears.close();
  await colleague.ok(keepAwardChoice, {
    params,
    body: {
      lines: [
        { rfq_line_id: two, shares: whole(second) },
        {
          rfq_line_id: three,
          shares: [
            { quotation_id: first, qty: '4' },
            { quotation_id: second, qty: '6' },
          ],
        },
      ],
    },
  });
  const { lines: kept } = await buyer.ok(getAwardChoice, { params });
  const of = (line: string) => kept.find(({ rfq_line_id }) => rfq_line_id === line);
  expect(of(one)).toMatchObject({ shares: whole(first), chosen_by: { own: true } });
  expect(of(two)).toMatchObject({ shares: whole(second), chosen_by: { name: '박동료', own: false } });
  expect(of(three)?.shares).toHaveLength(2);
  expect(await readRfq(buyer, params.rfq_number_id)).toMatchObject({ status: 'CMP' });
  // Taking a line out is a choice too.
  await buyer.ok(keepAwardChoice, { params, body: { lines: [{ rfq_line_id: two, shares: [] }] } });
  const { lines: now } = await colleague.ok(getAwardChoice, { params });
  expect(now.find(({ rfq_line_id }) => rfq_line_id === two)).toMatchObject({ shares: [], chosen_by: { own: false } });
});

test('nobody else reads or writes it, lines of other requests are left out, and it is for a request being compared', async () => {
  const { params, lines, first } = await compared();
  const other = await submitted(buyer, { lines: [pipeLine] });
  const body = { lines: [{ rfq_line_id: lines[0] ?? '', shares: whole(first) }] };
  for (const who of [stranger, seller]) {
    expect(await who.call(getAwardChoice, { params })).toMatchObject({ status: 404, mcode: 3000 });
    expect(await who.call(keepAwardChoice, { params, body })).toMatchObject({ status: 404, mcode: 3000 });
  }
  const foreign = { lines: [{ rfq_line_id: other.lines[0]?.id ?? '', shares: whole(first) }] };
  expect((await buyer.ok(keepAwardChoice, { params, body: foreign })).lines).toEqual([]);
  const open = { params: { rfq_number_id: other.rfq_number_id }, body: foreign };
  expect(await buyer.call(keepAwardChoice, open)).toMatchObject({ status: 409 });
});

test('an award that is sent ends the choice', async () => {
  const { params, lines, first } = await compared();
  await buyer.ok(keepAwardChoice, {
    params,
    body: { lines: lines.map((rfq_line_id) => ({ rfq_line_id, shares: whole(first) })) },
  });
  const { version } = await readRfq(buyer, params.rfq_number_id);
  await buyer.ok(rfqs.awardRfq, {
    params,
    body: { version, note: null, lines: [{ rfq_line_id: lines[0] ?? '', quotation_id: first }] },
  });
  expect((await colleague.ok(getAwardChoice, { params })).lines).toEqual([]);
});

test('what is withdrawn of an award is chosen again as it was, and nothing of it is left once there are orders', async () => {
  const { params, lines, first, second } = await compared();
  const [one = '', two = '', three = ''] = lines;
  const { version } = await readRfq(buyer, params.rfq_number_id);
  const award = [
    { rfq_line_id: one, quotation_id: first, qty: '4' },
    { rfq_line_id: one, quotation_id: second, qty: '6' },
    { rfq_line_id: two, quotation_id: first },
    { rfq_line_id: three, quotation_id: second },
  ];
  const sent = await buyer.ok(rfqs.awardRfq, { params, body: { version, note: null, lines: award } });
  for (const bid of sent.bids)
    await buyer.ok(bids.takeBackBid, { params: { bid_id: bid.id }, body: { version: bid.version } });
  const { lines: kept } = await colleague.ok(getAwardChoice, { params });
  const of = (line: string) => kept.find(({ rfq_line_id }) => rfq_line_id === line)?.shares;
  expect(of(one)).toHaveLength(2);
  expect(of(one)).toEqual(
    expect.arrayContaining([
      { quotation_id: first, qty: '4' },
      { quotation_id: second, qty: '6' },
    ]),
  );
  expect(of(two)).toEqual([{ quotation_id: first, qty: '10' }]);
  expect(of(three)).toEqual([{ quotation_id: second, qty: '10' }]);
  const now = await readRfq(buyer, params.rfq_number_id);
  const again = await buyer.ok(rfqs.awardRfq, {
    params,
    body: { version: now.version, note: null, lines: award.slice(1) },
  });
  const open = again.bids.filter(({ status }) => status === 'SENT');
  const bidOf = (quotation: string) => open.find(({ quotation_id }) => quotation_id === quotation);
  const [withdrawn, confirmed] = [bidOf(first), bidOf(second)];
  await buyer.ok(bids.takeBackBid, { params: { bid_id: withdrawn?.id ?? '' }, body: { version: 1 } });
  const { sellers } = await buyer.ok(rfqs.getComparison, { params });
  const name = sellers.find(({ quotation_id }) => quotation_id === second)?.company_name;
  await (name === '동양밸브' ? far : seller).ok(bids.confirmBid, {
    params: { bid_id: confirmed?.id ?? '' },
    body: { version: 1 },
  });
  expect((await readRfq(buyer, params.rfq_number_id)).status).toBe('ORD');
  expect((await buyer.ok(getAwardChoice, { params })).lines).toEqual([]);
});

test('of two who choose at once both choices are kept, of one line the later one', async () => {
  const { params, lines, first, second } = await compared();
  const choose = (who: typeof buyer, quotation: string) =>
    who.ok(keepAwardChoice, {
      params,
      body: { lines: lines.map((rfq_line_id) => ({ rfq_line_id, shares: whole(quotation) })) },
    });
  await Promise.all([choose(buyer, first), choose(colleague, second), choose(buyer, first)]);
  const { lines: kept } = await buyer.ok(getAwardChoice, { params });
  // No mixture of two calls.
  expect(new Set(kept.map(({ shares }) => shares[0]?.quotation_id)).size).toBe(1);
});

test('what a colleague chose since stays and is answered, lines that nobody else touched are kept, and knowing of it takes it back', async () => {
  const { params, lines, first, second } = await compared();
  const [one = '', two = '', three = ''] = lines;
  const choose = (who: typeof buyer, chosen: Array<[string, string, (string | null)?]>) =>
    who.ok(keepAwardChoice, {
      params,
      body: {
        lines: chosen.map(([rfq_line_id, quotation, based_on]) => ({
          rfq_line_id,
          shares: whole(quotation),
          based_on,
        })),
      },
    });
  const { lines: read } = await choose(buyer, [[one, first, null]]);
  const known = read[0]?.chosen_at ?? null;
  await choose(colleague, [
    [one, second, known],
    [two, second, null],
  ]);
  // Chosen offline meanwhile: of the first line the old choice was known, of the others none.
  const offline = await choose(buyer, [
    [one, first, known],
    [two, first, null],
    [three, first, null],
  ]);
  expect(offline.overtaken.toSorted()).toEqual([one, two].toSorted());
  const of = (answer: typeof offline, line: string) => answer.lines.find(({ rfq_line_id }) => rfq_line_id === line);
  for (const line of [one, two])
    expect(of(offline, line)).toMatchObject({ shares: whole(second), chosen_by: { name: '박동료', own: false } });
  expect(of(offline, three)).toMatchObject({ shares: whole(first), chosen_by: { own: true } });
  const again = await choose(buyer, [[one, first, of(offline, one)?.chosen_at]]);
  expect(again.overtaken).toEqual([]);
  expect(of(again, one)).toMatchObject({ shares: whole(first), chosen_by: { own: true } });
  // The own choice of another device is nobody else's, and the same choice is no conflict.
  expect((await choose(buyer, [[one, second, known]])).overtaken).toEqual([]);
  expect((await choose(colleague, [[one, second, known]])).overtaken).toEqual([]);
});

test('an amended quotation keeps its place among the sellers as they were received', async () => {
  const { rfq_number_id } = await submitted(buyer, { lines: [pipeLine] });
  await quoted(seller, rfq_number_id, '100000');
  await quoted(far, rfq_number_id, '120000');
  const before = await buyer.ok(rfqs.getComparison, { params: { rfq_number_id } });
  const { lines, ...body } = quotationBody(await seenBy(seller, rfq_number_id), '99000');
  await seller.ok(quotations.submitQuotation, { params: { rfq_number_id }, body: { ...body, lines } });
  const after = await buyer.ok(rfqs.getComparison, { params: { rfq_number_id } });
  const names = (comparison: typeof after) => comparison.sellers.map(({ company_name }) => company_name);
  expect(after.sellers[0]?.revision).toBe(2);
  expect(names(after)).toEqual(names(before));
});
