// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../../tests/support/renderPart';
import { IndexLegend } from './IndexLegend';
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

test('of one month every price paid is drawn, and the legend names the tick of the median', async () => {
  const order = (order_number: string, krw_per_kg: string) => ({ month: '2026-11', order_number, krw_per_kg });
  const family = {
    category: 'pipe' as const,
    grade_family: 'carbon' as const,
    points: [],
    received: [{ month: '2026-11', count: 4, low: '6000', middle: '7957', high: '9000' }],
    sent: [],
    bought: [order('O1', '6094'), order('O2', '7200'), order('O3', '9800')],
  };
  const { container } = await renderPart(<FamilyCard family={family} months={['2026-11']} />);
  expect(container.querySelectorAll('figure rect')).toHaveLength(3);
  // The dot is the index, which there is none of.
  expect(container.querySelector('figure circle')).toBeNull();
  expect(screen.getByText('9,800')).toBeTruthy();
  await renderPart(<IndexLegend families={[family]} months={['2026-11']} />);
  expect(screen.getByText('견적 중앙값')).toBeTruthy();
});

test('a family without a published price says why there is none, also of a shorter period', async () => {
  const family = {
    category: 'pipe' as const,
    grade_family: 'carbon' as const,
    points: [],
    received: [{ month: '2026-11', count: 2, low: '6000', middle: '7957', high: '9000' }],
    sent: [],
    bought: [],
  };
  const months = ['2026-10', '2026-11'];
  const whole = await renderPart(<FamilyCard family={family} months={months} />);
  expect(whole.container.textContent).toContain(whole.say('service:stats.indexUnpublished.all'));
  whole.unmount();
  const part = await renderPart(<FamilyCard family={family} months={months} cut />);
  expect(part.container.textContent).toContain(part.say('service:stats.indexUnpublished.period'));
  expect(part.container.textContent).toContain(part.say('service:stats.indexOneIn', { month: '2026-11' }));
  part.unmount();
  const published = { ...family, points: [{ month: '2026-11', krw_per_kg: '8000' }] };
  const { container, say } = await renderPart(<FamilyCard family={published} months={months} />);
  expect(container.textContent).not.toContain(say('service:stats.indexUnpublished.all'));
});
