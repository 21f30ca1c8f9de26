import { seoulDay } from '../../../domain/time/deadline';
import { DAY_MS } from '../../../domain/time/spans';
import type { App, Work } from '../../http/context';
import { takeCompanyUses } from '../../http/callCost';
import { addTexts, addUse, deleteUseBefore, sumUse } from './use.repository';

const EVERY_MS = 60 * 1000;
const USUAL_DAYS = 30;
const KEPT_DAYS = 400;
const keptAt = new WeakMap<App, number>();

/** Whether a minute has passed since it was written down what the calls of each company took. */
export const useIsDue = (app: App): boolean =>
  performance.now() - (keptAt.get(app) ?? Number.NEGATIVE_INFINITY) >= EVERY_MS;

/** Writes down what they took since it was written down last; in the order of ids, so that processes do not wait in a circle. */
export async function keepUse(work: Work): Promise<void> {
  keptAt.set(work.app, performance.now());
  const day = seoulDay(work.now);
  const uses = takeCompanyUses(work.app).toSorted((a, b) => (a.company_id < b.company_id ? -1 : 1));
  for (const use of uses) await addUse(work.db, day, use);
}

/** Counts a text message that the provider took for a company. */
export const addTextUse = (work: Work, companyId: string, won: number): Promise<void> =>
  addTexts(work.db, seoulDay(work.now), companyId, won);

/** Forgets what is older than a year and a month. */
export const forgetOldUse = (work: Work): Promise<void> =>
  deleteUseBefore(work.db, seoulDay(new Date(work.now.getTime() - KEPT_DAYS * DAY_MS)));

/** What companies took over some days, the last 30 unless said, as rows of cells; the one that took most first. */
export async function reportUse(
  work: Work,
  requested: { from?: string | undefined; to?: string | undefined },
): Promise<string[][]> {
  const to = requested.to ?? seoulDay(work.now);
  const from = requested.from ?? seoulDay(new Date(work.now.getTime() - (USUAL_DAYS - 1) * DAY_MS));
  const rows = await sumUse(work.db, from, to);
  if (rows.length === 0) return [];
  const all = rows.reduce((sum, row) => sum + row.database_ms, 0);
  const seconds = (ms: number) => (ms / 1000).toFixed(1);
  return [
    ['company', 'calls', 'statements', 'database s', 'share', 'answers s', 'files MB', 'texts', 'texts won', 'name'],
    ...rows.map((row) => [
      row.registration_number,
      String(row.calls),
      String(row.statements),
      seconds(row.database_ms),
      all === 0 ? '-' : `${((row.database_ms / all) * 100).toFixed(1)}%`,
      seconds(row.answer_ms),
      (row.file_bytes / 1e6).toFixed(1),
      String(row.texts),
      String(row.texts_won),
      row.name,
    ]),
  ];
}
