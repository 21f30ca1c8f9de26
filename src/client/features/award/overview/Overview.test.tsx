// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answeringApi, refusal } from '../../../../../tests/support/answeringApi';
import { renderPart } from '../../../../../tests/support/renderPart';
import { signedIn } from '../../../../../tests/support/signedIn';
import { ERROR_CODES } from '../../../../contract/errorCodes';
import { cell, comparisonOf, seller } from '../sampleComparison';
import { Overview } from './Overview';

const comparison = comparisonOf([seller('a'), seller('b')], [[cell('a', '1000', true), cell('b', '2000')]]);
const PLAN = 'POST /rfq/Q1/plan?effort=first';

const failing = (code: number) => {
  const { api } = answeringApi({
    'GET /rfq/Q1/plan': () => ({ plan: null }),
    [PLAN]: () => {
      throw refusal(PLAN, '요청이 너무 많아요.', code);
    },
  });
  return signedIn(api, <Overview comparison={comparison} selection={{}} opened={false} onSelect={undefined} />);
};

test('a plan that could not be computed is not called an award of nothing', async () => {
  const { say } = await renderPart(failing(ERROR_CODES.TOO_MANY_REQUESTS));
  expect(await screen.findByText('요청이 너무 많아요.')).toBeTruthy();
  expect(screen.queryByText(say('project:overview.noPlan'))).toBeNull();
});

test('where the quotations leave nothing to award, the overview says so', async () => {
  const { say } = await renderPart(failing(ERROR_CODES.PLAN_NOTHING));
  expect(await screen.findByText(say('project:overview.noPlan'))).toBeTruthy();
});

test('what speaks against a plan stands before its amount: late lines, no lead time, alternates', async () => {
  const late = { ...cell('b', '200'), late: true };
  const rows = [[{ ...late, line: { ...late.line, lead_days: 9 } }], [cell('a', '100')]];
  const lines = ['b', 'a'].map((quotation_id, index) => ({ rfq_line_id: `line${index + 1}`, quotation_id, qty: '1' }));
  const plan = {
    plan_id: 'p',
    total: '300',
    covered: '2',
    sellers: 2,
    optimal: true,
    version: 1,
    line_count: 2,
    bound: '300',
    gap_pct: '0',
    seconds: 1,
    lines,
    single: null,
    alternates: { line_count: 1, amount: '100', share_pct: '33.3' },
  };
  const { api } = answeringApi({ 'GET /rfq/Q1/plan': () => ({ plan }) });
  const offers = comparisonOf([seller('a'), seller('b')], rows);
  const { say } = await renderPart(
    signedIn(api, <Overview comparison={offers} selection={{}} opened={false} onSelect={undefined} />),
  );
  const sentence = await screen.findByText(new RegExp(`^${say('project:plan.brief.late', { count: 1 })} · `));
  expect(sentence.textContent).toContain(
    ` · ${say('project:plan.brief.unstated', { count: 1 })} · ${say('project:plan.brief.alternates', { count: 1 })} · `,
  );
});
