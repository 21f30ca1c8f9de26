import type { Work } from '../../http/context';
import { notifyBuyer, notifySellers } from './notice.service';
import { findSilentSellers, lockUnreminded, markReminded } from './reminder.repository';
import { findFigures, type RfqRow } from './request.repository';
import { DAY_MS, HOUR_MS } from '../../../domain/time/spans';

const BATCH = 50;

const AHEAD = {
  hour: { ms: HOUR_MS, column: 'reminded_hour_for', seller: 'deadline_1h', buyer: 'deadline_1h_buyer' },
  day: { ms: DAY_MS, column: 'reminded_day_for', seller: 'deadline_24h', buyer: 'deadline_24h_buyer' },
} as const;

/**
 * Reminds people a day and an hour before a deadline, each once, however many processes run. A deadline that was set
 * closer than that is not reminded of: its author has just seen it. A later deadline is reminded of again.
 */
export async function remindOfDeadlines(work: Work): Promise<void> {
  await remind(work, 'hour');
  await remind(work, 'day');
}

async function remind(work: Work, ahead: keyof typeof AHEAD): Promise<void> {
  const { ms, column } = AHEAD[ahead];
  const span = { now: work.now, until: new Date(work.now.getTime() + ms) };
  for (const row of await lockUnreminded(work.db, column, span, BATCH)) {
    // After a standstill both can be due: the nearer one says it all.
    const both = { reminded_hour_for: row.closes_at, reminded_day_for: row.closes_at };
    await markReminded(work.db, row.id, ahead === 'hour' ? both : { reminded_day_for: row.closes_at });
    await notify(work, row, ahead);
  }
}

async function notify(work: Work, row: RfqRow, ahead: keyof typeof AHEAD): Promise<void> {
  const { seller, buyer } = AHEAD[ahead];
  const deadline_date = row.deadline_date ?? '';
  await notifySellers(work, row, await findSilentSellers(work.db, row), seller, { deadline_date });
  const { quotation_count } = await findFigures(work.db, row);
  await notifyBuyer(work, row, buyer, { count: String(quotation_count), deadline_date });
}

/** What a new closing time makes of the reminders: those whose hour has already struck are left out. */
export function remindersFor(
  closes: Date,
  now: Date,
): { reminded_day_for: Date | null; reminded_hour_for: Date | null } {
  const left = closes.getTime() - now.getTime();
  return {
    reminded_day_for: left <= AHEAD.day.ms ? closes : null,
    reminded_hour_for: left <= AHEAD.hour.ms ? closes : null,
  };
}
