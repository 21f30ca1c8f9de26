import type { Work } from '../../http/context';
import type { Session } from '../../http/sessionType';
import { countFigures, type FigureRow } from './figures.repository';

const KEPT_MS = 60_000;
const LINES_MS = 30 * 24 * 60 * 60 * 1000;

const kept = new Map<boolean, { until: number; figures: Promise<FigureRow> }>();

/** How much is going on in the reader's world. Anybody may know: counts, no amounts. Counted once a minute at most. */
export function homeFigures(work: Work, session: Session | null): Promise<FigureRow> {
  const world = session?.is_test ?? work.app.env.APP_ENV !== 'prod';
  const known = kept.get(world);
  if (known && known.until > performance.now()) return known.figures;
  const figures = countFigures(work.app.database, world, new Date(work.now.getTime() - LINES_MS));
  kept.set(world, { until: performance.now() + KEPT_MS, figures });
  figures.catch(() => kept.delete(world));
  return figures;
}
