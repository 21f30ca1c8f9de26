import { expect, test } from 'vitest';
import { patchCompanyDetail, putCompanyPicture } from '../../src/contract/endpoints/company';
import { reauth } from '../../src/contract/endpoints/user';
import { confirmBid } from '../../src/contract/endpoints/bid';
import { getOrder, shipOrder } from '../../src/contract/endpoints/order';
import * as quotations from '../../src/contract/endpoints/quotation';
import * as rfqs from '../../src/contract/endpoints/rfq';
import { pdfText } from '../support/pdfText';
import { type Caller, PASSWORD } from '../support/people';
import { startTrade } from '../support/startTrade';
import { ended, flangeLine, ordered, pipeLine, quotationBody, readRfq, seenBy, submitted } from '../support/trade';

const { server, buyer, seller } = await startTrade();

/** A red square of eight pixels. */
const SEAL_PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR4nGM4ISeHFTEMLQkAkL9BAbKfPiIAAAAASUVORK5CYII=';

/** What a document says, in one line. */
async function printed(who: Caller, path: string, language: 'ko' | 'en' = 'ko'): Promise<string> {
  const notes = path.includes('/comparison/');
  const { status, body } = await server.api(notes ? 'POST' : 'GET', `${path}?language=${language}`, {
    lang: 'ko',
    ...(who.token ? { token: who.token } : {}),
    ...(notes ? { body: {} } : {}),
  });
  expect(status).toBe(200);
  return (await pdfText(body as Uint8Array)).replaceAll('\n', ' ');
}

/** An order of the second line alone, for which another grade was offered and accepted. */
async function orderOfAlternate() {
  const requestedLine = {
    ...pipeLine,
    raw_text: 'PIPE 4" SCH40 API 5L Gr.B 10EA',
    spec: { ...pipeLine.spec, grade: 'API5L-B' },
    remark: '방청 도장',
  };
  const { rfq_number_id } = await submitted(buyer, { lines: [flangeLine, requestedLine], certificate_type: '3.1' });
  const params = { rfq_number_id };
  const { lines, ...body } = quotationBody(await seenBy(seller, rfq_number_id), '150000', { payment_term: 'eom_next' });
  const deviation = { field: 'grade', requested: 'API5L-B', offered: 'A106-B', reason: null };
  const answers = lines.map((line, index) => ({
    ...line,
    ...(index === 1
      ? {
          response: 'alternate' as const,
          offered_spec: pipeLine.spec,
          deviations: [deviation],
          certificate_type: '3.2' as const,
        }
      : {}),
  }));
  await seller.ok(quotations.submitQuotation, { params, body: { ...body, lines: answers } });
  await ended(buyer, rfq_number_id);
  const rfq = await readRfq(buyer, rfq_number_id);
  const quotation_id = (await seenBy(seller, rfq_number_id)).quotation?.id ?? '';
  const chosen = { rfq_line_id: rfq.lines[1]?.id ?? '', quotation_id, accept_alternate: true };
  const { bids } = await buyer.ok(rfqs.awardRfq, { params, body: { version: rfq.version, lines: [chosen] } });
  const [bid] = bids;
  const confirmed = await seller.ok(confirmBid, {
    params: { bid_id: bid?.id ?? '' },
    body: { version: bid?.version ?? 0 },
  });
  return buyer.ok(getOrder, { params: { order_number: confirmed.order_number ?? '' } });
}

test('an alternate, its request line, certificate, maker and promised day stand on order and delivery', async () => {
  const order = await orderOfAlternate();
  const [line] = order.lines;
  expect(line).toMatchObject({ line_no: 2, certificate_type: '3.2' });
  const paper = await printed(seller, `/order/${order.order_number}/paper/purchase_order`);
  // The number of the request's line, then what is delivered.
  expect(paper).toMatch(/ 2 무계목 강관 100A SCH40 A106-B/);
  expect(paper).toMatch(/대체 사양 · 요청: 무계목 강관 .*API5L-B/);
  expect(paper).toMatch(/원문: “PIPE 4" SCH40 API 5L Gr\.B 10EA · 방청 도장”/);
  for (const fact of ['세아제강', 'EN 10204 3.2', `${line?.due_on}`, '발주 후 7일', '재질: API5L-B → A106-B'])
    expect(paper).toContain(fact);
  const params = { order_number: order.order_number };
  const { version } = await seller.ok(getOrder, { params });
  const shipped = await seller.ok(shipOrder, {
    params,
    body: { version, carrier: '경동화물', vehicle_number: '울산82바1234', driver_phone: '010-9876-5432' },
  });
  for (const kind of ['statement', 'packing_list']) {
    const delivery = await printed(
      buyer,
      `/order/${order.order_number}/shipment/${shipped.shipments[0]?.id}/paper/${kind}`,
    );
    expect(delivery).toContain('차량 번호 울산82바1234');
    expect(delivery).toContain('기사 연락처');
    expect(delivery).not.toContain('운송장 번호');
    expect(delivery).toMatch(/ 2 무계목 강관/);
    expect(delivery).toMatch(/대체 사양 · 요청: 무계목 강관/);
  }
});

test('the remark of a line is a condition: it stands in order, quotation, purchase order, delivery and award', async () => {
  const own_cells = [{ title: '예산코드', text: 'BG-4411' }];
  const remarked = { ...pipeLine, own_cells, remark: '6M정척' };
  const lines = [remarked, { ...flangeLine, remark: '150# RF A105' }];
  const order = await ordered(buyer, seller, { lines }, { payment_term: 'eom_next' });
  const params = { order_number: order.order_number };
  const { version } = await seller.ok(getOrder, { params });
  const shipped = await seller.ok(shipOrder, { params, body: { version } });
  const said = 'PIPE SMLS 4" SCH40 A106-B BE 6M 10EA · 6M정척';
  for (const who of [buyer, seller]) {
    const { lines, shipments } = await who.ok(getOrder, { params });
    expect(lines[0]).toMatchObject({
      description: expect.stringContaining(' · 6M정척'),
      requested: { raw_text: said },
    });
    // What already stands among the words of the list is not said twice.
    expect(lines[1]?.requested?.raw_text).toBe(flangeLine.raw_text);
    // What is shipped and counted is named by it.
    expect(shipments[0]?.lines[0]?.description).toContain(' · 6M정척');
  }
  const delivery = `/order/${order.order_number}/shipment/${shipped.shipments[0]?.id}/paper`;
  const papers = [
    [seller, `/quotation/request/${order.rfq_number_id}/paper`],
    [buyer, `/order/${order.order_number}/paper/purchase_order`],
    [seller, `/order/${order.order_number}/paper/purchase_order`],
    [buyer, `${delivery}/statement`],
    [buyer, `${delivery}/packing_list`],
    [buyer, `/rfq/${order.rfq_number_id}/comparison/paper`],
  ] as const;
  for (const [who, path] of papers) {
    const paper = await printed(who, path);
    expect(paper, path).toMatch(/원문: “PIPE SMLS .*6M정척”/);
    expect(paper, path).not.toContain('BG-4411');
  }
});

test('the logo of the company that issues a document stands on it for both sides, the seal of nobody else', async () => {
  const logoOf = async (who: Caller, kind: 'logo' | 'seal', content: string | null) => {
    await who.ok(reauth, { body: { password: PASSWORD } });
    await who.ok(putCompanyPicture, {
      params: { kind },
      body: { picture: content === null ? null : { name: `${kind}.png`, content } },
    });
  };
  const order = await orderOfAlternate();
  const { version } = await seller.ok(getOrder, { params: { order_number: order.order_number } });
  const { shipments } = await seller.ok(shipOrder, { params: { order_number: order.order_number }, body: { version } });
  const delivery = `/order/${order.order_number}/shipment/${shipments[0]?.id}/paper`;
  const papers = [
    ['buyer', `/order/${order.order_number}/paper/purchase_order`],
    ['seller', `${delivery}/statement`],
    ['seller', `${delivery}/packing_list`],
  ] as const;
  const images = async (who: Caller, path: string) => {
    const { body } = await server.api('GET', path, { lang: 'ko', token: who.token ?? '' });
    return (
      Buffer.from(body as Uint8Array)
        .toString('latin1')
        .match(/\/Subtype \/Image/g)?.length ?? 0
    );
  };
  for (const [, path] of papers) expect(await images(buyer, path), path).toBe(0);
  await logoOf(seller, 'logo', SEAL_PNG);
  await logoOf(seller, 'seal', SEAL_PNG);
  for (const [issuer, path] of papers) {
    expect(await images(buyer, path), path).toBe(issuer === 'seller' ? 1 : 0);
  }
  // The statement carries both for its seller, the packing list binds to nothing.
  expect(await images(seller, `${delivery}/statement`)).toBe(2);
  expect(await images(seller, `${delivery}/packing_list`)).toBe(1);
  expect(await images(seller, `/quotation/request/${order.rfq_number_id}/paper`)).toBe(2);
  await logoOf(seller, 'logo', null);
  await logoOf(seller, 'seal', null);
  expect(await images(seller, `${delivery}/statement`)).toBe(0);
});

test('a company signs its own documents with boxes of approval and English facts, nobody else does', async () => {
  const order = await orderOfAlternate();
  const path = `/order/${order.order_number}/paper/purchase_order`;
  const titles = ['담당', '검토', '승인'];
  await buyer.ok(reauth, { body: { password: PASSWORD } });
  await buyer.ok(patchCompanyDetail, {
    body: {
      name_en: 'Hanbit Plant Co., Ltd.',
      ceo_en: 'Kim Dae-pyo',
      business_type: '제조업',
      approval_titles: titles,
    },
  });
  await buyer.ok(putCompanyPicture, {
    params: { kind: 'seal' },
    body: { picture: { name: 'seal.png', content: SEAL_PNG } },
  });
  const imagesFor = async (who: Caller) => {
    const { body } = await server.api('GET', path, { lang: 'ko', ...(who.token ? { token: who.token } : {}) });
    return (
      Buffer.from(body as Uint8Array)
        .toString('latin1')
        .match(/\/Subtype \/Image/g)?.length ?? 0
    );
  };
  expect(await printed(buyer, path)).toContain('담당 검토 승인');
  expect(await printed(seller, path)).not.toContain('담당 검토 승인');
  expect(await imagesFor(buyer)).toBeGreaterThan(0);
  expect(await imagesFor(seller)).toBe(0);
  // A later order is of the company as it is called now.
  const later = await orderOfAlternate();
  const english = await printed(seller, `/order/${later.order_number}/paper/purchase_order`, 'en');
  expect(english).toContain('Hanbit Plant Co., Ltd.');
  expect(english).toContain('Kim Dae-pyo');
  expect(english).not.toContain('한빛플랜트');
  expect(await printed(seller, `/order/${later.order_number}/paper/purchase_order`)).toContain('업태 제조업');
});

test('the purchase order carries the notes of request, quotation and award, each under whose it is', async () => {
  const { rfq_number_id } = await submitted(buyer, { lines: [pipeLine], memo: '하차 장비 없음' });
  const params = { rfq_number_id };
  const body = quotationBody(await seenBy(seller, rfq_number_id), '150000', { memo: '4톤 차량 1회 운송' });
  await seller.ok(quotations.submitQuotation, { params, body });
  await ended(buyer, rfq_number_id);
  const rfq = await readRfq(buyer, rfq_number_id);
  const quotation_id = (await seenBy(seller, rfq_number_id)).quotation?.id ?? '';
  const lines = [{ rfq_line_id: rfq.lines[0]?.id ?? '', quotation_id }];
  const award = { version: rfq.version, lines, note: '성적서 원본 동봉' };
  const [bid] = (await buyer.ok(rfqs.awardRfq, { params, body: award })).bids;
  expect(bid).toMatchObject({ delivery_term: 'delivered', payment_term: 'prepaid', delivery_place: null });
  const answer = { params: { bid_id: bid?.id ?? '' }, body: { version: bid?.version ?? 0 } };
  const { order_number } = await seller.ok(confirmBid, answer);
  for (const who of [buyer, seller]) {
    const paper = await printed(who, `/order/${order_number}/paper/purchase_order`);
    expect(paper).toContain('구매사의 전달 사항(견적 요청) 하차 장비 없음');
    expect(paper).toContain('공급처 견적 비고 4톤 차량 1회 운송');
    expect(paper).toContain('구매사의 전달 사항(발주 요청) 성적서 원본 동봉');
  }
});
