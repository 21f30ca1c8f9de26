import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';
import { hasLoginSign } from './browserApi';
import { onSession } from './sessionEvents';
import { useSession } from './useSession';

const KEY = 'stlbs.unsaved:';

interface Entry {
  owner: string;
  work: unknown;
}

function read<W>(place: string, owner: string | undefined): W | null {
  if (typeof window === 'undefined') return null;
  try {
    const entry = JSON.parse(sessionStorage.getItem(KEY + place) ?? 'null') as Entry | null;
    return entry && entry.owner === owner ? (entry.work as W) : null;
  } catch {
    return null;
  }
}

function write(place: string, entry: Entry): void {
  try {
    sessionStorage.setItem(KEY + place, JSON.stringify(entry));
  } catch {
    // A browser without room keeps nothing.
  }
}

/**
 * Keeps unsaved work when the login ends under it (elsewhere, or since its time is over): in this tab, for the same
 * person, until `useRestored` opens that place again. Who signs out on purpose leaves nothing behind.
 *
 * @param place names the work, e.g. `quote:` and a request's number.
 * @param unsaved what is not saved, as JSON can hold it; null when everything is. Asked for when the screen goes.
 */
export function useKeptWork(place: string, unsaved: () => unknown): void {
  const owner = useSession().profile?.id;
  const now = useRef({ place, unsaved, owner });
  const signsOut = useRef(false);
  useEffect(() => {
    // The profile may go before the screen does.
    now.current = { place, unsaved, owner: owner ?? now.current.owner };
  });
  useEffect(() => {
    const forget = onSession((event) => {
      if (event === 'leaving') signsOut.current = true;
    });
    return () => {
      forget();
      const last = now.current;
      if (last.owner === undefined || signsOut.current || hasLoginSign()) return;
      const work = last.unsaved();
      if (work !== null) write(last.place, { owner: last.owner, work });
    };
  }, []);
}

/** What `useKeptWork` kept under a place, handed out once and said; null when there is nothing of this person's. */
export function useRestored<W>(place: string): W | null {
  const { t } = useTranslation('ui');
  const owner = useSession().profile?.id;
  const [kept] = useState(() => read<W>(place, owner));
  const opened = useRef(place);
  useEffect(() => sessionStorage.removeItem(KEY + opened.current), []);
  const found = kept !== null;
  const text = t('restored');
  useEffect(() => {
    if (found) void import('react-hot-toast').then(({ toast }) => toast.success(text, { id: 'restored' }));
  }, [found, text]);
  return kept;
}
