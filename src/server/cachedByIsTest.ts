import type { App, Work } from './http/context';

interface Kept<T> {
  at: number;
  value: T;
}

interface Cache<T> {
  kept: Map<boolean, Kept<T>>;
  loading: Map<boolean, Promise<T>>;
}

/**
 * What all readers of a world share, kept for `ms` in each app of this process. Who asks within as long again gets the
 * kept one while it is loaded again; whoever asks later waits for the new one, as does the first. However many ask, it is
 * loaded once at a time. What fails to load is not kept. `load` must read what is committed (`work.app.database`), not its
 * caller's transaction.
 */
export function cachedByIsTest<T>(
  ms: number,
  load: (work: Work, isTest: boolean) => Promise<T>,
  now: () => number = () => performance.now(),
): (work: Work, isTest: boolean) => Promise<T> {
  const caches = new WeakMap<App, Cache<T>>();

  function cacheOf(app: App): Cache<T> {
    const cache = caches.get(app) ?? { kept: new Map(), loading: new Map() };
    caches.set(app, cache);
    return cache;
  }

  async function loaded({ kept, loading }: Cache<T>, work: Work, isTest: boolean): Promise<T> {
    try {
      const value = await load(work, isTest);
      kept.set(isTest, { at: now(), value });
      return value;
    } finally {
      loading.delete(isTest);
    }
  }

  return async (work, isTest) => {
    const cache = cacheOf(work.app);
    const { kept, loading } = cache;
    const known = kept.get(isTest);
    const age = known ? now() - known.at : Number.POSITIVE_INFINITY;
    if (known && age < ms) return known.value;
    const coming = loading.get(isTest) ?? loaded(cache, work, isTest);
    loading.set(isTest, coming);
    if (!known || age >= 2 * ms) return coming;
    // Whoever is served what is kept needs not learn that the new one failed; the next one asks again.
    coming.catch(() => undefined);
    return known.value;
  };
}
