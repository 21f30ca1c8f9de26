import { seoulDay } from './deadline';

/** The calendar month in Seoul of an instant, as `YYYY-MM`. */
export function seoulMonth(instant: Date): string {
  return seoulDay(instant).slice(0, 7);
}

/** The month that lies `count` months after (before, when negative) another. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const index = year * 12 + number - 1 + count;
  return `${Math.floor(index / 12)}-${String((((index % 12) + 12) % 12) + 1).padStart(2, '0')}`;
}

/** Every month from one to another, both included; none when they stand the wrong way round. */
export function monthsBetween(from: string, to: string): string[] {
  const months: string[] = [];
  for (let month = from; month <= to; month = addMonths(month, 1)) months.push(month);
  return months;
}

/** The first instant of a month in Seoul. */
export function startOfMonth(month: string): Date {
  return new Date(`${month}-01T00:00:00.000+09:00`);
}
