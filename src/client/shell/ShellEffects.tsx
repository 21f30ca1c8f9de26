import { useAudienceOfRoute } from './audience/useAudience';
import { useAnswersInLanguage, useFirstLanguage } from './language/useLanguage';
import { late } from '../ui/late';
import { useSession } from './session/useSession';
import { useTracking } from './tracking/useTracking';
import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';
import { useRoute } from './useRoute';
import { notePath } from './route/pathHistory';
import { v4 as uuid } from 'uuid';
import { readCookie, writeCookie } from '../api/browserTokens';

/** Of those who signed in. */
const MemberEffects = late(() => import('./MemberEffects').then((part) => part.MemberEffects));

/** What runs beside every page and shows nothing. */
export function ShellEffects() {
  useFirstLanguage();
  useAnswersInLanguage();
  useRouteNotes();
  useRouteFocus();
  useAudienceOfRoute();
  useTracking();
  const { loggedIn } = useSession();
  return loggedIn && <MemberEffects />;
}

/**
 * After going to another page the focus begins at its content, as it would on a page loaded again; the router gives the
 * new title by itself. A field of the page that took the focus keeps it, and a filter of the same page moves nothing.
 */
function useRouteFocus(): void {
  const path = useRouter().asPath.split(/[?#]/)[0];
  const before = useRef(path);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    const content = document.querySelector<HTMLElement>('#content');
    if (!content?.contains(document.activeElement)) content?.focus({ preventScroll: true });
  }, [path]);
}

/** What every route change leaves behind: the visit's id, the paths in session storage, a HEAD of the current path. */
function useRouteNotes(): void {
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

const WELL_FORMED = /^[A-Za-z0-9_-]{8,64}$/;

/** The visit's id: what the address brings replaces the kept one; without either a new one is made here. */
function keepSessionId(fromAddress: string | undefined): void {
  if (fromAddress !== undefined && WELL_FORMED.test(fromAddress)) writeCookie('session', fromAddress);
  else if (readCookie('session') === undefined) writeCookie('session', uuid());
}
