import { useSyncExternalStore } from 'react';
import { media } from '../theme/media';

const QUERY = media.print.replace('@media ', '');

/** Between the browser's two announcements the page is laid out for print, before and after the medium itself changes. */
let announced = false;

function subscribe(listener: () => void): () => void {
  const list = window.matchMedia(QUERY);
  const begin = () => {
    announced = true;
    listener();
  };
  const end = () => {
    announced = false;
    listener();
  };
  list.addEventListener('change', listener);
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    list.removeEventListener('change', listener);
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

/** Whether the page is being printed, where what is drawn in pieces has to stand whole. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => announced || window.matchMedia(QUERY).matches,
    () => false,
  );
}
