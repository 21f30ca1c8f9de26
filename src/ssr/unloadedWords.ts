import en from '../../locales/en/unloaded.json';
import ko from '../../locales/ko/unloaded.json';

/** What a page says whose scripts did not come: no file of texts is there yet, so its head holds the words. */
export const unloadedWords = (locale: string | undefined) => (locale === 'en' ? en : ko);
