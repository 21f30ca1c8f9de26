import { expect, test } from 'vitest';
import type { MemberWork } from '../../http/context';
import { endedEarly, isOwn, readableRound } from './request.policy';
import type { RfqRow } from './request.repository';

const row = (change: Partial<RfqRow>) =>
  ({ status: 'CMP', sealed: true, round: 2, close_reason: null, closed_at: null, ...change }) as RfqRow;

test('of a sealed request that collects, only the rounds before can be read', () => {
  expect(readableRound(row({ status: 'REQ' }))).toBe(1);
  expect(readableRound(row({ status: 'COL' }))).toBe(1);
  for (const status of ['CMP', 'BID', 'ORD', 'FIN', 'CLS'] as const)
    expect(readableRound(row({ status })), status).toBe(2);
});

test('an open request can be read while it collects, a draft never', () => {
  expect(readableRound(row({ sealed: false, status: 'COL' }))).toBe(2);
  expect(readableRound(row({ sealed: false, status: 'DRAFT' }))).toBe(0);
  expect(readableRound(row({ status: 'DRAFT' }))).toBe(0);
});

test('a request that was cancelled while it collected stays sealed, one that was opened before does not', () => {
  const cancelled = { status: 'CLS', close_reason: 'cancelled' } as const;
  expect(readableRound(row(cancelled))).toBe(1);
  expect(readableRound(row({ ...cancelled, closed_at: new Date() }))).toBe(2);
  expect(readableRound(row({ ...cancelled, close_reason: 'no_quotation' }))).toBe(2);
  expect(readableRound(row({ ...cancelled, status: 'FIN' }))).toBe(2);
});

test('a request that closed before its deadline says when; one that kept it does not', () => {
  const closes_at = new Date('2026-12-01T08:00:00Z');
  const before = new Date('2026-11-30T08:00:00Z');
  expect(endedEarly({ closes_at, closed_at: before })).toBe('2026-11-30T08:00:00.000Z');
  expect(endedEarly({ closes_at, closed_at: closes_at })).toBeNull();
  expect(endedEarly({ closes_at, closed_at: null })).toBeNull();
  expect(endedEarly({ closes_at: null, closed_at: before })).toBeNull();
});

test('a request is one’s own by company', () => {
  const session = { company_id: 'a' } as MemberWork['session'];
  const of = (company_id: string) => isOwn(session, { company_id } as RfqRow);
  expect([of('a'), of('b')]).toEqual([true, false]);
});
