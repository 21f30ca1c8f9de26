import type { DehydratedState } from '@tanstack/react-query';
import type { Language } from '../contract/constants';
import type { Texts } from '../client/shell/i18n/i18nFor';

/** What `_app` gets beside the page's own props. */
export interface ShellProps {
  language: Language;
  /** The page's texts; null after a navigation in the browser, where they were added before. */
  texts: Texts | null;
  dehydrated: DehydratedState | null;
  /** Whether the request carried a sign of a login; the first rendering in the browser starts from the same. */
  loginCookie: boolean;
  /** A record that the page needs does not exist, or is not the reader's. */
  notFound: boolean;
}

/** What a page gets that needs no data and has its texts. */
export function emptyShell(language: Language): ShellProps {
  return { language, texts: null, dehydrated: null, loginCookie: false, notFound: false };
}
