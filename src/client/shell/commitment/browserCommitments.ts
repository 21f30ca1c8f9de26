import { Commitments, type JournalEntry } from '../../api/commitments';
import { holdDialogs } from '../../ui/dialogHold';
import { allKept, putKept, removeKept } from '../kept/browserDatabase';
import { withoutLanguage } from '../language/withoutLanguage';

/** Longer than a call can last: without locks, what is older belongs to no open page. */
const LASTS_MS = 120_000;

/** The page that stands here, as a link names it. */
export const pageOfWindow = () => withoutLanguage(window.location.pathname) || '/';

/** In the tab's own storage, which is written at once and outlives a reload: the database of the browser is neither sure. */
const SEEN = 'stlbs-commitments-seen';

function seenKeys(): string[] {
  try {
    const keys: unknown = JSON.parse(window.sessionStorage.getItem(SEEN) ?? '[]');
    return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

function putSeen(keys: readonly string[]): void {
  try {
    window.sessionStorage.setItem(SEEN, JSON.stringify(keys));
  } catch {
    // Without room for it the outcome may be shown twice, which does no harm.
  }
}

/** The actions of this browser's person, and what is known of them. */
export const commitments = new Commitments({
  journal: {
    add: (entry) => putKept('commitment', entry),
    see: (key) => putSeen([...seenKeys(), key]),
    remove: async (key) => {
      await removeKept('commitment', key);
      putSeen(seenKeys().filter((one) => one !== key));
    },
    of: async (owner) => {
      const entries = await allKept<JournalEntry>('commitment');
      const locked = 'locks' in navigator;
      const seen = seenKeys();
      for (const { key } of entries) if (seen.includes(key)) void removeKept('commitment', key).catch(() => undefined);
      return entries.filter(
        (one) => one.owner === owner && !seen.includes(one.key) && (locked || Date.now() - one.at > LASTS_MS),
      );
    },
  },
  online: () => navigator.onLine,
  pause: (ms) =>
    new Promise((resolve) => {
      const go = () => {
        clearTimeout(timer);
        window.removeEventListener('online', go);
        resolve();
      };
      const timer = setTimeout(go, ms);
      window.addEventListener('online', go);
    }),
  drawn: () =>
    new Promise((resolve) => {
      // The first frame may have been begun before the answer; no frame comes while the page is hidden.
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
    }),
  // Absent on plain http addresses other than localhost.
  alone: async (key, work) =>
    'locks' in navigator
      ? navigator.locks.request(`stlbs-commitment:${key}`, { ifAvailable: true }, (lock) => (lock ? work() : undefined))
      : work(),
  page: pageOfWindow,
  now: () => Date.now(),
});

// A window stays open while an action of its own is on its way.
commitments.subscribe(() => holdDialogs({ held: commitments.snapshot().some(({ state }) => state === 'sending') }));
