import { expect, test } from 'vitest';
import type { TimelineEvent } from '../../../contract/entities/project';
import { afterWithdrawal, lastStep, pendingFirst, unsuccessfulAward, whoAt } from './sentBids';

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

const event = (kind: string, at: string, actor_name: string | null) => ({ kind, at, actor_name }) as TimelineEvent;

test('the last of a kind counts, with who did it and when; without a name there is none', () => {
  const history = [event('bid_sent', '1', '김'), event('bid_sent', '2', '박'), event('bid_lapsed', '3', null)];
  expect(lastStep(history, 'bid_sent')).toEqual({ name: '박', at: '2' });
  expect(lastStep(history, 'bid_lapsed')).toBeNull();
  expect(lastStep(history, 'bid_taken_back')).toBeNull();
});

test('of several withdrawals the one of that moment is meant', () => {
  const history = [event('bid_taken_back', '1', '김'), event('bid_taken_back', '2', '박')];
  expect(whoAt(history, 'bid_taken_back', '1')).toBe('김');
  expect(whoAt(history, 'bid_taken_back', null)).toBeNull();
});

test('lines of a withdrawn award can be sent again only while no seller has accepted', () => {
  expect(afterWithdrawal([])).toBe('again');
  expect(afterWithdrawal([bid('DECLINED'), bid('TAKEN_BACK')])).toBe('again');
  expect(afterWithdrawal([bid('SENT')])).toBe('open');
  expect(afterWithdrawal([bid('SENT'), bid('CONFIRMED')])).toBe('rest');
});
