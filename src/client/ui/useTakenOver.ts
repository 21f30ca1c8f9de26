import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while a page takes its markup over, also where a part of it comes last: what loads late may be there by then, and
 * would differ from what the server drew.
 */
export const useTakenOver = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
