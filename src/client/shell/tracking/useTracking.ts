import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { track } from './track';

const TRACKED = '[data-stlbs-id]';

/** Tells of pages entered and left, and of clicks on elements that carry `data-stlbs-id`. */
export function useTracking(): void {
  const { events } = useRouter();

  useEffect(() => {
    let path = window.location.pathname + window.location.search;
    track('PAGE_IN', path);
    const leave = () => track('PAGE_OUT', path);
    const enter = (next: string) => {
      path = next;
      track('PAGE_IN', path);
    };
    const click = (event: MouseEvent) => {
      const element = event.target instanceof Element ? event.target.closest<HTMLElement>(TRACKED) : null;
      if (element) track('CLICK', path, element.dataset.stlbsId, customData(element.dataset.customData));
    };
    events.on('routeChangeStart', leave);
    events.on('routeChangeComplete', enter);
    window.addEventListener('pagehide', leave);
    document.addEventListener('click', click, { capture: true });
    return () => {
      events.off('routeChangeStart', leave);
      events.off('routeChangeComplete', enter);
      window.removeEventListener('pagehide', leave);
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
