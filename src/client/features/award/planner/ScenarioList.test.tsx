// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answeringApi } from '../../../../../tests/support/answeringApi';
import { renderPart } from '../../../../../tests/support/renderPart';
import { ApiProvider } from '../../../api/ApiProvider';
import { cell, comparisonOf, seller } from '../sampleComparison';
import { ScenarioList } from './ScenarioList';

test('a scenario that assumes another freight says so beside its sum', async () => {
  const comparison = comparisonOf([seller('a')], [[cell('a', '1000')]]);
  const plan = { plan_id: 'p', version: 1, total: '1000', covered: '1', sellers: 1, lines: [] };
  const named = (name: string, freight_pct: number) => ({
    name,
    rules: { freight_pct },
    plan: { ...plan, plan_id: name },
  });
  const { api } = answeringApi({
    'GET /rfq/Q1/scenario': () => ({ items: [named('collected', 0), named('as quoted', 100)] }),
  });
  const { say } = await renderPart(
    <ApiProvider value={api}>
      <ScenarioList comparison={comparison} suggested={null} onSelect={undefined} />
    </ApiProvider>,
  );
  expect((await screen.findByText('collected')).closest('li')?.textContent).toContain(
    say('project:plan.freightOf', { percent: 0 }),
  );
  expect(screen.getByText('as quoted').closest('li')?.textContent).not.toContain(
    say('project:plan.freightOf', { percent: 100 }),
  );
});
