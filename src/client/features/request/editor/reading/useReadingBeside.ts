import { useSyncExternalStore } from 'react';
import { browserStore } from '../../../../shared/browserStore';

const KEY = 'stlbs.reading';
const store = browserStore();
/** What was chosen where the browser keeps nothing; null while it does. */
let unkept: boolean | null = null;

function read(): boolean {
  if (unkept !== null) return unkept;
  try {
    return localStorage.getItem(KEY) !== 'hidden';
  } catch {
    return true;
  }
}

function write(shown: boolean): void {
  try {
    localStorage.setItem(KEY, shown ? 'shown' : 'hidden');
    unkept = null;
  } catch {
    unkept = shown;
  }
  store.notify();
}

/** Whether the reading of the open line stands beside the grid, as the browser keeps it; at first it does. */
export function useReadingBeside(): { beside: boolean; toggle: () => void } {
  const beside = useSyncExternalStore(store.subscribe, read, () => true);
  return { beside, toggle: () => write(!beside) };
}
