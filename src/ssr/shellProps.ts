import type { DehydratedState } from '@tanstack/react-query';
import type { SSRConfig } from 'next-i18next/pages';

/** What `_app` gets beside the page's own props. */
export interface ShellProps {
  /** The page's texts, which `_app` hands on to next-i18next; null after a navigation in the browser, which loads them. */
  texts: SSRConfig | null;
  /** The scripts that bring these texts to a browser; none where the page holds them itself. */
  textFiles: readonly string[];
  dehydrated: DehydratedState | null;
  /** Whether the request carried a sign of a login; the first rendering in the browser starts from the same. */
  loginCookie: boolean;
  /** The request's login turned out to have ended: the page says so in its place. */
  loginEnded: boolean;
  /** A record that the page needs does not exist, or is not the reader's. */
  notFound: boolean;
}

/** What a page gets that needs no data and has its texts. */
export function emptyShell(): ShellProps {
  return { texts: null, textFiles: [], dehydrated: null, loginCookie: false, loginEnded: false, notFound: false };
}
