import { addBusinessDays } from '../time/businessDays';

/**
 * When a step that begins now is due. Where something ends the request anyway (`ends`), the time left is shared equally among the
 * stages still to come and one share that is kept, so that an overdue step is noticed while there is time.
 */
export function stepDue(now: Date, days: number, stagesLeft: number, ends: Date | null): Date {
  const due = addBusinessDays(now, days);
  if (ends === null) return due;
  const share = (ends.getTime() - now.getTime()) / (stagesLeft + 1);
  return new Date(Math.min(due.getTime(), now.getTime() + Math.max(0, share)));
}
