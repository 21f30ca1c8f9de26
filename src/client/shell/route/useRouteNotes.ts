import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { useRoute } from '../useRoute';
import { notePath } from './pathHistory';
import { keepSessionId } from './sessionId';

/** What every route change leaves behind: the visit's id, the paths in session storage, a HEAD of the current path. */
export function useRouteNotes(): void {
  const { events } = useRouter();
  const { query } = useRoute();
  const fromAddress = query.stlbs_session_id;

  useEffect(() => keepSessionId(fromAddress), [fromAddress]);

  useEffect(() => {
    notePath(window.location.pathname + window.location.search);
    const changed = (path: string) => {
      notePath(path);
      // The path alone: a query may hold a mailed token. Nobody waits for the answer.
      fetch(window.location.pathname, { method: 'HEAD', redirect: 'manual' }).catch(() => undefined);
    };
    events.on('routeChangeComplete', changed);
    return () => events.off('routeChangeComplete', changed);
  }, [events]);
}
