const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
export const DAY_MS = 24 * HOUR;

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
