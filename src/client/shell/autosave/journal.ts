import type { WorkCopy } from './workCopy';

const KEY = 'stlbs.unsaved:';
/** Characters of one copy and of all of them: a browser has room for about five million for the whole site. */
export const MOST_OF_ONE = 100_000;
export const MOST_OF_ALL = 1_000_000;

/** How many characters a copy has at least: its rows' ids and the names of their cells. */
function leastLength({ edits: { changed, added, removed } }: WorkCopy): number {
  let length = 0;
  for (const { id, cells } of [...changed, ...added].map(({ row }) => row).concat(removed)) {
    length += id.length;
    for (const name of Object.keys(cells)) length += name.length;
    if (length > MOST_OF_ONE) break;
  }
  return length;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

function keysOf(store: Store): string[] {
  return Array.from({ length: store.length }, (_, at) => store.key(at) ?? '').filter((key) => key.startsWith(KEY));
}

/**
 * Writes a copy before the next line of code runs: the database of the browser takes a moment longer. False where it is
 * too long, or the browser has no room: then what was written earlier under that key is taken away, for it is outdated.
 */
export function writeJournal(store: Store, copy: WorkCopy): boolean {
  try {
    // Thousands of changed lines are not written out to learn that they are too many.
    if (leastLength(copy) > MOST_OF_ONE) {
      store.removeItem(KEY + copy.key);
      return false;
    }
    const text = JSON.stringify(copy);
    const others = keysOf(store).filter((key) => key !== KEY + copy.key);
    const used = others.reduce((sum, key) => sum + (store.getItem(key)?.length ?? 0), 0);
    if (text.length <= MOST_OF_ONE && used + text.length <= MOST_OF_ALL) {
      store.setItem(KEY + copy.key, text);
      return true;
    }
    store.removeItem(KEY + copy.key);
  } catch {
    // A browser without room keeps nothing here.
  }
  return false;
}

/** Takes a copy away, e.g. once the database has it: then only if it is still the one of that moment. */
export function clearJournal(store: Store, key: string, at?: number): void {
  try {
    if (at !== undefined && readOne(store, KEY + key)?.at !== at) return;
    store.removeItem(KEY + key);
  } catch {
    // A browser that keeps nothing has nothing to take away.
  }
}

/** All copies that never reached the database. */
export function readJournal(store: Store): WorkCopy[] {
  try {
    return keysOf(store).flatMap((key) => readOne(store, key) ?? []);
  } catch {
    return [];
  }
}

function readOne(store: Store, key: string): WorkCopy | null {
  try {
    const copy = JSON.parse(store.getItem(key) ?? 'null') as WorkCopy | null;
    return copy && typeof copy.key === 'string' && copy.edits ? copy : null;
  } catch {
    return null;
  }
}
