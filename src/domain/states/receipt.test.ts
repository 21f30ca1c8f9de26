import { expect, test } from 'vitest';
import { claimsUntil, countsAsReceivedAt, receiptDifferences } from './receipt';

const stated = new Date('2026-11-26T05:00:00Z');

test.each([
  ['without a day of arrival a week after the entry', null, '2026-12-03T05:00:00.000Z'],
  ['a week after the day of arrival, to its end in Seoul', '2026-11-27', '2026-12-04T14:59:59.000Z'],
  ['of sea freight only once it is there', '2027-01-05', '2027-01-12T14:59:59.000Z'],
  ['never sooner than a week after the entry', '2026-11-20', '2026-12-03T05:00:00.000Z'],
])('a shipment counts as received %s', (_name, expectedOn, at) => {
  expect(countsAsReceivedAt(stated, expectedOn).toISOString()).toBe(at);
});

test('claims are possible for six months after the last receipt, to the end of the day in Seoul', () => {
  expect(claimsUntil([new Date('2026-11-01T00:00:00Z'), stated, null])?.toISOString()).toBe('2027-05-26T14:59:59.000Z');
  expect(claimsUntil([new Date('2026-08-31T00:00:00Z')])?.toISOString()).toBe('2027-02-28T14:59:59.000Z');
  expect(claimsUntil([null])).toBeNull();
  expect(claimsUntil([])).toBeNull();
});

test('what arrived short or over is summed by line over the answered shipments', () => {
  const line = (line_id: string, qty: string, received_qty: string | null) => ({ line_id, qty, received_qty });
  const found = receiptDifferences([
    { lines: [line('a', '20', '18'), line('b', '4', '4'), line('c', '5', null)] },
    { lines: [line('a', '10', '9.5'), line('d', '1', '2')] },
  ]);
  expect([...found].map(([id, qty]) => [id, qty.toFixed()])).toEqual([
    ['a', '-2.5'],
    ['d', '1'],
  ]);
});
