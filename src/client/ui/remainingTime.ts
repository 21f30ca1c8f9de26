const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY_MS = 24 * HOUR;

export type Remaining = {
  /** `calm` from 24 h up, `soon` under 24 h, `last` under 1 h, `over` at or after the deadline. */
  urgency: 'calm' | 'soon' | 'last' | 'over';
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
};

/** What is left of `milliseconds` until a deadline; the deadline itself is already over. */
export function remainingTime(milliseconds: number): Remaining {
  const left = Math.max(0, milliseconds);
  const urgency = milliseconds <= 0 ? 'over' : left < HOUR ? 'last' : left < DAY_MS ? 'soon' : 'calm';
  return {
    urgency,
    days: Math.floor(left / DAY_MS),
    hours: Math.floor((left % DAY_MS) / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
    seconds: Math.floor((left % MINUTE) / 1000),
  };
}

const SEOUL_MS = 9 * HOUR;

/** Days of the calendar in Seoul from a deadline to now, as lines of an order count theirs: the day after it is one day late. */
export const daysLate = (deadline: number, now: number): number => seoulDay(now) - seoulDay(deadline);

const seoulDay = (instant: number) => Math.floor((instant + SEOUL_MS) / DAY_MS);
