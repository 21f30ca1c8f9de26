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
