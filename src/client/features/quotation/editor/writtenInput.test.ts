import { expect, it } from 'vitest';
import { sampleLine } from '../../../../contract/entities/sampleLine';
import type { SellerRequest } from '../../../../contract/entities/quotation';
import { leadTimesOf, prepareInputs } from './lineInput';
import { inputOf, type QuoteForm, writtenInput } from './quoteForm';
import { rowOf } from './quoteRow';
import { termsOf } from './quoteTerms';

const line = (line_no: number) => sampleLine({ line_no, id: `01931c5e-7a00-7000-8000-00000000000${line_no}` });

const request = { currency: 'KRW', draft: null, quotation: null, closes_at: null } as unknown as SellerRequest;

const form = (prices: readonly string[]): QuoteForm => ({
  terms: { ...termsOf(request), memo: '따옴표 " 와 줄\n바꿈' },
  rows: prices.map((unit_price, index) => ({
    ...rowOf(line(index + 1), undefined, true),
    unit_price,
    maker: '세아 "강관"',
  })),
  files: [],
});

it.each([[[]], [['1000']], [['1000', '2000', 'x']]])(
  'a draft put together from its rows says what it would in one go: %j',
  async (prices) => {
    const written = form(prices);
    await prepareInputs(written.rows);
    const input = inputOf(written, request, 3, false, 2);
    expect(JSON.parse(await writtenInput(written, input).text())).toEqual(JSON.parse(JSON.stringify(input)));
  },
);

it('a row that was changed is written again', async () => {
  const before = form(['1000', '2000']);
  await prepareInputs(before.rows);
  const after = { ...before, rows: before.rows.map((row, index) => (index ? { ...row, unit_price: '2500' } : row)) };
  const { lines } = JSON.parse(await writtenInput(after, inputOf(after, request, 1, false)).text());
  expect(lines.map((one: { unit_price: string }) => one.unit_price)).toEqual(['1000', '2500']);
});

it('a lead time typed in weeks is promised in days, and a line without a price promises none', () => {
  const { rows } = form(['1000', '2000', '']);
  const typed = rows.map((row, index) => ({ ...row, lead_days: index === 1 ? '' : '2주' }));
  expect(leadTimesOf(typed)).toEqual([
    { line_no: 1, lead_days: 14 },
    { line_no: 2, lead_days: null },
  ]);
});
