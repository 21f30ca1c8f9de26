import { LONGEST_PERIOD } from '../../../contract/constants';
import { addMonths, monthsBetween, seoulMonth, startOfMonth } from '../../../domain/time/months';
import { fail } from '../../http/fail';

export interface Period {
  from: string;
  to: string;
  months: string[];
  /** The first instant of the period, and the first one after it. */
  start: Date;
  end: Date;
}

const USUAL_MONTHS = 12;

/** The requested months; by default the last twelve, the running one included. */
export function periodOf(asked: { from?: string | undefined; to?: string | undefined }, now: Date): Period {
  const to = asked.to ?? seoulMonth(now);
  const from = asked.from ?? addMonths(to, 1 - USUAL_MONTHS);
  const months = monthsBetween(from, to);
  if (months.length === 0) return fail('WRONG_PARAM', { issues: [{ path: ['from'], code: 'period_order' }] });
  if (months.length > LONGEST_PERIOD) {
    return fail('WRONG_PARAM', { issues: [{ path: ['from'], code: 'period_too_long' }] });
  }
  return { from, to, months, start: startOfMonth(from), end: startOfMonth(addMonths(to, 1)) };
}
