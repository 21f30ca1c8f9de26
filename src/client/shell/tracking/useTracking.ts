import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { sendKeptActions, track } from './track';

const TRACKED = '[data-stlbs-id]';

/** Tells of pages entered and left, and of clicks on elements that carry `data-stlbs-id`. */
export function useTracking(): void {
  const { events } = useRouter();

  useEffect(() => {
    let path = window.location.pathname + window.location.search;
    track('PAGE_IN', path);
    sendKeptActions();
    const leave = () => track('PAGE_OUT', path);
    const enter = (next: string) => {
      path = next;
      track('PAGE_IN', path);
    };
    // A page that the browser had only put aside comes back without being loaded.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && track('PAGE_IN', path);
    const click = (event: MouseEvent) => {
      const element = event.target instanceof Element ? event.target.closest<HTMLElement>(TRACKED) : null;
      if (element) track('CLICK', path, element.dataset.stlbsId, customData(element.dataset.customData));
    };
    // Not when the change starts: one that is cancelled leaves no page.
    events.on('beforeHistoryChange', leave);
    events.on('routeChangeComplete', enter);
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    window.addEventListener('online', sendKeptActions);
    document.addEventListener('click', click, { capture: true });
    return () => {
      events.off('beforeHistoryChange', leave);
      events.off('routeChangeComplete', enter);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
      window.removeEventListener('online', sendKeptActions);
      document.removeEventListener('click', click, { capture: true });
    };
  }, [events]);
}

/** `data-custom-data` is JSON; anything else is passed on as the text it is. */
function customData(text: string | undefined): unknown {
  if (text === undefined) return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
