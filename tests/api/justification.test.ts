import { expect, test } from 'vitest';
import { makePlan } from '../../src/contract/endpoints/plan';
import * as rfqs from '../../src/contract/endpoints/rfq';
import { plannedAtEnd } from '../support/duePlan';
import { pdfPages, type PdfPage } from '../support/pdfText';
import { joinSeller } from '../support/people';
import { startTrade } from '../support/startTrade';
import { ended, flangeLine, pipeLine, quoted, submitted } from '../support/trade';

const { server, buyer, seller, other } = await startTrade({
  people: { other: (api) => joinSeller(api, ['pipe', 'flange'], { company_name: '동양밸브' }) },
});

async function print(number: string, query: string): Promise<{ pages: PdfPage[]; text: string }> {
  const path = `/rfq/${number}/comparison/paper?${query}`;
  const { status, body } = await server.api('POST', path, {
    body: {},
    lang: 'ko',
    ...(buyer.token ? { token: buyer.token } : {}),
  });
  expect(status).toBe(200);
  const pages = await pdfPages(body as Uint8Array);
  return {
    pages,
    text: pages
      .map((page) => page.text)
      .join(' ')
      .replaceAll('\n', ' '),
  };
}

/** A request of so many lines with two quotations, ready to be awarded. */
async function compared(count: number) {
  const lines = Array.from({ length: count }, (_, index) => (index % 2 === 0 ? pipeLine : flangeLine));
  const { rfq_number_id } = await submitted(buyer, { lines });
  await quoted(seller, rfq_number_id, '150000');
  await quoted(other, rfq_number_id, '160000');
  return ended(buyer, rfq_number_id);
}

test('the justification names the chosen lines and why, before the award as after it', async () => {
  const { rfq_number_id: number, version } = await compared(2);
  await plannedAtEnd(buyer, number);
  const planned = await print(number, 'plan=1');
  expect(planned.text).toContain('추천 발주안 기준(발주 요청 전)');
  await server.sql('delete from award_plan');
  const before = await print(number, 'plan=1');
  expect(before.text).toContain('품목별 최저가(선정 전)');
  expect(before.text).toMatch(/대한강관 150,000원\/EA 1,500,000 150,000 150,000 최저가/);
  expect(before.pages[0]?.filled).toBeGreaterThan(0.5);
  const params = { rfq_number_id: number };
  const { lines } = await buyer.ok(makePlan, { params });
  expect((await print(number, 'plan=1')).text).toContain('품목별 선정 예정');
  await buyer.ok(rfqs.awardRfq, { params, body: { version, lines, note: '울산 창고 재고 보유' } });
  const after = await print(number, 'plan=1');
  expect(before.text).toMatch(/작성자 \S+.* 결정 일시 선정 전/);
  expect(before.text).toContain('선정 예정 합계');
  expect(after.text).toMatch(/결정 일시 \d{4}-\d\d-\d\d/);
  for (const word of ['품목별 선정 내역', '선정 사유', '울산 창고 재고 보유', '추천안 그대로', '동양밸브'])
    expect(after.text).toContain(word);
  expect(after.text).toMatch(/최저가, .*추천안/);
  expect(after.pages.length).toBeLessThanOrEqual(2);
  expect(after.pages[0]?.landscape).toBe(true);
  const english = await print(number, 'plan=1&language=en');
  expect(english.text).toContain('Award by line');
  expect(english.text).not.toMatch(/선정|견적|최저가/);
});

test('a long one is as many pages as its lines take, each with the heads of its columns', async () => {
  const { rfq_number_id: number, version } = await compared(40);
  const params = { rfq_number_id: number };
  const { lines } = await buyer.ok(makePlan, { params });
  await buyer.ok(rfqs.awardRfq, { params, body: { version, lines } });
  const { pages } = await print(number, 'plan=1');
  // Forty chosen lines and forty compared ones, about fourteen a page of either.
  expect(pages.length).toBeLessThanOrEqual(8);
  expect(pages[0]?.filled).toBeGreaterThan(0.8);
  for (const page of pages) {
    expect(page.landscape).toBe(true);
    expect(page.text).toMatch(/품명·규격|판매사별 견적|추천 발주안/);
  }
  const comparison = await print(number, 'freight=apart');
  expect(comparison.pages[0]?.filled).toBeGreaterThan(0.8);
  for (const page of comparison.pages) expect(page.text).toContain('대한강관');
});
