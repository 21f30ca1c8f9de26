import { describe, expect, test } from 'vitest';
import * as quotations from '../../src/contract/endpoints/quotation';
import type { QuotationInput } from '../../src/contract/entities/quotation';
import type { ProjectStatus } from '../../src/contract/entities/project';
import { readSheets } from '../../src/server/spreadsheet/readSheets';
import { joinSeller } from '../support/people';
import { startTrade } from '../support/startTrade';
import { projectIn } from '../support/states';
import { dayFromNow, pipeLine, quotationBody, quoted, readRfq, seenBy, submitted } from '../support/trade';
import { stoppedClock } from '../support/stoppedClock';

const { server, buyer, seller, stranger } = await startTrade({
  people: { stranger: (api) => joinSeller(api, ['bolt'], { company_name: '볼트나라' }) },
});

const CLOSED: ProjectStatus[] = ['CMP', 'BID', 'ORD', 'FIN', 'CLS'];
const to = (rfq_number_id: string) => ({ rfq_number_id });

describe('submitting', () => {
  test('may be repeated before the deadline; every revision is kept', async () => {
    const { rfq_number_id } = await submitted(buyer);
    await quoted(seller, rfq_number_id, '150000');
    const second = await quoted(seller, rfq_number_id, '140000');
    expect(second.quotation).toMatchObject({ revision: 2, status: 'SUBMITTED' });
    const kept = await server.sql<{ revision: number }>(
      `select revision from quotation_revision where quotation_id = $1 order by revision`,
      [second.quotation?.id],
    );
    expect(kept.map((row) => row.revision)).toEqual([1, 2]);
  });

  test.each(CLOSED)('is refused in %s and the work is kept as a draft', async (state) => {
    const { rfq_number_id } = await projectIn(state, { buyer, seller });
    const late = await joinSeller(server.api);
    // The late company had been invited, too: it is added to the request as the matching would have.
    await server.sql(
      `insert into rfq_target (id, is_test, rfq_id, company_id, origin, matched_line_ids, created_at)
       select gen_random_uuid(), r.is_test, r.id, a.company_id, 'matched', '{}', now()
       from rfq r, account a where r.rfq_number_id = $1 and a.email = $2`,
      [rfq_number_id, late.email],
    );
    const request = await seenBy(late, rfq_number_id);
    const answer = await late.call(quotations.submitQuotation, {
      params: to(rfq_number_id),
      body: quotationBody(request, '99000'),
    });
    expect(answer).toMatchObject({ status: 409, mcode: 3101 });
    const after = await seenBy(late, rfq_number_id);
    expect(after.quotation).toBeNull();
    expect(after.draft?.lines[0]).toMatchObject({ unit_price: '99000' });
    expect((await readRfq(buyer, rfq_number_id)).quotation_count).toBe(state === 'CLS' ? 0 : 1);
  });

  test('two seconds before the deadline it is taken, at the deadline it is not', async () => {
    const inTime = await submitted(buyer);
    const tooLate = await submitted(buyer);
    const clock = await stoppedClock(server, new Date(Date.parse(inTime.closes_at ?? '') - 2_000));
    expect((await quoted(seller, inTime.rfq_number_id)).status).toBe('COL');
    await clock.goOn(2);
    const request = await seenBy(seller, tooLate.rfq_number_id);
    const answer = await seller.call(quotations.submitQuotation, {
      params: to(tooLate.rfq_number_id),
      body: quotationBody(request, '150000'),
    });
    expect(answer.mcode).toBe(3101);
  });

  test.each([
    ['a price of 1e20', { unit_price: '100000000000000000000' }, 4],
    ['a price in words', { unit_price: '백원' }, 4],
    ['a negative price', { unit_price: '-1' }, 4],
    ['no price', { unit_price: null }, 3104],
    ['a unit that cannot be reached', { price_uom: 'SET' }, 3104],
    ['a line of another request', { rfq_line_id: '0197a0a0-0000-7000-8000-000000000000' }, 3104],
  ])('refuses %s', async (_name, change, mcode) => {
    const { rfq_number_id } = await submitted(buyer);
    const request = await seenBy(seller, rfq_number_id);
    const body = quotationBody(request, '150000');
    const lines = body.lines.map((line) => ({ ...line, ...change })) as typeof body.lines;
    const answer = await seller.call(quotations.submitQuotation, {
      params: to(rfq_number_id),
      body: { ...body, lines },
    });
    expect(answer.mcode).toBe(mcode);
    expect(answer.status).toBe(mcode === 4 ? 400 : 422);
    expect((answer.data as unknown as { issues: unknown[] }).issues.length).toBeGreaterThan(0);
  });

  test('refuses nothing but no-quotes, a short validity, and dollars the buyer does not accept', async () => {
    const { rfq_number_id } = await submitted(buyer);
    const request = await seenBy(seller, rfq_number_id);
    const body = quotationBody(request, '150000');
    const submit = (change: Partial<QuotationInput>) =>
      seller.call(quotations.submitQuotation, { params: to(rfq_number_id), body: { ...body, ...change } });
    const none = body.lines.map((line) => ({
      ...line,
      response: 'no_quote' as const,
      no_quote_reason: 'other' as const,
    }));
    expect((await submit({ lines: none })).mcode).toBe(3103);
    expect((await submit({ valid_until: dayFromNow(0) })).mcode).toBe(3106);
    expect((await submit({ currency: 'USD' })).mcode).toBe(3107);
  });
});

describe('withdrawing and declining', () => {
  test('a withdrawn quotation does not count and may come again', async () => {
    const { rfq_number_id } = await submitted(buyer);
    const sent = await quoted(seller, rfq_number_id);
    const withdraw = () =>
      seller.call(quotations.withdrawQuotation, { params: to(rfq_number_id), body: { version: sent.version } });
    const answers = await Promise.all([withdraw(), withdraw()]);
    expect(answers.filter((answer) => answer.mcode === 0)).toHaveLength(1);
    expect((await readRfq(buyer, rfq_number_id)).quotation_count).toBe(0);
    expect((await quoted(seller, rfq_number_id)).quotation).toMatchObject({ revision: 2, status: 'SUBMITTED' });
  });

  test('a withdrawn quotation stands in the list as such and without a total, until it is submitted again', async () => {
    const { rfq_number_id } = await submitted(buyer);
    const { version } = await quoted(seller, rfq_number_id);
    const listed = async () => {
      const { items } = await seller.ok(quotations.listSellerRequests, { query: { q: rfq_number_id } });
      return items;
    };
    expect(await listed()).toMatchObject([{ status: 'COL', withdrawn: false, my_total: '3025000' }]);
    await seller.ok(quotations.withdrawQuotation, { params: to(rfq_number_id), body: { version } });
    expect(await listed()).toMatchObject([{ status: 'REQ', withdrawn: true, my_total: null, my_currency: null }]);
    const path = `/quotation/request-list?q=${rfq_number_id}`;
    const file = await server.api('GET', path, { token: seller.token ?? '', lang: 'ko' });
    const sheets = await readSheets('요청.xlsx', Buffer.from(file.body as Uint8Array));
    const [head = [], row = []] = (sheets[0]?.rows ?? []).slice(-2).map((cells) => cells.map(String));
    const cell = (title: string) => row[head.indexOf(title)] ?? '';
    expect(['견적 철회', '우리 견적 합계', '통화'].map(cell)).toEqual(['예', '', '']);
    await quoted(seller, rfq_number_id);
    expect(await listed()).toMatchObject([{ status: 'COL', withdrawn: false, my_total: '3025000' }]);
  });

  test.each(CLOSED)('neither is possible in %s', async (state) => {
    const { rfq_number_id } = await projectIn(state, { buyer, seller });
    const { version } = await seenBy(seller, rfq_number_id);
    const params = to(rfq_number_id);
    expect(
      (await seller.call(quotations.withdrawQuotation, { params, body: { version: Math.max(version, 1) } })).mcode,
    ).toBe(3101);
    expect((await seller.call(quotations.declineRequest, { params, body: { reason: '재고 없음' } })).mcode).toBe(3101);
  });

  test('a declined request is closed for that seller, and once is enough', async () => {
    const { rfq_number_id } = await submitted(buyer);
    const params = to(rfq_number_id);
    const declined = await seller.ok(quotations.declineRequest, { params, body: { reason: '재고 없음' } });
    expect(declined).toMatchObject({ status: 'CLS', closed_as: 'declined', declined_reason: '재고 없음' });
    expect((await seller.call(quotations.declineRequest, { params, body: { reason: '또' } })).mcode).toBe(3102);
    expect((await readRfq(buyer, rfq_number_id)).declined_count).toBe(1);
  });
});

test('a seller without the request cannot read, draft, submit, withdraw or decline', async () => {
  const { rfq_number_id } = await submitted(buyer);
  const params = to(rfq_number_id);
  const request = await seenBy(seller, rfq_number_id);
  const body = quotationBody(request, '1');
  const answers = await Promise.all([
    stranger.call(quotations.getSellerRequest, { params }),
    stranger.call(quotations.saveQuotation, { params, body }),
    stranger.call(quotations.submitQuotation, { params, body }),
    stranger.call(quotations.withdrawQuotation, { params, body: { version: 1 } }),
    stranger.call(quotations.declineRequest, { params, body: { reason: '없음' } }),
  ]);
  for (const answer of answers) expect(answer).toMatchObject({ status: 404, mcode: 3000 });
  const own = await buyer.call(quotations.submitQuotation, { params, body });
  expect(own).toMatchObject({ status: 403, mcode: 3108 });
});

test('a seller never sees a target price, an internal figure, or another seller', async () => {
  const rival = await joinSeller(server.api, ['pipe', 'flange'], { company_name: '경쟁강관' });
  const { rfq_number_id } = await submitted(buyer, {
    lines: [{ ...pipeLine, target_price: '77777' }],
  });
  await quoted(rival, rfq_number_id, '88888');
  const seen = JSON.stringify(await seenBy(seller, rfq_number_id));
  for (const secret of ['77777', '88888', '경쟁강관', 'seller_count', 'quotation_count']) {
    expect(seen).not.toContain(secret);
  }
});
