import { useRouter } from 'next/router';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Language } from '../../../contract/constants';
import { storedLanguage, storeLanguage } from './storedLanguage';

/** The page's language, and the switch: keeps the choice, then opens the same address in the other language. */
export function useLanguage(): { language: Language; switchTo: (language: Language) => void } {
  const router = useRouter();
  const language: Language = router.locale === 'en' ? 'en' : 'ko';
  return {
    language,
    switchTo(chosen) {
      storeLanguage(chosen);
      void router.push(router.asPath, undefined, { locale: chosen, scroll: false });
    },
  };
}

/** Answers name companies and things in the reader's language: after a switch they are requested again. */
export function useAnswersInLanguage(): void {
  const client = useQueryClient();
  const { language } = useLanguage();
  const shown = useRef(language);
  useEffect(() => {
    if (shown.current === language) return;
    shown.current = language;
    void client.invalidateQueries();
  }, [client, language]);
}

/**
 * On the first visit the address decides the language. After that the stored one does, also when another tab has changed
 * it meanwhile: the same address is opened again in it.
 */
export function useFirstLanguage(): void {
  const router = useRouter();
  const { asPath } = router;
  const { language } = useLanguage();
  useEffect(() => {
    const stored = storedLanguage();
    if (stored === undefined) storeLanguage(language);
    else if (stored !== language) void router.replace(asPath, undefined, { locale: stored, scroll: false });
  }, [router, language, asPath]);
}
