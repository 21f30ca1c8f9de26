import { send } from '../db/statement';
import { WAITING_KINDS, WAITING_WORK, type WaitingKind } from '../db/waitingWork.sql';
import type { App } from '../http/context';

/** Loops that look at about the same time share what was found. */
const SHARED_MS = 250;
/** Now and then every kind counts as waiting, whatever the tables say. */
const EVERYTHING_MS = 60_000;

export type Waiting = ReadonlySet<WaitingKind>;

export interface WaitingWork {
  /** What waits at this moment; everything where the tables cannot be read, so that each kind fails by itself. */
  look(): Promise<Waiting>;
  /** Whether a kind waits, as of a quarter of a second ago at most. */
  has(kind: WaitingKind): Promise<boolean>;
}

/**
 * Finds in one statement which kinds of work wait: on a server at rest all loops of due work together send one a second. A kind that is
 * found may turn out to have nothing to do; one that is not found is left out for this time. `failed` is given what kept it from looking.
 */
export function watchWaiting(app: App, failed: (error: unknown) => void): WaitingWork {
  let latest: Promise<Waiting> | undefined;
  let latestAt = Number.NEGATIVE_INFINITY;
  let everythingAt = Number.NEGATIVE_INFINITY;

  const find = async (): Promise<Waiting> => {
    const [row] = await send(app.databases.all, WAITING_WORK, []);
    if (!row) throw new Error('the database did not say what waits');
    app.clock.heard(row.now);
    if (performance.now() - everythingAt < EVERYTHING_MS) return new Set(row.waiting as WaitingKind[]);
    everythingAt = performance.now();
    return new Set(WAITING_KINDS);
  };
  const look = () => {
    latestAt = performance.now();
    latest = find().catch((error: unknown) => {
      failed(error);
      return new Set(WAITING_KINDS);
    });
    return latest;
  };
  return {
    look,
    has: async (kind) => (await (latest && performance.now() - latestAt < SHARED_MS ? latest : look())).has(kind),
  };
}
