import en from '../../../locales/en/console.json';
import ko from '../../../locales/ko/console.json';
import type { Language } from '../../contract/constants';

export type ConsoleText = typeof ko;

const texts: Record<Language, ConsoleText> = { ko, en };

/** The words of the console. */
export const consoleText = (language: Language): ConsoleText => texts[language];
