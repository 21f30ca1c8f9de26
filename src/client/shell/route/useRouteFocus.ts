import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';

/**
 * After going to another page the focus begins at its content, as it would on a page loaded anew; the router tells the
 * new title by itself. A field of the page that took the focus keeps it, and a filter of the same page moves nothing.
 */
export function useRouteFocus(): void {
  const path = useRouter().asPath.split(/[?#]/)[0];
  const before = useRef(path);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    const content = document.querySelector<HTMLElement>('#content');
    if (!content?.contains(document.activeElement)) content?.focus({ preventScroll: true });
  }, [path]);
}
