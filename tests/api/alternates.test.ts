import { describe, expect, test } from 'vitest';
import { confirmBid, getBid } from '../../src/contract/endpoints/bid';
import { getOrder } from '../../src/contract/endpoints/order';
import * as quotations from '../../src/contract/endpoints/quotation';
import * as rfqs from '../../src/contract/endpoints/rfq';
import type { Spec } from '../../src/contract/entities/spec';
import { startTrade } from '../support/startTrade';
import { ended, flangeLine, pipeLine, quotationBody, readRfq, seenBy, submitted } from '../support/trade';

const { buyer, seller } = await startTrade({});

const REQUESTED = {
  ...pipeLine,
  raw_text: 'PIPE 4" SCH40 API 5L Gr.B 10EA',
  spec: { ...pipeLine.spec, grade: 'API5L-B' },
};
const OFFERED: Spec = { ...pipeLine.spec, grade: 'A106-B', canonical_key: '' };
const DEVIATION = { field: 'grade', requested: 'API5L-B', offered: 'A106-B', reason: '재고' };

/** A request whose second line is answered with another grade, ready to be awarded. */
async function withAlternate() {
  const { rfq_number_id } = await submitted(buyer, { lines: [flangeLine, REQUESTED] });
  const params = { rfq_number_id };
  const { lines, ...body } = quotationBody(await seenBy(seller, rfq_number_id), '150000');
  const answers = lines.map((line, index) =>
    index === 1 ? { ...line, response: 'alternate' as const, offered_spec: OFFERED, deviations: [DEVIATION] } : line,
  );
  await seller.ok(quotations.submitQuotation, { params, body: { ...body, lines: answers } });
  await ended(buyer, rfq_number_id);
  const { version, lines: requestedLine } = await readRfq(buyer, rfq_number_id);
  const quotation_id = (await seenBy(seller, rfq_number_id)).quotation?.id ?? '';
  const award = (accept_alternate: boolean) => ({
    params,
    body: { version, lines: [{ rfq_line_id: requestedLine[1]?.id ?? '', quotation_id, accept_alternate }] },
  });
  return { award, exact: { rfq_line_id: requestedLine[0]?.id ?? '', quotation_id }, params, version };
}

describe('an alternate', () => {
  test('is awarded only when the award says that it is accepted', async () => {
    const { award, exact, params, version } = await withAlternate();
    const refused = await buyer.call(rfqs.awardRfq, award(false));
    expect(refused).toMatchObject({ status: 422, mcode: 3201 });
    expect(refused.data).toMatchObject({ issues: [{ path: ['lines', 0], code: 'alternate_not_accepted' }] });
    const { accept_alternate: _, ...unsaid } = award(true).body.lines[0]!;
    const silent = await buyer.call(rfqs.awardRfq, { params, body: { version, lines: [exact, unsaid] } });
    expect(silent).toMatchObject({ status: 422, mcode: 3201 });
    expect((await readRfq(buyer, params.rfq_number_id)).status).toBe('CMP');
    const { bids } = await buyer.ok(rfqs.awardRfq, award(true));
    expect(bids).toHaveLength(1);
  });

  test('keeps what was requested, its deviations and the number of its line in bid and order, on both sides', async () => {
    const { award } = await withAlternate();
    const { bids } = await buyer.ok(rfqs.awardRfq, award(true));
    const expected = {
      line_no: 2,
      alternate: true,
      description: expect.stringContaining('A106-B'),
      spec: expect.objectContaining({ grade: 'A106-B' }),
      requested: {
        raw_text: REQUESTED.raw_text,
        description: expect.stringContaining('API'),
        spec: expect.objectContaining({ grade: 'API5L-B' }),
      },
      deviations: [DEVIATION],
    };
    expect(bids[0]?.lines).toMatchObject([expected]);
    const params = { bid_id: bids[0]?.id ?? '' };
    const bid = await seller.ok(getBid, { params });
    expect(bid.lines).toMatchObject([expected]);
    const { order_number } = await seller.ok(confirmBid, { params, body: { version: bid.version } });
    for (const side of [buyer, seller]) {
      const order = await side.ok(getOrder, { params: { order_number: order_number ?? '' } });
      expect(order.lines).toMatchObject([expected]);
    }
  });

  test('exact lines need no word, and say that they are as requested', async () => {
    const { exact, params, version } = await withAlternate();
    const { bids } = await buyer.ok(rfqs.awardRfq, { params, body: { version, lines: [exact] } });
    expect(bids[0]?.lines).toMatchObject([
      { line_no: 1, alternate: false, deviations: [], requested: { raw_text: flangeLine.raw_text } },
    ]);
  });
});

test('another schedule weighs by its own wall, in bid and order, whatever wall was left in it', async () => {
  const { rfq_number_id } = await submitted(buyer, { lines: [pipeLine] });
  const params = { rfq_number_id };
  const { lines, ...body } = quotationBody(await seenBy(seller, rfq_number_id), '150000');
  const offered_spec = { ...pipeLine.spec, schedule: ['80'], canonical_key: '' };
  const deviations = [{ field: 'schedule', requested: '40', offered: '80', reason: null }];
  const answers = lines.map((line) => ({ ...line, response: 'alternate' as const, offered_spec, deviations }));
  const sent = await seller.ok(quotations.submitQuotation, { params, body: { ...body, lines: answers } });
  expect(sent.quotation?.lines[0]?.offered_spec).toMatchObject({ schedule: ['80'], wall_mm: '8.56', od_mm: '114.3' });
  await ended(buyer, rfq_number_id);
  const { version, lines: requested } = await readRfq(buyer, rfq_number_id);
  const chosen = {
    rfq_line_id: requested[0]?.id ?? '',
    quotation_id: sent.quotation?.id ?? '',
    accept_alternate: true,
  };
  const { bids } = await buyer.ok(rfqs.awardRfq, { params, body: { version, lines: [chosen] } });
  // ASME B36.10M: NPS 4 weighs 16.07 kg/m in schedule 40 and 22.32 kg/m in schedule 80; 10 pieces of 6 m.
  expect(bids[0]?.lines[0]?.weight_kg).toBe('1339.2');
  const bid = { params: { bid_id: bids[0]?.id ?? '' }, body: { version: bids[0]?.version ?? 0 } };
  const { order_number } = await seller.ok(confirmBid, bid);
  const order = await buyer.ok(getOrder, { params: { order_number: order_number ?? '' } });
  expect(order.lines[0]).toMatchObject({ weight_kg: '1339.2', spec: { schedule: ['80'], wall_mm: '8.56' } });
  expect(order.total_weight_kg).toBe('1339.2');
});

test('a price per kg of another schedule counts its own weight, from quotation and comparison to the bid', async () => {
  const { rfq_number_id } = await submitted(buyer, { lines: [pipeLine] });
  const params = { rfq_number_id };
  const { lines, ...body } = quotationBody(await seenBy(seller, rfq_number_id), '1500');
  const offered_spec = { ...pipeLine.spec, schedule: ['80'], canonical_key: '' };
  const deviations = [{ field: 'schedule', requested: '40', offered: '80', reason: null }];
  const perKg = { response: 'alternate' as const, price_uom: 'KG' as const, offered_spec, deviations };
  const answers = lines.map((line) => ({ ...line, ...perKg }));
  const sent = await seller.ok(quotations.submitQuotation, { params, body: { ...body, lines: answers } });
  // 22.32 kg/m × 6 m × 10 pieces at 1,500 won.
  expect(sent.quotation?.lines[0]).toMatchObject({ priced_qty: '1339.2', amount: '2008800' });
  await ended(buyer, rfq_number_id);
  const { rows } = await buyer.ok(rfqs.getComparison, { params });
  expect(rows[0]?.cells[0]?.comparable_price).toBe('200880');
  const { version, lines: requested } = await readRfq(buyer, rfq_number_id);
  const quotation_id = sent.quotation?.id ?? '';
  const chosen = { rfq_line_id: requested[0]?.id ?? '', quotation_id, accept_alternate: true };
  const { bids } = await buyer.ok(rfqs.awardRfq, { params, body: { version, lines: [chosen] } });
  expect(bids[0]?.lines[0]).toMatchObject({ amount: '2008800', weight_kg: '1339.2' });
});
