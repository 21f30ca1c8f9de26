import { describe, expect, test } from 'vitest';
import { confirmBid } from '../../src/contract/endpoints/bid';
import { getComparison } from '../../src/contract/endpoints/rfq';
import * as rfqs from '../../src/contract/endpoints/rfq';
import * as quotations from '../../src/contract/endpoints/quotation';
import * as history from '../../src/contract/endpoints/quotationHistory';
import { listPush } from '../../src/contract/endpoints/user';
import { join, joinSeller } from '../support/people';
import { startTrade } from '../support/startTrade';
import {
  awarded,
  dayFromNow,
  ended,
  ordered,
  pipeLine,
  quotationBody,
  quoted,
  readRfq,
  seenBy,
  submitted,
} from '../support/trade';

const { server, buyer, seller, rival, stranger } = await startTrade({
  people: {
    rival: (api) => joinSeller(api, ['pipe', 'flange'], { company_name: '경쟁강관' }),
    stranger: (api) => joinSeller(api, ['bolt'], { company_name: '볼트나라' }),
  },
});

const to = (rfq_number_id: string) => ({ rfq_number_id });
const DAY_SECONDS = 24 * 60 * 60;

/** Moves the clock of the whole server while something is tried. */
async function later<T>(days: number, action: () => Promise<T>): Promise<T> {
  await server.api('POST', '/dev/clock', { body: { seconds: days * DAY_SECONDS } });
  try {
    return await action();
  } finally {
    await server.api('POST', '/dev/clock', { body: { seconds: 0 } });
  }
}

describe('revisions', () => {
  test('are all kept as they were sent, for their author alone', async () => {
    const { rfq_number_id } = await submitted(buyer);
    await quoted(seller, rfq_number_id, '150000');
    await quoted(seller, rfq_number_id, '140000');
    await quoted(rival, rfq_number_id, '99');
    const params = to(rfq_number_id);
    const { items } = await seller.ok(history.listRevisions, { params });
    expect(items.map((item) => [item.revision, item.round, item.quoted_line_count])).toEqual([
      [2, 1, 2],
      [1, 1, 2],
    ]);
    const first = await seller.ok(history.getRevision, { params: { ...params, revision: 1 } });
    expect(first).toMatchObject({ revision: 1, totals: { lines_amount: '2700000' } });
    expect(first.lines.map((line) => line.unit_price)).toEqual(['150000', '150000']);
    const none = await seller.call(history.getRevision, { params: { ...params, revision: 9 } });
    expect(none).toMatchObject({ status: 404, mcode: 3105 });
    for (const endpoint of [history.listRevisions, history.getPastPrices] as const) {
      expect(await stranger.call(endpoint, { params })).toMatchObject({ status: 404, mcode: 3000 });
      expect(await buyer.call(endpoint, { params })).toMatchObject({ status: 404, mcode: 3000 });
    }
    const others = await stranger.call(history.getRevision, { params: { ...params, revision: 1 } });
    expect(others).toMatchObject({ status: 404, mcode: 3000 });
  });

  test('a line that the buyer changed needs a fresh answer: until then it is neither compared nor awarded', async () => {
    const { rfq_number_id, lines } = await submitted(buyer);
    const changed = lines[0]?.id ?? '';
    await quoted(seller, rfq_number_id);
    await server.sql(`update rfq set revision = 2 where rfq_number_id = $1`, [rfq_number_id]);
    await server.sql(`update rfq_line set changed_revision = 2 where id = $1`, [changed]);
    const requested = await seenBy(seller, rfq_number_id);
    expect(requested.quotation?.lines.filter((line) => line.needs_reconfirm).map((line) => line.rfq_line_id)).toEqual([
      changed,
    ]);
    const cells = async () => {
      const { rows } = await buyer.ok(getComparison, { params: to(rfq_number_id) });
      return rows.map(({ cells: [cell] }) => cell?.comparable_price !== undefined);
    };
    expect(await cells()).toEqual([false, true]);
    await quoted(seller, rfq_number_id);
    expect(await cells()).toEqual([true, true]);
    await server.sql(`update rfq_line set changed_revision = 3 where id = $1`, [changed]);
    await ended(buyer, rfq_number_id);
    const { version } = await readRfq(buyer, rfq_number_id);
    const quotation_id = requested.quotation?.id ?? '';
    const award = (rfq_line_id: string) =>
      buyer.call(rfqs.awardRfq, {
        params: to(rfq_number_id),
        body: { version, lines: [{ rfq_line_id, quotation_id }] },
      });
    const refused = await award(changed);
    expect(refused).toMatchObject({ status: 422, mcode: 3201 });
    expect(JSON.stringify(refused.data)).toContain('needs_reconfirm');
    expect((await award(lines[1]?.id ?? '')).mcode).toBe(0);
  });
});

describe('earlier prices', () => {
  test('are the own ones of the same item, with where and when, and the usual price of one kg', async () => {
    const line = { ...pipeLine, spec: { ...pipeLine.spec, standard: `OWN ${Math.random()}` } };
    const first = await submitted(buyer, { title: '첫 요청', lines: [line] });
    await quoted(seller, first.rfq_number_id, '150000');
    await quoted(rival, first.rfq_number_id, '77777');
    const second = await submitted(buyer, { title: '둘째 요청', lines: [line] });
    await quoted(seller, second.rfq_number_id, '160000');
    const third = await submitted(buyer, { lines: [line, pipeLine] });
    const params = to(third.rfq_number_id);
    const { items } = await seller.ok(history.getPastPrices, { params });
    const past = items.find((item) => item.canonical_key === first.lines[0]?.spec.canonical_key);
    expect(past).toMatchObject({
      last: {
        title: '둘째 요청',
        rfq_number_id: second.rfq_number_id,
        unit_price: '160000',
        price_uom: 'EA',
        lead_days: 7,
      },
      usual: { basis: 'KG', currency: 'KRW', count: 2 },
    });
    expect(Number(past?.usual.price)).toBeCloseTo(150_000 / Number(first.lines[0]?.unit_weight_kg), 3);
    expect(JSON.stringify(items)).not.toContain('77777');
  });

  test('the last one to this buyer stands beside the last one to anybody, each with its quantity', async () => {
    const line = { ...pipeLine, spec: { ...pipeLine.spec, standard: `BUYER ${Math.random()}` } };
    const other = await join(server.api);
    const order = await ordered(buyer, seller, { title: '이 구매사', lines: [{ ...line, qty: '30' }] });
    expect(order.status).toBe('OPEN');
    const elsewhere = await submitted(other, { title: '다른 구매사', lines: [line] });
    await quoted(seller, elsewhere.rfq_number_id, '130000');
    const present = await submitted(buyer, { lines: [line] });
    const { items } = await seller.ok(history.getPastPrices, { params: to(present.rfq_number_id) });
    expect(items).toMatchObject([
      {
        last: { title: '다른 구매사', unit_price: '130000', qty: '10', uom: 'EA', ordered: false },
        to_buyer: { title: '이 구매사', unit_price: '150000', qty: '30', uom: 'EA', ordered: true },
      },
    ]);
    const fresh = await submitted(await join(server.api), { lines: [line] });
    const unknown = await seller.ok(history.getPastPrices, { params: to(fresh.rfq_number_id) });
    expect(unknown.items).toMatchObject([{ last: { title: '다른 구매사' }, to_buyer: null }]);
  });

  test('belong to the material that a line states, whatever key comes with it', async () => {
    const stated = (standard: string, canonical_key: string) => ({
      ...pipeLine,
      spec: { ...pipeLine.spec, standard, canonical_key },
    });
    const dear = `DEAR ${Math.random()}`;
    const first = await submitted(buyer, { lines: [stated(dear, 'anything')] });
    await quoted(seller, first.rfq_number_id, '150000');
    const key = first.lines[0]?.spec.canonical_key ?? '';
    expect(key).toContain(dear.toUpperCase());
    const forged = await submitted(buyer, { lines: [stated(`CHEAP ${Math.random()}`, key)] });
    expect(forged.lines[0]?.spec.canonical_key).not.toBe(key);
    expect((await seller.ok(history.getPastPrices, { params: to(forged.rfq_number_id) })).items).toEqual([]);
    const same = await submitted(buyer, { lines: [stated(dear, 'something else')] });
    expect(same.lines[0]?.spec.canonical_key).toBe(key);
    expect((await seller.ok(history.getPastPrices, { params: to(same.rfq_number_id) })).items).toHaveLength(1);
  });

  test('neither a draft nor a withdrawn quotation nor the request itself counts as a past', async () => {
    const line = { ...pipeLine, spec: { ...pipeLine.spec, standard: `NONE ${Math.random()}` } };
    const drafted = await submitted(buyer, { lines: [line] });
    const requested = await seenBy(seller, drafted.rfq_number_id);
    await seller.ok(quotations.saveQuotation, {
      params: to(drafted.rfq_number_id),
      body: quotationBody(requested, '1'),
    });
    const gone = await submitted(buyer, { lines: [line] });
    const { version } = await quoted(seller, gone.rfq_number_id);
    await seller.ok(quotations.withdrawQuotation, { params: to(gone.rfq_number_id), body: { version } });
    const present = await submitted(buyer, { lines: [line] });
    await quoted(seller, present.rfq_number_id);
    const { items } = await seller.ok(history.getPastPrices, { params: to(present.rfq_number_id) });
    expect(items).toEqual([]);
  });
});

describe('an expired quotation', () => {
  /** Two lines quoted until the 30th day, collecting ended. */
  async function compared() {
    const { rfq_number_id } = await submitted(buyer);
    const { quotation } = await quoted(seller, rfq_number_id);
    await ended(buyer, rfq_number_id);
    return { params: to(rfq_number_id), number: rfq_number_id, quotation_id: quotation?.id ?? '' };
  }

  test('is awarded only with its consent: the buyer asks, the seller lets it stand, once each', async () => {
    const { params, number, quotation_id } = await compared();
    const ask = () => buyer.call(quotations.askValidity, { params: { ...params, quotation_id } });
    expect(await ask()).toMatchObject({ status: 409, mcode: 3102 });
    await later(40, async () => {
      await expect(awarded(buyer, seller, number)).rejects.toThrow('expired');
      const [one, two] = await Promise.all([ask(), ask()]);
      expect([one.mcode, two.mcode]).toEqual([0, 0]);
      expect(one.data.asked_at).toBe(two.data.asked_at);
      const reported = (await seller.ok(listPush, { query: { limit: 100 } })).items;
      expect(reported.filter((push) => push.kind === 'validity_asked' && push.record_id === number)).toHaveLength(1);

      const request = await seenBy(seller, number);
      expect(request.quotation?.validity_asked_at).not.toBeNull();
      const consent = (stands_until: string, version = request.version) =>
        seller.call(quotations.extendValidity, { params, body: { version, stands_until } });
      expect(await consent(dayFromNow(39))).toMatchObject({ status: 422, mcode: 3119 });
      expect(await consent('2027-02-31')).toMatchObject({ status: 400, mcode: 4 });
      expect(await consent(dayFromNow(50), request.version + 5)).toMatchObject({ status: 409, mcode: 9409 });
      const both = await Promise.all([consent(dayFromNow(50)), consent(dayFromNow(51))]);
      expect(both.map((answer) => answer.mcode).toSorted((a, b) => a - b)).toEqual([0, 9409]);
      const after = await seenBy(seller, number);
      expect(after.quotation).toMatchObject({ revision: 1, valid_until: dayFromNow(30), validity_asked_at: null });
      const heard = (await buyer.ok(listPush, { query: { limit: 100 } })).items;
      expect(heard.filter((push) => push.kind === 'validity_extended' && push.record_id === number)).toHaveLength(1);
      const [side] = (await buyer.ok(getComparison, { params })).sellers;
      expect(side).toMatchObject({ expired: false, valid_until: after.quotation?.stands_until });
      const { bids } = await awarded(buyer, seller, number);
      const [bid] = bids;
      expect(
        await seller.call(confirmBid, { params: { bid_id: bid?.id ?? '' }, body: { version: bid?.version ?? 0 } }),
      ).toMatchObject({ mcode: 0 });
    });
  });

  test('is nobody else’s to ask about or to extend, and not while the request collects', async () => {
    const { params, quotation_id } = await compared();
    const other = await joinSeller(server.api, ['pipe'], { company_name: '남의강관' });
    const body = { version: 2, stands_until: dayFromNow(90) };
    expect(await other.call(quotations.extendValidity, { params, body })).toMatchObject({ status: 404, mcode: 3000 });
    expect(await rival.call(quotations.extendValidity, { params, body })).toMatchObject({ status: 409, mcode: 3102 });
    expect(await seller.call(quotations.askValidity, { params: { ...params, quotation_id } })).toMatchObject({
      status: 404,
      mcode: 3000,
    });
    const made_up = { ...params, quotation_id: '0197a0a0-0000-7000-8000-000000000000' };
    expect(await buyer.call(quotations.askValidity, { params: made_up })).toMatchObject({ status: 404, mcode: 3105 });
    const open = await submitted(buyer);
    const { version } = await quoted(seller, open.rfq_number_id);
    const early = await seller.call(quotations.extendValidity, {
      params: to(open.rfq_number_id),
      body: { version, stands_until: dayFromNow(90) },
    });
    expect(early).toMatchObject({ status: 409, mcode: 3001 });
  });
});
