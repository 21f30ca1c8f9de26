import { TRADE_WORDS } from './data/tradeWords';

type Language = 'ko' | 'en';
const NAMES = new Map(TRADE_WORDS.map(([category, type, en, ko]) => [`${category}|${type}`, { en, ko }]));

/** The trade name of a type of a category, or of the category alone where no type is given; null where the trade words hold none. */
export const tradeName = (category: string | null, type: string | null, lang: Language): string | null =>
  NAMES.get(`${category}|${type ?? ''}`)?.[lang] ?? null;

/** The trade name of a type alone; a type that the trade words do not hold is its own name. */
export const typeName = (
  { category, type }: { category: string | null; type: string | null },
  lang: Language,
): string => (type ? (tradeName(category, type, lang) ?? type) : '');

/** A schedule as trade documents write it: `SCH40`, `STD`. */
export const scheduleText = (schedule: string): string => (/^\d/.test(schedule) ? `SCH${schedule}` : schedule);
