import { describe, expect, test } from 'vitest';
import { submitQuotation } from '../../src/contract/endpoints/quotation';
import { getOrder, shipOrder } from '../../src/contract/endpoints/order';
import type { QuotationInput } from '../../src/contract/entities/quotation';
import { emptySpec } from '../../src/contract/entities/spec';
import { pdfPages, pdfText } from '../support/pdfText';
import { type Caller, joinSeller } from '../support/people';
import { startTrade } from '../support/startTrade';
import { orderIn } from '../support/states';
import { flangeLine, pipeLine, quotationBody, seenBy, submitted } from '../support/trade';

const { server, buyer, seller, stranger } = await startTrade({
  people: { stranger: (api) => joinSeller(api, ['pipe'], { company_name: '남의강관' }) },
});

async function get(who: Caller | null, path: string, lang: 'ko' | 'en' = 'ko') {
  const reply = await server.api('GET', path, { lang, ...(who?.token ? { token: who.token } : {}) });
  return { ...reply, start: reply.body instanceof Uint8Array ? Buffer.from(reply.body).toString('latin1', 0, 5) : '' };
}

/** What a document says, in one line. */
async function printed(who: Caller, path: string, lang: 'ko' | 'en' = 'ko'): Promise<string> {
  const { status, body } = await get(who, path, lang);
  expect(status).toBe(200);
  return (await pdfText(body as Uint8Array)).replaceAll('\n', ' ');
}

const nameOf = (headers: Headers) => decodeURIComponent(headers.get('content-disposition') ?? '');

describe('documents of an order', () => {
  test('a purchase order: both sides get a PDF, nobody else', async () => {
    const order = await orderIn('unpaid', { buyer, seller });
    const path = `/order/${order.order_number}/paper/purchase_order`;
    for (const who of [buyer, seller]) {
      const paper = await get(who, path);
      expect(paper).toMatchObject({ status: 200, start: '%PDF-' });
      expect(paper.headers.get('content-type')).toBe('application/pdf');
      expect(nameOf(paper.headers)).toContain(order.order_number);
    }
    expect(await get(stranger, path)).toMatchObject({ status: 404, body: { mcode: 4000 } });
    expect(await get(null, path)).toMatchObject({ status: 401, body: { mcode: 1000 } });
  });

  test('a document is in one language, the reader chooses which, and an unknown kind is no document', async () => {
    const order = await orderIn('unpaid', { buyer, seller });
    const path = `/order/${order.order_number}/paper/purchase_order`;
    expect(nameOf((await get(buyer, path, 'en')).headers)).toContain('Purchase order');
    expect(nameOf((await get(buyer, `${path}?language=ko`, 'en')).headers)).toContain('발주서');
    const korean = await printed(buyer, path);
    expect(korean).toContain('공급가액');
    expect(korean).toContain('무계목 강관 100A SCH40 A106-B');
    expect(korean).not.toMatch(/Purchase order|Net amount|Supplier|Unit price/);
    const english = await printed(buyer, `${path}?language=en`);
    expect(english).toContain('PIPE SMLS 4" SCH40 A106-B');
    expect(english).not.toMatch(/공급가액|발주|단가|수량/);
    expect(await get(buyer, `${path}?language=fr`)).toMatchObject({ status: 400, body: { mcode: 4 } });
    expect(await get(buyer, `/order/${order.order_number}/paper/invoice`)).toMatchObject({ status: 400 });
  });
});

describe('documents of a delivery', () => {
  test('are for the two companies of the order alone', async () => {
    const order = await orderIn('shipped', { buyer, seller });
    const other = await orderIn('shipped', { buyer, seller });
    for (const kind of ['statement', 'packing_list']) {
      const path = `/order/${order.order_number}/shipment/${order.shipments[0]?.id}/paper/${kind}`;
      for (const who of [buyer, seller]) expect(await get(who, path)).toMatchObject({ status: 200, start: '%PDF-' });
      expect(await get(stranger, path)).toMatchObject({ status: 404 });
      const foreign = `/order/${order.order_number}/shipment/${other.shipments[0]?.id}/paper/${kind}`;
      expect(await get(buyer, foreign)).toMatchObject({ status: 404, body: { mcode: 4000 } });
    }
  });

  test('a statement attests what left with that delivery, with its VAT; both together are the order', async () => {
    const order = await orderIn('paid', { buyer, seller });
    const params = { order_number: order.order_number };
    const [pipe, flange] = order.lines;
    const ship = async (lines: { line_id: string; qty: string }[]) => {
      const { version } = await seller.ok(getOrder, { params });
      return seller.ok(shipOrder, { params, body: { version, lines } });
    };
    await ship([{ line_id: pipe?.id ?? '', qty: '3' }]);
    const { shipments } = await ship([
      { line_id: pipe?.id ?? '', qty: '7' },
      { line_id: flange?.id ?? '', qty: '8' },
    ]);
    const path = (index: number, kind: string) =>
      `/order/${order.order_number}/shipment/${shipments[index]?.id}/paper/${kind}`;
    const first = await printed(buyer, path(0, 'statement'));
    // Three of ten pipes at 150,000, and a share of the freight by weight; the flanges have not left.
    expect(first).toContain('3 EA');
    expect(first).toMatch(/450,000 45,000/);
    expect(first).not.toContain('플랜지');
    expect(first).not.toContain('3,025,000');
    for (const word of [
      '거래명세서',
      `${order.order_number}-1`,
      '공급가액',
      '부가가치세',
      '인수자 (서명 또는 인)',
      '인수일',
    ])
      expect(first).toContain(word);
    const sums = (text: string) =>
      ['공급가액', '부가가치세', '합계 금액'].map((word) =>
        Number(new RegExp(`${word} ([\\d,]+)원`).exec(text)?.[1]?.replaceAll(',', '')),
      );
    const second = await printed(buyer, path(1, 'statement'));
    const whole = sums(first).map((value, index) => value + (sums(second)[index] ?? 0));
    const { supply_amount, vat_amount, total_amount } = order.totals ?? {
      supply_amount: '',
      vat_amount: '',
      total_amount: '',
    };
    expect(whole).toEqual([supply_amount, vat_amount, total_amount].map(Number));
    const packing = await printed(buyer, path(1, 'packing_list'));
    expect(packing).toContain('7 EA');
    expect(packing).toContain('8 EA');
    expect(packing).not.toContain('150,000');
  });

  test('a statement between Korean companies is Korean for a reader in English too, unless requested in English', async () => {
    const order = await orderIn('shipped', { buyer, seller });
    const path = `/order/${order.order_number}/shipment/${order.shipments[0]?.id}/paper/statement`;
    expect(await printed(buyer, path, 'en')).toContain('거래명세서');
    const english = await printed(buyer, `${path}?language=en`, 'en');
    expect(english).toContain('Transaction statement');
    expect(english).not.toContain('공급가액');
  });
});

/** A quotation in whose terms everything is said that a document has to say. */
async function demandingQuotation(change: Partial<QuotationInput> = {}) {
  const unread = { ...pipeLine, raw_text: '서포트 볼트 체결품 SS400 도면 참조', spec: emptySpec, qty: '5' };
  const { rfq_number_id } = await submitted(buyer, {
    lines: [pipeLine, flangeLine, unread],
    delivery_place: '울산 온산공단 3부두',
    certificate_type: '3.1',
    alternates_allowed: true,
  });
  const request = await seenBy(seller, rfq_number_id);
  const body = quotationBody(request, '150000', { min_order_amount: '2000000', all_or_nothing: true, ...change });
  const [pipe, flange, other] = body.lines;
  const offered_spec = { ...pipeLine.spec, grade: 'A53-B' };
  const lines = [
    { ...pipe, response: 'alternate', offered_spec, certificate_type: '3.1', moq: '5' },
    flange,
    { ...other, rfq_line_id: other?.rfq_line_id ?? '' },
  ] as NonNullable<QuotationInput['lines']>;
  await seller.ok(submitQuotation, { params: { rfq_number_id }, body: { ...body, lines } });
  return { rfq_number_id, path: `/quotation/request/${rfq_number_id}/paper`, valid_until: body.valid_until ?? '' };
}

describe('the quotation as a document', () => {
  test('distinguishes a line that the seller left open from one that it refused', async () => {
    const { rfq_number_id } = await submitted(buyer, { lines: [pipeLine, flangeLine, { ...pipeLine, tag: 'B' }] });
    const body = quotationBody(await seenBy(seller, rfq_number_id), '150000');
    const [pipe, flange] = body.lines;
    const refused = { rfq_line_id: flange?.rfq_line_id ?? '', response: 'no_quote', no_quote_reason: 'not_handled' };
    const lines = [pipe, refused] as NonNullable<QuotationInput['lines']>;
    await seller.ok(submitQuotation, { params: { rfq_number_id }, body: { ...body, lines } });
    const text = await printed(seller, `/quotation/request/${rfq_number_id}/paper`);
    expect(text.match(/견적 불가/g)).toHaveLength(1);
    expect(text.match(/미응답/g)).toHaveLength(1);
  });

  test('is for the seller who wrote it', async () => {
    const order = await orderIn('unpaid', { buyer, seller });
    const path = `/quotation/request/${order.rfq_number_id}/paper`;
    expect(await get(seller, path)).toMatchObject({ status: 200, start: '%PDF-' });
    expect((await get(buyer, path)).status).toBeGreaterThanOrEqual(403);
    expect((await get(stranger, path)).status).toBe(404);
  });

  test('says what it binds to: minimum order, validity, place and terms, certificate, weights, all or nothing', async () => {
    const { path, valid_until } = await demandingQuotation();
    const { body } = await get(seller, path);
    expect(await pdfPages(body as Uint8Array)).toHaveLength(1);
    const text = await printed(seller, path);
    expect(text).toContain(`견적 유효기한 ${valid_until}`);
    expect(text).toContain('최소 주문 금액 2,000,000원');
    expect(text).toContain('전 품목 일괄 발주 시에만 유효');
    expect(text).toContain('납품 장소 울산 온산공단 3부두');
    expect(text).toContain('인도 조건 도착도(하차 별도)');
    expect(text).toContain('결제 조건 선입금');
    expect(text).toContain('성적서 EN 10204 3.1');
    expect(text).toContain('최소 주문 수량 5 EA');
    // 16.08 kg/m × 6 m, and ten of them; the line that was not read has no weight.
    expect(text).toContain('96.48');
    expect(text).toContain('964.8');
    expect(text).toContain('총 중량 1,024.64 kg (중량 미상 1개 품목 제외)');
  });

  test('an alternate says what was requested, and an unread line the own words of the buyer', async () => {
    const { path } = await demandingQuotation();
    const korean = await printed(seller, path);
    expect(korean).toContain('무계목 강관 100A SCH40 A53-B');
    expect(korean).toContain('대체 사양 · 요청: 무계목');
    expect(korean).toContain('서포트 볼트 체결품 SS400 도면 참조');
    expect(korean).not.toContain('기타');
    const english = await printed(seller, `${path}?language=en`);
    expect(english).toContain('Alternate · requested: PIPE SMLS');
    expect(english).not.toContain('OTHER');
    expect(english).toContain('서포트 볼트 체결품 SS400 도면 참조');
  });

  test('a long one repeats the heads of its columns on each page and leaves no page nearly empty', async () => {
    const lines = Array.from({ length: 60 }, () => ({ ...pipeLine }));
    const { rfq_number_id } = await submitted(buyer, { lines });
    const body = quotationBody(await seenBy(seller, rfq_number_id), '150000');
    await seller.ok(submitQuotation, { params: { rfq_number_id }, body });
    const { body: bytes } = await get(seller, `/quotation/request/${rfq_number_id}/paper`);
    const pages = await pdfPages(bytes as Uint8Array);
    expect(pages.length).toBeGreaterThan(1);
    expect(pages[0]?.filled).toBeGreaterThan(0.8);
    for (const page of pages.slice(0, -1)) expect(page.text).toContain('품명·규격');
  });
});
