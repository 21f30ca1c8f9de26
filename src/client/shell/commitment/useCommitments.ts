import { useEffect, useSyncExternalStore } from 'react';
import { useApi } from '../../api/ApiProvider';
import type { ShownCommitment } from '../../api/commitments';
import { useSession } from '../session/useSession';
import { commitments } from './browserCommitments';

const NONE: readonly ShownCommitment[] = [];

/** Actions under way, and those whose outcome waits to be read. */
export function useShownCommitments(): readonly ShownCommitment[] {
  return useSyncExternalStore(commitments.subscribe, commitments.snapshot, () => NONE);
}

/**
 * Asks for the outcome of actions whose page was lost, for the person who is signed in: at once, and when this tab comes
 * back to the front, for another may have been closed meanwhile.
 */
export function useRecovery(): void {
  const api = useApi();
  const owner = useSession().profile?.id;
  useEffect(() => {
    const recover = () => void commitments.recover(owner, (request) => api.send(request));
    recover();
    window.addEventListener('focus', recover);
    return () => window.removeEventListener('focus', recover);
  }, [owner, api]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      const underWay = commitments.snapshot().some(({ state }) => state === 'sending' || state === 'asking');
      if (underWay) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
  useEffect(() => () => void commitments.recover(undefined, (request) => api.send(request)), [api]);
}
