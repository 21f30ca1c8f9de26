import { useIsFetching } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { COOKIES } from '../../../contract/constants';
import { serverNow } from '../../clock';
import { drawnWhole } from '../../ui/drawnWhole';
import { useSession } from '../session/useSession';
import { useLanguage } from '../language/useLanguage';
import { isReadable, keepPage, noteReader } from './keptPages';
import { pageRules, readOnlyHtml } from './pictureOf';

/** Cookies of a login: while one of them is there, somebody is signed in. */
const LOGIN_SIGNS: readonly string[] = [COOKIES.access.name, COOKIES.refresh.name, COOKIES.login.name];
/** How long a page has to stand still before it is kept. */
const STILL_MS = 1_500;

/** Keeps the lists and records that the reader looks at, for the time without a network. They are pictures: nothing can be done in them. */
export function useOfflineReading(): void {
  const { loggedIn, profile } = useSession();
  const { language } = useLanguage();
  const { asPath } = useRouter();
  const fetching = useIsFetching();
  const reader = loggedIn ? profile?.id : undefined;

  useEffect(() => {
    if (reader) noteReader(reader, language, LOGIN_SIGNS).catch(() => undefined);
  }, [reader, language]);

  useEffect(() => {
    const { pathname } = window.location;
    if (!reader || fetching > 0 || !isReadable(pathname)) return;
    const keep = () => {
      const content = document.getElementById('content');
      if (!content || !navigator.onLine || window.location.pathname !== pathname) return;
      const { attributes } = document.documentElement;
      const look = [...attributes]
        .filter(({ name }) => name.startsWith('data-') || name === 'class')
        .map(({ name, value }) => `${name}="${value.replaceAll('"', '&quot;')}"`)
        .join(' ');
      const page = {
        // Records of a kind share the title of their page; their own name begins its heading, before the status.
        title: content.querySelector('h1')?.firstChild?.textContent?.trim() || document.title,
        at: serverNow(),
        html: drawnWhole(() => readOnlyHtml(content)),
        css: pageRules(),
        look,
        language,
      };
      keepPage(reader, pathname, page).catch(() => undefined);
    };
    const timer = setTimeout(keep, STILL_MS);
    return () => clearTimeout(timer);
  }, [reader, fetching, asPath, language]);
}
