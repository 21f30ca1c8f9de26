import { expect, it } from 'vitest';
import { statusTabs } from './statusTabs';

const tabs = (counts: Record<string, number> | undefined) =>
  statusTabs({
    statuses: ['REQ', 'COL'],
    counts,
    all: 'All',
    label: (status) => status,
    href: (status) => status ?? '',
  });

it('sums the statuses for all, and says 0 where a status holds none', () => {
  expect(tabs({ REQ: 1200, BID: 3 }).map(({ count }) => count)).toEqual(['1,203', '1,200', '0']);
});

it('leaves the numbers of the tabs out when there were too many hits to count apart', () => {
  expect(tabs({ all: 2001 }).map(({ count }) => count)).toEqual(['2,000+', undefined, undefined]);
});

it('has no numbers before the answer came', () => {
  expect(tabs(undefined).every(({ count }) => count === undefined)).toBe(true);
});
