import type { HubDeadline } from '../../../../contract/entities/hub';
import { seoulDay } from '../../../../domain/time/deadline';
import { daysLater } from '../../../../domain/time/spans';

export interface WeekDay {
  /** `YYYY-MM-DD` in Korea, where deadlines are decided. */
  day: string;
  count: number;
}

export interface Week {
  /** How much should have been done already. */
  overdue: number;
  days: WeekDay[];
}

const DAYS = 7;

/** What is overdue, and the seven days from today with how much ends on each. An own request that closed is not overdue. */
export function weekOf(deadlines: readonly Pick<HubDeadline, 'due_at' | 'kind'>[], now: number): Week {
  const today = seoulDay(new Date(now));
  const open = deadlines.filter(({ due_at, kind }) => kind === 'closing' || Date.parse(due_at) >= now);
  const dueOn = open.map(({ due_at }) => {
    const day = seoulDay(new Date(due_at));
    return day < today ? today : day;
  });
  const days = Array.from({ length: DAYS }, (_, index) => {
    const day = daysLater(today, index);
    return { day, count: dueOn.filter((one) => one === day).length };
  });
  return { overdue: deadlines.length - open.length, days };
}
