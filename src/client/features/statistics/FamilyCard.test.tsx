// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../../tests/support/renderPart';
import { FamilyCard } from './FamilyCard';

test('a month names each price paid once, however many orders were placed at it', async () => {
  const order = (order_number: string, krw_per_kg: string) => ({ month: '2026-10', order_number, krw_per_kg });
  const bought = [order('O1', '2050'), order('O2', '2050'), order('O3', '2100')];
  const family = {
    category: 'pipe' as const,
    grade_family: 'carbon' as const,
    points: [],
    received: [],
    sent: [],
    bought,
  };
  const { say } = await renderPart(<FamilyCard family={family} months={['2026-10']} />);
  for (const value of ['2,050', '2,100'])
    expect(screen.getAllByText(`${say('service:stats.bought')} ${say('service:stats.perKg', { value })}`)).toHaveLength(
      1,
    );
});
