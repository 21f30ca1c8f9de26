// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../../../tests/support/renderPart';
import { setTestRouter } from '../../../../tests/support/testRouter';
import type { PriceIndex } from '../../../contract/entities/statistics';
import { IndexPeriodPicker } from './IndexPeriodPicker';
import { PriceIndexView } from './PriceIndexView';

const push = vi.fn();
setTestRouter({ push, locale: 'ko', defaultLocale: 'ko' });
beforeEach(() => push.mockClear());

const months = ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10'];
const family = (category: 'pipe' | 'valve', known: readonly string[]) => ({
  category,
  grade_family: 'carbon' as const,
  points: known.map((month) => ({ month, krw_per_kg: '2000' })),
  received: [],
  sent: [],
  bought: [],
});
const data: PriceIndex = { months, families: [family('pipe', months), family('valve', ['2026-05'])] };

test('a span shows its months of the families that are known in them, and says where there are none', async () => {
  const { say } = await renderPart(<PriceIndexView data={data} span="m3" />);
  const names = screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
  expect(names).toHaveLength(1);
  expect(names[0]).toContain(say('trade:category.pipe'));
  expect(screen.queryByText(/2026-05/)).toBeNull();

  await renderPart(<PriceIndexView data={{ months, families: [family('valve', ['2026-05'])] }} span="m1" />);
  expect(screen.getByText(say('service:stats.indexNone'))).toBeTruthy();
});

test('one month that was chosen does not say that it is the only one there is', async () => {
  const { say } = await renderPart(<PriceIndexView data={data} span="m1" />);
  expect(screen.queryByText(say('service:stats.indexOne', { month: '2026-10' }))).toBeNull();
  await renderPart(<PriceIndexView data={data} span="all" />);
  expect(screen.getByText(say('service:stats.indexOne', { month: '2026-05' }))).toBeTruthy();
});

test('the span stands in the address, beside the period of the other views', async () => {
  const { say } = await renderPart(<IndexPeriodPicker span="all" kept={{ from: '2026-01', to: '2026-03' }} />);
  fireEvent.change(screen.getByRole('combobox', { name: say('service:stats.period') }), { target: { value: 'm3' } });
  expect(push.mock.calls[0]?.[0]).toBe('/service?stat=index&from=2026-01&to=2026-03&span=m3');
});
