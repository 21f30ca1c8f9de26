import { useSyncExternalStore } from 'react';
import { media } from '../theme/media';

type Width = 'phone' | 'compact';

const listOf = (width: Width) => window.matchMedia(media[width].replace('@media ', ''));

const watching = (width: Width) => (listener: () => void) => {
  const list = listOf(width);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
};

const WATCHED = { phone: watching('phone'), compact: watching('compact') };

/** Whether the window is so narrow now, for what is decided once. */
export const isNarrow = (width: Width = 'phone'): boolean => listOf(width).matches;

/** Whether the window is as narrow as a phone (or has no room beside the page), where a wide first column would hide the rest. */
export function useNarrow(width: Width = 'phone'): boolean {
  return useSyncExternalStore(
    WATCHED[width],
    () => isNarrow(width),
    () => false,
  );
}
