import type { Work } from '../../../http/context';
import { cachedByDatabase } from '../../../cachedByDatabase';
import { countFigures, type FigureRow } from './figures.repository';
import { seoulDay, startOfDaySeoul } from '../../../../domain/time/deadline';
import { DAY_MS } from '../../../../domain/time/spans';

const KEPT_MS = 60_000;
const LINES_MS = 30 * DAY_MS;

const figuresOf = cachedByDatabase(KEPT_MS, async ({ database, now }): Promise<FigureRow> => {
  const dayStart = startOfDaySeoul(seoulDay(now));
  const linesSince = new Date(dayStart.getTime() - LINES_MS);
  const counted = await countFigures(database, { linesSince, dayStart });
  return {
    companies: rounded(counted.companies),
    collecting_requests: rounded(counted.collecting_requests),
    asked_lines: rounded(counted.asked_lines),
    open_items: rounded(counted.open_items),
  };
});

/** Down to half of the first digit's unit: 7, 15, 450, 3500. */
function rounded(count: number): number {
  const step = Math.max(1, 10 ** (String(count).length - 1) / 2);
  return Math.floor(count / step) * step;
}

/** How much is going on. Anybody may know: rounded counts, no amounts; requests change once a day. */
export function homeFigures(work: Work): Promise<FigureRow> {
  return figuresOf(work);
}
