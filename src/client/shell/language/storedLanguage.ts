import { LANGUAGES, type Language } from '../../../contract/constants';
import { readCookie, writeCookie } from '../../api/browserTokens';

/** The language this browser keeps, when it is one of ours. */
export function storedLanguage(): Language | undefined {
  const stored = readCookie('language');
  return LANGUAGES.find((language) => language === stored);
}

/** Keeps the language a reader chose, for the next visit. */
export function storeLanguage(language: Language): void {
  writeCookie('language', language);
}

/** The stored language, else that of the page. */
export function requestLanguage(): Language {
  if (typeof document === 'undefined') return 'ko';
  return storedLanguage() ?? (document.documentElement.lang === 'en' ? 'en' : 'ko');
}
