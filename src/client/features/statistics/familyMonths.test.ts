import { expect, test } from 'vitest';
import { familyMonths } from './familyMonths';

const offer = (month: string, low: string) => ({ month, count: 3, low, middle: '2100', high: '2300' });
const family = {
  category: 'pipe' as const,
  grade_family: 'carbon' as const,
  points: [{ month: '2026-01', krw_per_kg: '2130' }],
  received: [offer('2026-02', '2000')],
  sent: [offer('2026-02', '1000'), offer('2026-03', '1000')],
  bought: [{ month: '2026-02', order_number: 'O1', krw_per_kg: '2050' }],
};

test('a month holds what is known of it, and nothing where nothing is', () => {
  const [first, second, third] = familyMonths(family, ['2026-01', '2026-02', '2026-03']);
  expect(first).toEqual({ month: '2026-01', any: true, index: 2130, offers: null, paid: [] });
  expect(second).toMatchObject({ index: null, offers: { side: 'received', low: 2000 }, paid: [{ price: 2050 }] });
  // Quotations that were sent are not laid among those that came in.
  expect(third).toMatchObject({ any: false, offers: null });
  expect(familyMonths({ ...family, received: [] }, ['2026-03'])[0]?.offers).toMatchObject({ side: 'sent', low: 1000 });
});
