import { useSyncExternalStore } from 'react';

const never = () => () => {};
const ofBrowser = () => Intl.DateTimeFormat().resolvedOptions().timeZone || null;

/** The name of the browser's time zone; null on the server and while hydrating, so that both draw the same. */
export function useZone(): string | null {
  return useSyncExternalStore(never, ofBrowser, () => null);
}
