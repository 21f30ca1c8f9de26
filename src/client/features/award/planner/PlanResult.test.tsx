// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../../../tests/support/renderPart';
import type { AwardPlan } from '../../../../contract/entities/plan';
import { awardGroups } from '../awardGroups';
import { cell, comparisonOf, seller } from '../sampleComparison';
import { ofPlan } from '../selection';
import { PlanResult } from './PlanResult';
import type { Planning } from './usePlanning';

const comparison = comparisonOf(
  [seller('a'), seller('b')],
  [
    [cell('a', '1000'), cell('b', '2000')],
    [cell('a', '200'), cell('b', '100')],
  ],
);
const idle: Planning = {
  plan: null,
  improving: false,
  starting: false,
  costs: null,
  pricing: false,
  error: null,
  cancel: () => undefined,
};
const BOTH = [
  { rfq_line_id: 'line1', quotation_id: 'a', qty: '1' },
  { rfq_line_id: 'line2', quotation_id: 'b', qty: '1' },
];

/** A plan that divides the lines between two sellers, unless it is changed. */
const planOf = (change: Partial<AwardPlan>): AwardPlan => ({
  total: '21100',
  covered: '2',
  sellers: 2,
  optimal: true,
  version: 1,
  line_count: 2,
  bound: null,
  gap_pct: null,
  seconds: 1,
  lines: BOTH,
  single: { quotation_id: 'a', total: '22000', covered: '2' },
  alternates: { line_count: 0, amount: '0', share_pct: '0' },
  ...change,
});

/** What is said of such a plan. */
async function saidOf(change: Partial<AwardPlan>) {
  const { container, say } = await renderPart(
    <PlanResult comparison={comparison} plan={planOf(change)} planning={idle} groups={[]} onTake={() => undefined} />,
  );
  const won = (amount: string) => say('project:plan.money', { amount, unit: say('trade:currency.KRW') });
  const headline = (key: string, values: object) => say(`project:plan.headline.${key}`, { ...values });
  const linesOf = (covered: string, total: number) => `${say('project:plan.linesOf', { covered, total })} · `;
  return {
    said: container.querySelector('[aria-live]')?.firstChild?.textContent,
    container,
    say,
    won,
    headline,
    linesOf,
  };
}

test('dividing is said to save only where it does', async () => {
  const { said, won, headline } = await saidOf({});
  expect(said).toBe(headline('split', { count: 2, amount: won('900'), pct: '4.1' }));
});

test('a tie with one seller, or a plan that costs more, is not called that seller’s', async () => {
  const tie = await saidOf({ single: { quotation_id: 'a', total: '21100', covered: '2' } });
  expect(tie.said).toBe(tie.headline('plain', { count: 2, amount: tie.won('21,100') }));
  const dearer = await saidOf({ optimal: false, single: { quotation_id: 'a', total: '20000', covered: '2' } });
  expect(dearer.said).toBe(dearer.headline('plain', { count: 2, amount: dearer.won('21,100') }));
  expect(dearer.container.textContent).toContain(
    dearer.say('project:plan.singleLess', { amount: dearer.won('1,100') }),
  );
});

test('one seller is cheapest where the plan is that seller’s, takes all lines and is proven', async () => {
  const one = {
    sellers: 1,
    total: '20000',
    lines: BOTH.map((line) => ({ ...line, quotation_id: 'a' })),
    single: { quotation_id: 'a', total: '20000', covered: '2' },
  };
  const found = await saidOf(one);
  expect(found.said).toBe(found.headline('one', { name: 'a', amount: found.won('20,000') }));
  const part = await saidOf({ ...one, line_count: 3 });
  // A sum of some lines alone says so.
  expect(part.said).toBe(part.linesOf('2', 3) + part.headline('plain', { count: 1, amount: part.won('20,000') }));
  const unproven = await saidOf({ ...one, optimal: false });
  expect(unproven.said).toBe(unproven.headline('plain', { count: 1, amount: unproven.won('20,000') }));
});

test('that no seller can supply all is said only where the plan does and none alone can', async () => {
  const single = { quotation_id: 'a', total: '11000', covered: '1' };
  const found = await saidOf({ single });
  expect(found.said).toBe(found.headline('noneAlone', { count: 2, amount: found.won('21,100') }));
  const open = await saidOf({ single, line_count: 3 });
  expect(open.said).toBe(open.linesOf('2', 3) + open.headline('plain', { count: 2, amount: open.won('21,100') }));
});

test('a plan that assumes another freight says so, and is not measured against what is chosen', async () => {
  const plan = planOf({ total: '1100', single: null });
  const groups = awardGroups(comparison, ofPlan(plan));
  const shown = (freightPct?: string) => (
    <PlanResult
      comparison={comparison}
      plan={plan}
      planning={idle}
      groups={groups}
      freightPct={freightPct}
      onTake={undefined}
    />
  );
  const { say, change } = await renderPart(shown());
  expect(screen.getByText(say('project:plan.now'))).toBeTruthy();
  change(shown('0'));
  expect(screen.queryByText(say('project:plan.now'))).toBeNull();
  expect(screen.getByText(say('project:plan.freightAssumed', { percent: '0' }))).toBeTruthy();
});
