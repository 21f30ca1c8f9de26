// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../../../tests/support/renderPart';
import { cell, comparisonOf, seller } from '../sampleComparison';
import { KeyFigures } from './KeyFigures';

test('below a sum stands first of how many lines it is', async () => {
  const comparison = comparisonOf(
    [seller('a')],
    [[cell('a', '1000', true)], [cell('a', null)], [cell('a', '2000', true)]],
  );
  const planning = { plan: null, improving: false, starting: false, costs: null, pricing: false, error: null };
  const { say } = await renderPart(
    <KeyFigures
      comparison={comparison}
      planning={{ ...planning, cancel: () => undefined }}
      chosen={{}}
      last={new Map()}
    />,
  );
  const sum = screen.getByText(say('project:overview.lowest')).nextElementSibling;
  expect(sum?.textContent).toContain('13,000');
  const lines = say('project:plan.linesOf', { covered: '2', total: 3 });
  const freight = say('project:overview.sellersFreight', { count: 1 });
  expect(sum?.nextElementSibling?.textContent).toBe(`${lines} · ${freight}`);
});
