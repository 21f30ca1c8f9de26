import { seoulDay, startOfDaySeoul } from '../../../domain/time/deadline';
import type { Work } from '../../http/context';
import { type CountRow, countDay, findCounts, findUncountedDay, readDay, STEPS } from './visits.repository';
import { DAY_MS } from '../../../domain/time/spans';

const USUAL_DAYS = 14;
/** What came in the last moment of a day must have been written before the day is counted. */
const GRACE_MS = 5 * 60 * 1000;

/** Counts the earliest complete day that was not counted yet. */
export async function countVisits(work: Work): Promise<void> {
  const day = await findUncountedDay(work.db, seoulDay(new Date(work.now.getTime() - GRACE_MS)));
  if (day) await countDay(work.db, day);
}

/**
 * Visits and the way from the landing page to an order, by day and language, as rows of cells: a heading, the days, the
 * sums, and what share of the readers of the landing page each step is.
 */
export async function visitReport(
  work: Work,
  requested: { from?: string | undefined; to?: string | undefined },
): Promise<string[][]> {
  const today = seoulDay(work.now);
  const to = requested.to ?? today;
  const from = requested.from ?? seoulDay(new Date(startOfDaySeoul(to).getTime() - (USUAL_DAYS - 1) * DAY_MS));
  const counts = await findCounts(work.db, from, to);
  const running = from <= today && today <= to ? await readDay(work.db, today) : [];
  const rows = [...counts, ...running];
  if (rows.length === 0) return [];
  const keys = [...new Set(rows.map(({ day, language }) => `${day} ${language}`))].toSorted((a, b) =>
    a.localeCompare(b),
  );
  const sums = (some: readonly CountRow[]) =>
    STEPS.map((step) => some.reduce((sum, row) => (row.step === step ? sum + row.count : sum), 0));
  const total = sums(rows);
  const landed = total[STEPS.indexOf('landing')] ?? 0;
  return [
    ['day', 'language', ...STEPS],
    ...keys.map((key) => [
      ...key.split(' '),
      ...sums(rows.filter(({ day, language }) => `${day} ${language}` === key)).map(String),
    ]),
    ['total', '', ...total.map(String)],
    ['of landing', '', ...total.map((count) => (landed === 0 ? '-' : `${((count / landed) * 100).toFixed(1)}%`))],
  ];
}
