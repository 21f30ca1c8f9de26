// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answeringApi } from '../../../../../tests/support/answeringApi';
import { renderPart } from '../../../../../tests/support/renderPart';
import { ApiProvider } from '../../../api/ApiProvider';
import { cell, comparisonOf, seller } from '../sampleComparison';
import { usePlanning } from './usePlanning';

const comparison = comparisonOf([seller('a')], [[cell('a', '1000')]]);
const plan = (total: string, bound: string | null) => ({ plan_id: total, total, bound, optimal: false });

function Planned() {
  const planning = usePlanning(comparison, {});
  return <p>{planning.plan?.total ?? 'none'}</p>;
}

/** What is shown and which calls were made where `kept` is there and the planner answers `made`. */
async function shown(kept: unknown, made: unknown) {
  const { api, sent } = answeringApi({
    'GET /rfq/Q1/plan': () => ({ plan: kept }),
    'POST /rfq/Q1/plan?effort=first': () => made,
    'POST /rfq/Q1/plan?effort=best': () => made,
  });
  await renderPart(
    <ApiProvider value={api}>
      <Planned />
    </ApiProvider>,
  );
  return { sent, posts: () => sent.filter(({ call }) => call.startsWith('POST')).length };
}

test('the plan of the deadline is shown without anything being planned', async () => {
  const { posts } = await shown(plan('900', '890'), plan('1', '1'));
  expect(await screen.findByText('900')).toBeTruthy();
  expect(posts()).toBe(0);
});

test('a first plan that somebody left is shown at once and made better', async () => {
  const { posts } = await shown(plan('950', null), plan('900', '890'));
  expect(await screen.findByText('900')).toBeTruthy();
  expect(posts()).toBe(1);
});

test('without a plan a first one and then the best one are made', async () => {
  const { posts } = await shown(null, plan('900', '890'));
  expect(await screen.findByText('900')).toBeTruthy();
  await waitFor(() => expect(posts()).toBe(2));
});
