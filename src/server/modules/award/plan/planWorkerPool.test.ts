import { expect, test } from 'vitest';
import type { Comparison } from '../../../../contract/entities/comparison';
import type { PlanRules } from '../../../../contract/entities/plan';
import { emptySpec } from '../../../../contract/entities/spec';
import { randomOf } from '../../../../domain/compare/oracle/generated';
import { CallerLeft } from '../../../http/fail';
import { plan } from './planWorkerPool';
import type { PlanAnswer } from './planTask';

const LINES = 300;
const SELLERS = 20;
const rules: PlanRules = {
  max_sellers: 5,
  makers: [],
  exact_only: false,
  whole_lines: true,
  from_stock: false,
  exclude: [],
  freight_pct: 100,
};

/** A request so large that its best plan takes the solver seconds. */
function large(): Comparison {
  const random = randomOf(7);
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const sellers = Array.from({ length: SELLERS }, (_, index) => ({
    quotation_id: `q${index}`,
    status: 'SUBMITTED',
    currency: 'KRW',
    totals: { freight_amount: String(100_000 + upTo(20) * 50_000) },
    min_order_amount: index % 3 === 0 ? String(3_000_000 + upTo(40) * 1_000_000) : null,
    all_or_nothing: false,
    expired: false,
  }));
  const rows = Array.from({ length: LINES }, (_, line) => {
    const market = 2_000 + upTo(900_000);
    const qty = String(1 + upTo(240));
    return {
      line: { id: `l${line}`, line_no: line + 1, qty, uom: 'EA', spec: emptySpec, unit_weight_kg: null },
      cells: sellers.flatMap(({ quotation_id }) => {
        if (random() < 0.2) return [];
        const unit_price = String(Math.round(market * (0.9 + random() * 0.2)));
        return [
          {
            quotation_id,
            comparable_price: unit_price,
            line: {
              response: 'exact',
              amount: '1',
              qty_offered: qty,
              unit_price,
              price_uom: 'EA',
              weight_discount_pct: '0',
              moq: null,
              multiple: null,
            },
          },
        ];
      }),
    };
  });
  return { version: 1, currency: 'KRW', usd_krw_rate: null, split_allowed: true, sellers, rows } as never;
}

const planOf = (answer: PlanAnswer) => ('plan' in answer ? answer.plan : null);

test('a plan that nobody waits for any more is given up at once, and the next one is made', async () => {
  const comparison = large();
  const leave = new AbortController();
  const began = performance.now();
  const seconds = 60;
  const given = plan({ comparison, rules, want: 'best', seconds }, 'buyer', leave.signal);
  setTimeout(() => leave.abort(), 500);
  await expect(given).rejects.toThrow(CallerLeft);
  // Long before the solver's time is over: the thread was ended in the middle of its work.
  expect(performance.now() - began).toBeLessThan(20_000);
  const { signal } = new AbortController();
  const first = planOf(await plan({ comparison, rules, want: 'first', seconds }, 'buyer', signal));
  expect(first?.sellers).toBeLessThanOrEqual(5);
  // How much of it a first plan covers hangs on how busy the machine is.
  expect(Number(first?.covered)).toBeGreaterThan(LINES / 2);
});

test('what waits in the queue leaves it when it is given up', async () => {
  const comparison = large();
  const leave = new AbortController();
  const task = { comparison, rules, want: 'best' as const, seconds: 60 };
  const all = ['one', 'two', 'three', 'four'].map((who) => plan(task, who, leave.signal));
  setTimeout(() => leave.abort(), 300);
  const ends = await Promise.allSettled(all);
  const left = { status: 'rejected', reason: new CallerLeft() };
  expect(ends).toEqual([left, left, left, left]);
  const { signal } = new AbortController();
  const first = planOf(await plan({ ...task, want: 'first' }, 'one', signal));
  expect(Number(first?.covered)).toBeGreaterThan(LINES / 2);
});
