import { describe, expect, test } from 'vitest';
import { makePlan } from '../../src/contract/endpoints/plan';
import * as quotations from '../../src/contract/endpoints/quotation';
import * as rfqs from '../../src/contract/endpoints/rfq';
import * as dialogue from '../../src/contract/endpoints/rfqDialogue';
import * as user from '../../src/contract/endpoints/user';
import type { Rfq } from '../../src/contract/entities/rfq';
import { type Caller, join, joinSeller } from '../support/people';
import { startTrade } from '../support/startTrade';
import { ended, flangeLine, pipeLine, quotationBody, quoted, readRfq, seenBy, submitted } from '../support/trade';

const { server, buyer, seller, stranger } = await startTrade({
  people: { stranger: (api) => join(api, { company_name: '구경꾼' }) },
  env: { TEST_CLOCK: '1' },
});

/** The lines of a request as the editor would send them back. */
const asInput = (rfq: Rfq) =>
  rfq.lines.map(({ id, raw_text, tag, spec, qty, uom, target_price, remark, excluded }) => ({
    id,
    raw_text,
    tag,
    spec,
    qty,
    uom,
    target_price,
    remark,
    excluded,
  }));

async function kindsOf(who: Caller, rfq_number_id: string): Promise<string[]> {
  const { items } = await who.ok(user.listPush, { query: { limit: 100 } });
  return items.filter((item) => item.record_id === rfq_number_id).map((item) => item.kind);
}

describe('amending', () => {
  test('only the changed line needs a new answer; the other stands, also in the comparison and the award', async () => {
    const { rfq_number_id } = await submitted(buyer);
    await quoted(seller, rfq_number_id, '1000');
    const params = { rfq_number_id };
    const before = await readRfq(buyer, rfq_number_id);
    const [pipe, flange] = asInput(before);
    const lines = [
      { ...pipe, qty: '12' },
      { ...flange, tag: 'TAG-1' },
    ].map((line) => ({ ...line, spec: line.spec! }));
    const amended = await buyer.ok(dialogue.amendRfq, {
      params,
      body: { version: before.version, note: '수량 변경', lines, terms: { delivery_place: '여수' } },
    });
    expect(amended.revision).toBe(2);
    expect(amended.amendments).toEqual([{ revision: 2, terms: ['delivery_place'], note: '수량 변경' }]);
    expect(amended.lines.map((line) => line.changed_revision)).toEqual([2, 1]);
    const seen = await seenBy(seller, rfq_number_id);
    expect(seen.needs_reconfirm_line_ids).toEqual([pipe?.id]);
    expect(seen.lines[0]?.previous?.qty).toBe('10');
    expect(seen.quotation?.lines).toHaveLength(2);
    expect(await kindsOf(seller, rfq_number_id)).toContain('rfq_amended');
    // The old answer is shown as it was, and left out of the seller's own totals too, on its page and in its list.
    const [old, stays] = seen.quotation?.lines ?? [];
    expect([old, stays].map((line) => [line?.needs_reconfirm, line?.qty_offered, line?.amount])).toEqual([
      [true, '10', '10000'],
      [false, '8', '8000'],
    ]);
    expect(seen.quotation?.totals).toMatchObject({ lines_amount: '8000', total_amount: '63800' });
    const { items } = await seller.ok(quotations.listSellerRequests, { query: { q: rfq_number_id } });
    expect(items).toMatchObject([{ reconfirm_line_count: 1, my_total: '63800' }]);
    await ended(buyer, rfq_number_id);
    const comparison = await buyer.ok(rfqs.getComparison, { params });
    expect(comparison.rows.map((row) => row.cells.length)).toEqual([0, 1]);
    // The old price is shown beside, and is in no figure: 8 at 1,000 and the freight are left.
    const { id: quotation_id } = seen.quotation!;
    expect(comparison.rows.map((row) => row.awaiting)).toEqual([
      [{ quotation_id, unit_price: '1000', price_uom: 'EA' }],
      [],
    ]);
    const standing = { lines_amount: '8000', freight_amount: '50000', total_amount: '63800' };
    expect(comparison.sellers).toMatchObject([{ totals: standing, quoted_line_count: 1, awaiting_line_count: 1 }]);
    expect(await buyer.ok(makePlan, { params })).toMatchObject({ covered: '1', total: '58000' });
    const { version } = await readRfq(buyer, rfq_number_id);
    const stale = await buyer.call(rfqs.awardRfq, {
      params,
      body: { version, lines: [{ rfq_line_id: pipe?.id ?? '', quotation_id: seen.quotation?.id ?? '' }] },
    });
    expect(stale.mcode).toBe(3201);
    await buyer.ok(rfqs.awardRfq, {
      params,
      body: { version, lines: [{ rfq_line_id: flange?.id ?? '', quotation_id: seen.quotation?.id ?? '' }] },
    });
  });

  test('a quotation written on the earlier revision is refused and kept; a fresh one reconfirms', async () => {
    const { rfq_number_id } = await submitted(buyer);
    const params = { rfq_number_id };
    const request = await seenBy(seller, rfq_number_id);
    const before = await readRfq(buyer, rfq_number_id);
    const lines = [...asInput(before), { ...pipeLine, id: null, qty: '3' }];
    const amended = await buyer.ok(dialogue.amendRfq, { params, body: { version: before.version, lines } });
    expect(amended.lines.map((line) => [line.line_no, line.changed_revision])).toEqual([
      [1, 1],
      [2, 1],
      [3, 2],
    ]);
    const late = await seller.call(quotations.submitQuotation, {
      params,
      body: quotationBody(request, '900', { rfq_revision: 1 }),
    });
    expect([late.status, late.mcode]).toEqual([409, 3109]);
    const kept = await seenBy(seller, rfq_number_id);
    expect(kept.draft?.lines).toHaveLength(2);
    const sent = await seller.ok(quotations.submitQuotation, {
      params,
      body: quotationBody(kept, '900', { rfq_revision: kept.revision }),
    });
    expect(sent.needs_reconfirm_line_ids).toEqual([]);
    expect(sent.quotation?.rfq_revision).toBe(2);
  });

  test('is for the buyer, while collecting, with something changed and a line left', async () => {
    const { rfq_number_id, version } = await submitted(buyer);
    const { lines: othersLines } = await submitted(stranger);
    const params = { rfq_number_id };
    const amend = (who: Caller, body: object) => who.call(dialogue.amendRfq, { params, body: { version, ...body } });
    expect((await amend(seller, { note: 'x' })).mcode).toBe(3000);
    expect((await amend(stranger, { note: 'x' })).mcode).toBe(3000);
    expect((await amend(buyer, { note: '말만' })).mcode).toBe(3007);
    expect((await amend(buyer, { lines: [] })).mcode).toBe(3002);
    expect((await amend(buyer, { version: version + 5, terms: { title: '다른 제목' } })).mcode).toBe(9409);
    expect((await amend(buyer, { lines: [{ ...pipeLine, id: othersLines[0]?.id }] })).status).toBe(422);
    expect((await readRfq(buyer, rfq_number_id)).revision).toBe(1);
    await ended(buyer, rfq_number_id);
    expect(
      (await buyer.call(dialogue.amendRfq, { params, body: { version: version + 1, terms: { title: '늦음' } } })).mcode,
    ).toBe(3001);
  });

  test('the mail to a seller names the lines that changed, and says when only terms did', async () => {
    const { rfq_number_id } = await submitted(buyer, { title: '변경 메일', lines: [pipeLine, flangeLine] });
    await quoted(seller, rfq_number_id);
    const [pipe, flange] = asInput(await readRfq(buyer, rfq_number_id));
    const amend = async (body: object) => {
      const { version } = await readRfq(buyer, rfq_number_id);
      await buyer.ok(dialogue.amendRfq, { params: { rfq_number_id }, body: { version, ...body } });
      const mails = await server.sql<{ text: string }>('select text from mail where recipient = $1 and text like $2', [
        seller.email,
        '%“변경 메일”%',
      ]);
      return mails.map(({ text }) => text);
    };
    const lines = [pipe, { ...flange, qty: '77' }];
    expect((await amend({ lines })).filter((text) => text.includes('바뀐 품목: 2번. 이 품목만'))).toHaveLength(1);
    const terms = await amend({ terms: { memo: '야간 하차' } });
    expect(terms.filter((text) => text.includes('품목은 그대로이고'))).toHaveLength(1);
    const both = await amend({ lines: [{ ...pipe, qty: '5' }, ...lines.slice(1)], terms: { memo: '주간 하차' } });
    expect(both.filter((text) => text.includes('바뀐 품목: 1번. 거래 조건이나'))).toHaveLength(1);
  });

  test('a line taken out is no longer requested, and a seller who matches only now is notified', async () => {
    const { rfq_number_id } = await submitted(buyer, { lines: [pipeLine, flangeLine] });
    const valves = await joinSeller(server.api, ['valve'], { company_name: '밸브상회' });
    const before = await readRfq(buyer, rfq_number_id);
    const valve = {
      ...flangeLine,
      id: null,
      raw_text: 'GATE V/V 4"',
      spec: { ...flangeLine.spec, category: 'valve' as const, type: 'GATE' },
    };
    await buyer.ok(dialogue.amendRfq, {
      params: { rfq_number_id },
      body: { version: before.version, lines: [...asInput(before).slice(0, 1), valve] },
    });
    expect(await kindsOf(valves, rfq_number_id)).toEqual(expect.arrayContaining(['rfq_matched']));
    const seen = await seenBy(valves, rfq_number_id);
    expect(seen.lines.map((line) => line.spec.category)).toEqual(['pipe', 'valve']);
    expect(seen.matched_line_count).toBe(1);
  });
});

describe('the private note', () => {
  const NOTE = '예산 한도 9,310만';

  test('is read by the own company alone, is copied with the request, and is no matter of an amendment', async () => {
    const { rfq_number_id, version } = await submitted(buyer, { memo: '현장 하차 가능', private_note: NOTE });
    const params = { rfq_number_id };
    expect(await readRfq(buyer, rfq_number_id)).toMatchObject({ memo: '현장 하차 가능', private_note: NOTE });
    await quoted(seller, rfq_number_id);
    const read = await seenBy(seller, rfq_number_id);
    expect(read.memo).toBe('현장 하차 가능');
    expect(read).not.toHaveProperty('private_note');
    const reported = JSON.stringify([
      read,
      await seller.ok(quotations.listSellerRequests, { query: { limit: 100 } }),
      await seller.ok(user.listPush, { query: { limit: 100 } }),
    ]);
    expect(reported).toContain(rfq_number_id);
    expect(reported).not.toContain(NOTE);
    const amend = {
      params,
      body: { version: version + 1, terms: { private_note: '새 메모' } as object },
    };
    expect((await buyer.call(dialogue.amendRfq, amend)).mcode).not.toBe(0);
    expect(await readRfq(buyer, rfq_number_id)).toMatchObject({ revision: 1, private_note: NOTE, amendments: [] });
    expect((await stranger.call(rfqs.getRfq, { params })).mcode).toBe(3000);
    const copy = await buyer.ok(rfqs.copyRfq, { params });
    expect(copy.private_note).toBe(NOTE);
  });
});
