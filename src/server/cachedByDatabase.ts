import type { Database } from './db/database';
import type { Work } from './http/context';

interface Kept<T> {
  at: number;
  value: T;
}

/**
 * What all readers of the same data share, test data or real data, kept for `ms`. A call within as long again gets the kept
 * one while it is loaded again; a later call waits for the new one, as does the first. However many call, it is loaded once
 * at a time. What fails to load is not kept. `load` must read what is committed (`work.database`), not its caller's
 * transaction.
 */
export function cachedByDatabase<T>(
  ms: number,
  load: (work: Work) => Promise<T>,
  now: () => number = () => performance.now(),
): (work: Work) => Promise<T> {
  const kept = new WeakMap<Database, Kept<T>>();
  const loading = new WeakMap<Database, Promise<T>>();

  async function loaded(work: Work): Promise<T> {
    try {
      const value = await load(work);
      kept.set(work.database, { at: now(), value });
      return value;
    } finally {
      loading.delete(work.database);
    }
  }

  return async (work) => {
    const known = kept.get(work.database);
    const age = known ? now() - known.at : Number.POSITIVE_INFINITY;
    if (known && age < ms) return known.value;
    const coming = loading.get(work.database) ?? loaded(work);
    loading.set(work.database, coming);
    if (!known || age >= 2 * ms) return coming;
    // A reader who gets the cached page need not learn that the new one failed; the next request tries again.
    coming.catch(() => undefined);
    return known.value;
  };
}
