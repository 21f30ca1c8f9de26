import { expect, test } from 'vitest';
import { pendingFirst, unsuccessfulAward } from './sentBids';

const [FIRST, SECOND] = ['2026-11-25T01:00:00.000Z', '2026-11-26T01:00:00.000Z'];
const bid = (status: Parameters<typeof unsuccessfulAward>[0][number]['status'], sent_at = FIRST) => ({
  status,
  sent_at,
});

test('an award that its buyer withdrew is not said to be refused, and of several awards the last counts', () => {
  expect(unsuccessfulAward([bid('TAKEN_BACK'), bid('TAKEN_BACK')])).toBe('withdrawn');
  expect(unsuccessfulAward([bid('DECLINED'), bid('LAPSED')])).toBe('declined');
  expect(unsuccessfulAward([bid('TAKEN_BACK'), bid('DECLINED')])).toBe('both');
  expect(unsuccessfulAward([bid('DECLINED'), bid('TAKEN_BACK', SECOND)])).toBe('withdrawn');
  expect(unsuccessfulAward([bid('DECLINED'), bid('TAKEN_BACK', SECOND), bid('SENT', SECOND)])).toBeNull();
  expect(unsuccessfulAward([])).toBeNull();
});

test('what waits for an answer stands above what was withdrawn', () => {
  const bids = [bid('TAKEN_BACK'), bid('DECLINED'), bid('CONFIRMED', SECOND), bid('SENT', SECOND)];
  expect(pendingFirst(bids).map(({ status }) => status)).toEqual(['SENT', 'CONFIRMED', 'TAKEN_BACK', 'DECLINED']);
});
