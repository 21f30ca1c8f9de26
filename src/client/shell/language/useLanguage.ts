import { useRouter } from 'next/router';
import { useEffect } from 'react';
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
