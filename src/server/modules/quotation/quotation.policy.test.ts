import { expect, test } from 'vitest';
import type { RfqRow } from '../request/request.repository';
import { isCollecting } from './quotation.policy';

test('the very instant of closing is too late', () => {
  const closes = new Date('2026-12-01T08:00:00.000Z');
  const row = { status: 'COL', closes_at: closes, round: 1 } as RfqRow;
  expect(isCollecting(row, null, new Date(closes.getTime() - 1))).toBe(true);
  expect(isCollecting(row, null, closes)).toBe(false);
  expect(isCollecting({ ...row, status: 'CMP' }, null, new Date(closes.getTime() - 1))).toBe(false);
});

test('only a sent request with a deadline takes quotations, and in a further round only from its sellers', () => {
  const now = new Date('2026-12-01T08:00:00.000Z');
  const row = { status: 'REQ', closes_at: new Date(now.getTime() + 1), round: 1 } as RfqRow;
  expect(isCollecting(row, null, now)).toBe(true);
  expect(isCollecting({ ...row, status: 'COL' }, null, now)).toBe(true);
  for (const status of ['DRAFT', 'CMP', 'BID', 'ORD', 'FIN', 'CLS'] as const)
    expect(isCollecting({ ...row, status }, null, now), status).toBe(false);
  expect(isCollecting({ ...row, closes_at: null }, null, now)).toBe(false);
  expect(isCollecting({ ...row, round: 2 }, null, now)).toBe(false);
});
