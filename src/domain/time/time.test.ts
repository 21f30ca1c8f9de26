import { expect, test } from 'vitest';
import { addBusinessDays, endOfNextMonth, isCalendarKnown, isDayOff, paymentDueOn } from './businessDays';
import { closesAt, endOfDaySeoul, seoulDay, seoulMinute, seoulSecond } from './deadline';

test('a deadline ends at 17:00 in Seoul, which is 08:00 in Greenwich', () => {
  expect(closesAt('2026-12-01').toISOString()).toBe('2026-12-01T08:00:00.000Z');
});

test('validity ends with the last second of its day in Seoul', () => {
  expect(endOfDaySeoul('2026-12-01').toISOString()).toBe('2026-12-01T14:59:59.000Z');
  expect(seoulDay(new Date('2026-12-01T15:00:00Z'))).toBe('2026-12-02');
});

test('business days leave out weekends and Korean holidays', () => {
  expect(isDayOff('2026-09-25')).toBe(true);
  expect(isDayOff('2026-11-21')).toBe(true);
  expect(isDayOff('2026-11-20')).toBe(false);
  // Wednesday before Chuseok 2026: Thursday to Saturday are holidays, Sunday rests.
  expect(addBusinessDays(new Date('2026-09-23T02:00:00Z'), 2).toISOString()).toBe('2026-09-29T02:00:00.000Z');
  expect(isCalendarKnown('2026-01-01')).toBe(true);
  expect(isCalendarKnown('2090-01-01')).toBe(false);
});

test('payment by the end of the following month knows short months and the turn of the year', () => {
  expect(endOfNextMonth(new Date('2027-01-31T03:00:00Z'))).toBe('2027-02-28');
  expect(endOfNextMonth(new Date('2026-12-15T03:00:00Z'))).toBe('2027-01-31');
  expect(endOfNextMonth(new Date('2026-11-30T15:00:00Z'))).toBe('2027-01-31');
});

test('an order is due by its term, on a day when Korean banks work', () => {
  const friday = new Date('2026-11-20T03:00:00Z');
  expect(paymentDueOn('prepaid', friday)).toBe('2026-11-24');
  expect(paymentDueOn('eom_next', friday)).toBe('2026-12-31');
  expect(paymentDueOn('eom_next', new Date('2026-12-21T03:00:00Z'))).toBe('2027-02-01');
  expect(paymentDueOn('eom_next', new Date('2026-09-10T03:00:00Z'))).toBe('2026-11-02');
  expect(paymentDueOn('other', friday)).toBeNull();
});

test('files and logs write an instant on the clock of Korea, and say so', () => {
  const late = new Date('2026-12-01T15:30:45.000Z');
  expect(seoulMinute(late, 'ko')).toBe('2026-12-02 00:30 (한국 시간)');
  expect(seoulMinute(late, 'en')).toBe('2026-12-02 00:30 KST');
  expect(seoulSecond(late)).toBe('2026-12-02 00:30:45 KST');
});

test('in a year whose calendar is not known only weekends are days off', () => {
  expect(isCalendarKnown('1990-05-01')).toBe(false);
  expect(isDayOff('1990-05-05')).toBe(true);
  expect(isDayOff('1990-05-07')).toBe(false);
});
