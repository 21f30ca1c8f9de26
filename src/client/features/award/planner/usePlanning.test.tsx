// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answeringApi } from '../../../../../tests/support/answeringApi';
import { renderPart } from '../../../../../tests/support/renderPart';
import { useQueryClient } from '@tanstack/react-query';
import { ApiProvider } from '../../../api/ApiProvider';
import { SCOPES } from '../../../queries/keys';
import { cell, comparisonOf, seller } from '../sampleComparison';
import { usePlanning } from './usePlanning';

const comparison = comparisonOf([seller('a')], [[cell('a', '1000')]]);
const plan = (total: string, bound: string | null) => ({ plan_id: total, total, bound, optimal: false });

function Planned() {
  const planning = usePlanning(comparison, {});
  const client = useQueryClient();
  return (
    <>
      <p>{planning.plan?.total ?? 'none'}</p>
      <button type="button" onClick={() => void client.invalidateQueries({ queryKey: [SCOPES.comparison] })}>
        push
      </button>
    </>
  );
}

/** What is shown and which calls were made where `kept` is there and the planner answers `made`. */
async function shown(kept: unknown, made: unknown) {
  const { api, sent } = answeringApi({
    // Only the first time: an award takes the plan away.
    'GET /rfq/Q1/plan': () => ({ plan: sent.filter(({ call }) => call.startsWith('GET')).length > 1 ? null : kept }),
    'POST /rfq/Q1/plan?effort=first': () => made,
    'POST /rfq/Q1/plan?effort=best': () => made,
  });
  const { user } = await renderPart(
    <ApiProvider value={api}>
      <Planned />
    </ApiProvider>,
  );
  return { user, sent, posts: () => sent.filter(({ call }) => call.startsWith('POST')).length };
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

test.each([
  ['made here', null, 2],
  ['kept', plan('900', '890'), 0],
])('what is pushed of the request makes no plan again where one was %s', async (_how, kept, made) => {
  const { user, sent, posts } = await shown(kept, plan('900', '890'));
  await screen.findByText('900');
  await waitFor(() => expect(posts()).toBe(made));
  const before = sent.length;
  await user.click(screen.getByRole('button', { name: 'push' }));
  for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(sent.length).toBe(before);
});
