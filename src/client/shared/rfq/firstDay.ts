import { addBusinessDays } from '../../../domain/time/businessDays';
import { closesAt, seoulDay } from '../../../domain/time/deadline';
import { DAY_MS, daysLater } from '../../../domain/time/spans';

/** The first day whose deadline still lies ahead of `now` (ms): today in Seoul until 17:00, then tomorrow. */
export function firstDeadlineDay(now: number): string {
  const today = seoulDay(new Date(now));
  return closesAt(today).getTime() > now ? today : seoulDay(new Date(now + DAY_MS));
}

/** The day that a deadline field begins with: that many business days after `now`. */
export function usualDay(now: Date, businessDays: number): string {
  return seoulDay(addBusinessDays(now, businessDays));
}

/** The day that a deadline on `day` is put off to unless somebody chooses another: that many business days later. */
export function laterDay(day: string, businessDays: number): string {
  return usualDay(closesAt(day), businessDays);
}

/** The day after `day`. */
export function dayAfter(day: string): string {
  return daysLater(day, 1);
}
