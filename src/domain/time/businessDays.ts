import * as published from '@hyunbinseo/holidays-kr/all';
import { seoulDay } from './deadline';
import { DAY_MS } from './spans';

const years = new Map(Object.entries(published).map(([key, days]) => [key.slice(1), new Set(Object.keys(days))]));

/** Whether the official calendar of that year is known; otherwise only weekends count as days off. */
export function isCalendarKnown(day: string): boolean {
  return years.has(day.slice(0, 4));
}

/** Whether trade rests on that day in Korea: a weekend or a public holiday. */
export function isDayOff(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6 || (years.get(day.slice(0, 4))?.has(day) ?? false);
}

/** The instant that many Korean business days later, at the same time of day. */
export function addBusinessDays(from: Date, days: number): Date {
  let instant = from;
  let left = days;
  while (left > 0) {
    instant = new Date(instant.getTime() + DAY_MS);
    if (!isDayOff(seoulDay(instant))) left -= 1;
  }
  return instant;
}

const PREPAID_DAYS = 2;

/**
 * Day by which an order is to be paid: prepaid within two business days, 익월말 on the last day of the next month or, where
 * banks rest then, the next business day; any other term names no day.
 */
export function paymentDueOn(term: 'prepaid' | 'eom_next' | 'other', placedAt: Date): string | null {
  if (term === 'other') return null;
  if (term === 'prepaid') return seoulDay(addBusinessDays(placedAt, PREPAID_DAYS));
  return nextOpenDay(endOfNextMonth(placedAt));
}

function nextOpenDay(day: string): string {
  let open = new Date(`${day}T00:00:00Z`);
  while (isDayOff(open.toISOString().slice(0, 10))) open = new Date(open.getTime() + DAY_MS);
  return open.toISOString().slice(0, 10);
}

/** The last day of the month after the one that `instant` lies in (익월말), as `YYYY-MM-DD` in Seoul. */
export function endOfNextMonth(instant: Date): string {
  const [year = 0, month = 1] = seoulDay(instant).split('-').map(Number);
  return new Date(Date.UTC(year, month + 1, 0)).toISOString().slice(0, 10);
}
