import type { Language } from '../../contract/constants';
import { COUNTRIES, originCode } from '../../contract/countries';

const NAMES = new Map(COUNTRIES.map(([code, ko, en]) => [code, { ko, en }]));

/** A country of origin in the reader's language, whichever way it was written; what names no country stays as it is. */
export const originName = (origin: string, language: Language): string =>
  NAMES.get(originCode(origin))?.[language] ?? origin;

/** The same of a fact that may be unknown. */
export const originText = (origin: string | null | undefined, language: Language): string | null =>
  origin ? originName(origin, language) : null;

/** How a grid shows origins and reads what is typed or pasted over them. */
export const originWords = (language: Language) => ({
  write: (origin: string) => originName(origin, language),
  read: originCode,
});
