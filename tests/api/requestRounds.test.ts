import { describe, expect, test } from 'vitest';
import * as quotations from '../../src/contract/endpoints/quotation';
import * as rfqs from '../../src/contract/endpoints/rfq';
import * as dialogue from '../../src/contract/endpoints/rfqDialogue';
import * as user from '../../src/contract/endpoints/user';
import { listProjects } from '../../src/contract/endpoints/order';
import { type Caller, joinSeller } from '../support/people';
import { startTrade } from '../support/startTrade';
import { dayFromNow, ended, quotationBody, quoted, readRfq, seenBy, submitted } from '../support/trade';

const { server, buyer, seller, rival } = await startTrade({
  people: { rival: (api) => joinSeller(api, ['pipe', 'flange'], { company_name: '경쟁철강' }) },
  env: { TEST_CLOCK: '1' },
});

async function kindsOf(who: Caller, rfq_number_id: string): Promise<string[]> {
  const { items } = await who.ok(user.listPush, { query: { limit: 100 } });
  return items.filter((item) => item.record_id === rfq_number_id).map((item) => item.kind);
}

describe('asking again', () => {
  test('a round is sealed again, shows earlier rounds only, ends by itself, and leaves the silent with what they had', async () => {
    const { rfq_number_id } = await submitted(buyer, { sealed: true });
    const params = { rfq_number_id };
    await quoted(seller, rfq_number_id, '1000');
    await quoted(rival, rfq_number_id, '1100');
    await ended(buyer, rfq_number_id);
    const closed = await readRfq(buyer, rfq_number_id);
    const again = await buyer.ok(dialogue.rerequestRfq, {
      params,
      body: {
        version: closed.version,
        deadline_date: dayFromNow(3),
        message: '단가 재검토 부탁드려요',
        target_prices: [{ rfq_line_id: closed.lines[0]?.id ?? '', unit_price: '800' }],
      },
    });
    expect([again.status, again.round]).toEqual(['COL', 2]);
    const requested = await seenBy(seller, rfq_number_id);
    expect(requested.rerequest).toMatchObject({
      round: 2,
      message: '단가 재검토 부탁드려요',
      target_prices: [{ unit_price: '800' }],
    });
    // So long that no id holds it by chance.
    await quoted(seller, rfq_number_id, '7654321');
    expect((await seenBy(seller, rfq_number_id)).rerequest).toBeNull();
    const during = JSON.stringify(await buyer.ok(rfqs.getComparison, { params }));
    expect(during).toContain('"1000"');
    expect(during).not.toContain('7654321');
    const seconds = (Date.parse(again.closes_at ?? '') - Date.now()) / 1000 + 1;
    await server.api('POST', '/dev/clock', { body: { seconds } });
    const after = await buyer.ok(rfqs.getComparison, { params });
    expect(after.status).toBe('CMP');
    const prices = after.rows[0]?.cells.map((cell) => cell.line.unit_price).sort();
    expect(prices).toEqual(['1100', '7654321']);
    expect((await seenBy(rival, rfq_number_id)).quotation?.status).toBe('SUBMITTED');
    await server.api('POST', '/dev/clock', { body: { seconds: 0 } });
  });

  test('a seller outside a further round does not see it and cannot answer it', async () => {
    const { rfq_number_id } = await submitted(buyer);
    const params = { rfq_number_id };
    await quoted(seller, rfq_number_id);
    await quoted(rival, rfq_number_id);
    await ended(buyer, rfq_number_id);
    const before = await seenBy(rival, rfq_number_id);
    const pushes = await kindsOf(rival, rfq_number_id);
    const { version } = await readRfq(buyer, rfq_number_id);
    const quotation_id = (await seenBy(seller, rfq_number_id)).quotation?.id ?? '';
    await buyer.ok(dialogue.rerequestRfq, {
      params,
      body: { version, quotation_ids: [quotation_id], deadline_date: dayFromNow(3) },
    });
    const after = await seenBy(rival, rfq_number_id);
    expect(after).toEqual({ ...before, closes_at: null, ended_at: null, deadline_date: null });
    expect(await kindsOf(rival, rfq_number_id)).toEqual(pushes);
    const { items } = await rival.ok(listProjects, { query: { q: rfq_number_id } });
    expect(items.map((item) => item.status)).toEqual(['CMP']);
    const late = await rival.call(quotations.submitQuotation, { params, body: quotationBody(after, '1') });
    expect(late.mcode).toBe(3101);
    const withdrawn = await rival.call(quotations.withdrawQuotation, { params, body: { version: after.version + 1 } });
    expect(withdrawn.mcode).toBe(3101);
  });

  test('is for the buyer after the deadline, with those who quoted and a later day', async () => {
    const { rfq_number_id, version } = await submitted(buyer);
    const params = { rfq_number_id };
    const body = { version, deadline_date: dayFromNow(3) };
    expect((await buyer.call(dialogue.rerequestRfq, { params, body })).mcode).toBe(3001);
    await quoted(seller, rfq_number_id);
    await ended(buyer, rfq_number_id);
    const now = (await readRfq(buyer, rfq_number_id)).version;
    const ask = (who: Caller, change: object) =>
      who.call(dialogue.rerequestRfq, { params, body: { ...body, version: now, ...change } });
    expect((await ask(seller, {})).mcode).toBe(3000);
    expect((await ask(buyer, { deadline_date: dayFromNow(-2) })).mcode).toBe(3003);
    expect(
      (await ask(buyer, { quotation_ids: [rfq_number_id.length ? '01933333-0000-7000-8000-000000000000' : ''] })).mcode,
    ).toBe(3105);
    expect(
      (await ask(buyer, { target_prices: [{ rfq_line_id: '01933333-0000-7000-8000-000000000000', unit_price: '1' }] }))
        .mcode,
    ).toBe(4);
    const [one, two] = await Promise.all([ask(buyer, {}), ask(buyer, {})]);
    expect(new Set([one.mcode, two.mcode])).toEqual(new Set([0, 9409]));
  });
});
