// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../../tests/support/renderPart';
import { monthsBetween } from '../../../domain/time/months';
import { MonthChart } from './MonthChart';

test('every month of the chosen period is drawn, and the empty ones among them are counted', async () => {
  const months = monthsBetween('2025-12', '2026-11').map((month, index) => ({ month, spend: index > 9 ? 5 : 0 }));
  const { container } = await renderPart(
    <MonthChart
      title="Spend"
      note="KRW"
      label="Spend by month"
      months={months}
      bars={[{ key: 'spend', name: 'Spend', fill: 'main', value: ({ spend }) => spend }]}
      columns={[]}
    />,
  );
  expect([...container.querySelectorAll('figure b')].map((month) => month.textContent)).toHaveLength(12);
  expect(screen.getByText(/10개월/)).toBeTruthy();
});
