import * as published from '@hyunbinseo/holidays-kr/all';
import { seoulDay } from './deadline';

const DAY_MS = 24 * 60 * 60 * 1000;
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

/** The last day of the month after the one that `instant` lies in (익월말), as `YYYY-MM-DD` in Seoul. */
export function endOfNextMonth(instant: Date): string {
  const [year = 0, month = 1] = seoulDay(instant).split('-').map(Number);
  return new Date(Date.UTC(year, month + 1, 0)).toISOString().slice(0, 10);
}
