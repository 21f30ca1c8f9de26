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
