import { useEffect, useSyncExternalStore } from 'react';
import { PROFILE_STORAGE_KEY } from '../../../contract/constants';
import { type Ending, endingKept, endingNow, noteEnding } from './endedLogin';
import { onSession } from './sessionEvents';

/**
 * How the login ended under this page, if it did.
 *
 * @param atRequest the server found it ended while it drew the page.
 */
export function useEnding(atRequest: boolean): Ending | null {
  const first = atRequest ? 'expired' : null;
  const now = useSyncExternalStore(onSession, endingNow, () => first);
  useEffect(() => {
    if (atRequest) noteEnding();
  }, [atRequest]);
  return now ?? first;
}

/** For the pages about signing in: whether a login of this browser ended by itself, and how. Null while the server draws. */
export function useEndedBefore(): Ending | null {
  return useSyncExternalStore(onSession, endedBefore, () => null);
}

/** A profile that is still kept is that of a login whose cookies ran out while no page was open. */
function endedBefore(): Ending | null {
  return endingKept() ?? (window.localStorage.getItem(PROFILE_STORAGE_KEY) === null ? null : 'expired');
}
