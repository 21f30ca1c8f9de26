import { focusManager, onlineManager, type Query, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/ApiError';
import { makeQueryClient } from './queryClient';

/** Before each try of a screen that failed; the last one repeats. */
const PAUSES_MS = [2_000, 5_000, 10_000, 30_000];
/** Up to so much longer, by chance: a server that comes back must not hear of everybody in the same second. */
const SPREAD = 0.3;

interface Waiting {
  tries: number;
  trying: boolean;
  timer?: ReturnType<typeof setTimeout> | undefined;
}

/**
 * Tries what a screen shows as failed again until it is there: a query in use that has no data, because its reading got no
 * answer or one of a server that is away or too busy. Nothing is tried in a hidden tab or without a network, and everything
 * at once when it is seen or connected again. A failure stays on the screen, as it is, until a try succeeds or fails
 * for another reason. Returns how to stop.
 */
export function retryFailedReads(client: QueryClient): () => void {
  const waiting = new Map<Query, Waiting>();
  // A fetch of the query itself would take it back to loading: the panel would go, and be read aloud again, at each try.
  const aside = makeQueryClient();

  const schedule = (query: Query, entry: Waiting) => {
    const pause = PAUSES_MS[Math.min(entry.tries, PAUSES_MS.length - 1)] ?? 0;
    entry.timer = setTimeout(() => void attempt(query, entry), pause * (1 + Math.random() * SPREAD));
  };

  const attempt = async (query: Query, entry: Waiting) => {
    clearTimeout(entry.timer);
    if (entry.trying || !onlineManager.isOnline() || !focusManager.isFocused()) return;
    entry.trying = true;
    entry.tries += 1;
    const outcome = await readAside(aside, query);
    entry.trying = false;
    // It was read, given up or left in the meantime; what came may be of a login that has ended.
    if (waiting.get(query) !== entry) return;
    if (outcome.data !== undefined) client.setQueryData(query.queryKey, outcome.data);
    else if (isPassing(outcome.error)) schedule(query, entry);
    // Another reason now: the query finds it out itself, and its screen with it.
    else void client.refetchQueries({ queryKey: query.queryKey, exact: true });
  };

  const drop = (query: Query, entry: Waiting) => {
    clearTimeout(entry.timer);
    waiting.delete(query);
    if (entry.trying) void aside.cancelQueries({ queryKey: query.queryKey, exact: true });
  };

  const look = (query: Query) => {
    const entry = waiting.get(query);
    const failed = query.isActive() && query.state.data === undefined && isPassing(query.state.error);
    if (!failed && entry) drop(query, entry);
    if (!failed || entry) return;
    const added: Waiting = { tries: 0, trying: false };
    waiting.set(query, added);
    schedule(query, added);
  };

  const resume = () => {
    for (const [query, entry] of waiting) void attempt(query, entry);
  };

  const cache = client.getQueryCache();
  for (const query of cache.getAll()) look(query);
  const ends = [
    cache.subscribe(({ type, query }) => {
      const entry = waiting.get(query);
      if (type !== 'removed') look(query);
      else if (entry) drop(query, entry);
    }),
    // Most queries fetch themselves then, and are loading by the time.
    onlineManager.subscribe((online) => void (online && setTimeout(resume))),
    focusManager.subscribe((focused) => void (focused && resume())),
  ];
  return () => {
    for (const end of ends) end();
    for (const [query, entry] of waiting) drop(query, entry);
  };
}

async function readAside(aside: QueryClient, query: Query): Promise<{ data?: unknown; error?: unknown }> {
  const own = { queryKey: query.queryKey, retry: false, gcTime: 0 } as const;
  try {
    return { data: await aside.fetchQuery({ ...query.options, ...own }) };
  } catch (error) {
    return { error };
  }
}

const isPassing = (error: unknown) => error instanceof ApiError && error.passing;
