import type { Work } from '../../http/context';
import { keptForWorld } from '../../keptForWorld';
import type { Session } from '../../http/sessionType';
import { countFigures, type FigureRow } from './figures.repository';
import { DAY_MS } from '../../../domain/time/spans';

const KEPT_MS = 60_000;
const LINES_MS = 30 * DAY_MS;

const figuresOf = keptForWorld(KEPT_MS, ({ app, now }, world) =>
  countFigures(app.database, world, new Date(now.getTime() - LINES_MS)),
);

/** How much is going on in the reader's world. Anybody may know: counts, no amounts. Counted once a minute at most. */
export function homeFigures(work: Work, session: Session | null): Promise<FigureRow> {
  return figuresOf(work, session?.is_test ?? work.app.env.APP_ENV !== 'prod');
}
