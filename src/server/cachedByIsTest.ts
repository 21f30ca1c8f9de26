import type { Work } from './http/context';

interface Kept<T> {
  at: number;
  value: T;
}

/**
 * What all readers of a world share, kept for `ms`. Who asks within as long again gets the kept one while it is loaded
 * again; whoever asks later waits for the new one, as does the first. However many ask, it is loaded once at a time. What
 * fails to load is not kept. `load` must read what is committed (`work.app.database`), not its caller's transaction.
 */
export function cachedByIsTest<T>(
  ms: number,
  load: (work: Work, isTest: boolean) => Promise<T>,
  now: () => number = () => performance.now(),
): (work: Work, isTest: boolean) => Promise<T> {
  const kept = new Map<boolean, Kept<T>>();
  const loading = new Map<boolean, Promise<T>>();

  async function loaded(work: Work, isTest: boolean): Promise<T> {
    try {
      const value = await load(work, isTest);
      kept.set(isTest, { at: now(), value });
      return value;
    } finally {
      loading.delete(isTest);
    }
  }

  return async (work, isTest) => {
    const known = kept.get(isTest);
    const age = known ? now() - known.at : Number.POSITIVE_INFINITY;
    if (known && age < ms) return known.value;
    const coming = loading.get(isTest) ?? loaded(work, isTest);
    loading.set(isTest, coming);
    if (!known || age >= 2 * ms) return coming;
    // Whoever is served what is kept needs not learn that the new one failed; the next one asks again.
    coming.catch(() => undefined);
    return known.value;
  };
}
