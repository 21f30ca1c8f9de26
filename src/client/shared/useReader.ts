import { I18nContext } from 'next-i18next/pages';
import { createContext, useContext } from 'react';
import type { Language } from '../../contract/constants';

/** The language that the page is read in, for parts that need no texts: `useTranslation` costs ten times as much. */
export const ReaderLanguage = createContext<Language | undefined>(undefined);

/** Language in which the page is being read. */
export function useReader(): Language {
  const language = useContext(ReaderLanguage);
  // A part drawn by itself, as in a test, has the texts' instance alone.
  const texts = useContext(I18nContext);
  return language ?? (texts?.i18n.language === 'ko' ? 'ko' : 'en');
}
