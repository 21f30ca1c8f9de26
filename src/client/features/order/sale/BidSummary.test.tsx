// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { renderPart } from '../../../../../tests/support/renderPart';
import type { Bid } from '../../../../contract/entities/order';
import { emptySpec } from '../../../../contract/entities/spec';
import { totalsOf } from '../../../../domain/money/totals';
import { BidSummary } from './BidSummary';

const line = (line_no: number, alternate: boolean) => ({
  id: String(line_no),
  line_no,
  description: 'PIPE',
  spec: { ...emptySpec, category: 'pipe', grade: 'A106-B' },
  alternate,
  requested: { raw_text: 'PIPE', description: 'PIPE', spec: emptySpec },
  deviations: [],
  qty: '1',
  uom: 'EA',
  unit_price: '10000',
  price_uom: 'EA',
  amount: '10000',
  certificate_type: '3.1',
});

const bid = {
  id: 'b',
  version: 1,
  delivery_term: 'delivered',
  delivery_place: '울산 남구 여천동 현장',
  required_date: '2026-12-15',
  payment_term: 'prepaid',
  payment_note: null,
  totals: totalsOf(['10000', '10000'], '5000', 'KRW'),
  lines: [line(1, false), line(2, true)],
} as unknown as Bid;

test('the window that makes the contract shows its sum, its terms and how many lines it holds', async () => {
  const { say, container } = await renderPart(<BidSummary bid={bid} />);
  const text = container.textContent ?? '';
  for (const shown of [
    '27,500',
    '2,500',
    say('trade:deliveryTerm.delivered'),
    '울산 남구 여천동 현장',
    `${say('trade:terms.requiredDate')}2026-12-15`,
    say('trade:paymentTerm.prepaid'),
    say('trade:certificate.3.1'),
    say('project:bid.scope', { count: 2, alternates: 1 }),
  ]) {
    expect(text).toContain(shown);
  }
});

test('without alternates their number is not named', async () => {
  const { say, container } = await renderPart(<BidSummary bid={{ ...bid, lines: bid.lines.slice(0, 1) }} />);
  expect(container.textContent).toContain(say('project:lineCount', { count: 1 }));
  expect(container.textContent).not.toContain(say('project:bid.scope', { count: 1, alternates: 0 }));
});
