// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { renderPart } from '../../../../../tests/support/renderPart';
import { comparison } from './sampleOverview';
import { TotalsChart } from './TotalsChart';

test('who and what is left out of the sums is said with its reasons', async () => {
  const bar = { key: 'a', name: 'a', kind: 'seller' as const, goods: '1', freight: '0', total: '1' };
  const totals = {
    lines: 9,
    bars: [bar],
    left: 2,
    leftFor: [
      { reason: 'not_quoted' as const, sellers: 1 },
      { reason: 'alternate' as const, sellers: 2 },
    ],
    planLeftFor: 'alternate' as const,
  };
  const { container, say } = await renderPart(<TotalsChart comparison={comparison} totals={totals} />);
  const reasons = [
    say('project:overview.totalsLeftFor.not_quoted', { count: 1 }),
    say('project:overview.totalsLeftFor.alternate', { count: 2 }),
  ];
  expect(container.textContent).toContain(
    say('project:overview.totalsLeft', { count: 2, reasons: reasons.join(', ') }),
  );
  expect(container.textContent).toContain(say('project:overview.totalsNoPlan.alternate'));
});
