import { browserStore } from '../browserStore';

const KEPT = 'stlbs.exports';
const MOST = 10;

const store = browserStore();

/** For `useSyncExternalStore`: the ids of exports that this browser shows until they are dismissed, as one text. */
export const followedExports = {
  subscribe: store.subscribe,
  read: () => localStorage.getItem(KEPT) ?? '',
};

const ids = () => followedExports.read().split(' ').filter(Boolean);

function keep(kept: readonly string[]): void {
  if (kept.length === 0) localStorage.removeItem(KEPT);
  else localStorage.setItem(KEPT, kept.slice(-MOST).join(' '));
  store.notify();
}

/** Shows how far an export has come, on whatever page of this browser. */
export const followExport = (id: string): void => keep([...ids().filter((one) => one !== id), id]);

/** Shows an export no longer; it goes on and stands in the list. */
export const dismissExport = (id: string): void => keep(ids().filter((one) => one !== id));
