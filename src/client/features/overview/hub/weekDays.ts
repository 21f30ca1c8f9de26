import type { HubDeadline } from '../../../../contract/entities/hub';
import { seoulDay } from '../../../../domain/time/deadline';
import { daysLater } from '../../../../domain/time/spans';

export interface WeekDay {
  /** `YYYY-MM-DD` in Korea, where deadlines are decided. */
  day: string;
  count: number;
  /** Something of it is past already. */
  late: boolean;
}

const DAYS = 7;

/** The seven days from today with how much ends on each; what is late counts for today, since it is to be done then. */
export function weekDays(deadlines: readonly Pick<HubDeadline, 'due_at'>[], now: number): WeekDay[] {
  const today = seoulDay(new Date(now));
  const dueOn = deadlines.map(({ due_at }) => {
    const day = seoulDay(new Date(due_at));
    return { day: day < today ? today : day, late: Date.parse(due_at) < now };
  });
  return Array.from({ length: DAYS }, (_, index) => {
    const day = daysLater(today, index);
    const due = dueOn.filter((one) => one.day === day);
    return { day, count: due.length, late: due.some(({ late }) => late) };
  });
}
