import { useSyncExternalStore } from 'react';
import { media } from '../theme/media';

const QUERY = media.phone.replace('@media ', '');

function subscribe(listener: () => void): () => void {
  const list = window.matchMedia(QUERY);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

export const isNarrow = (): boolean => window.matchMedia(QUERY).matches;

/** Whether the window is as narrow as a phone, where a wide first column would hide the rest. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, isNarrow, () => false);
}
