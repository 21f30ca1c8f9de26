import { TRADE_WORDS } from './data/tradeWords';

type Language = 'ko' | 'en';
const NAMES = new Map(TRADE_WORDS.map(([category, type, en, ko]) => [`${category}|${type}`, { en, ko }]));
/** Names of a type in all categories that have it: of most there is one. */
const NAMES_OF_TYPE = new Map<string, { en: string; ko: string }[]>();
for (const [, type, en, ko] of TRADE_WORDS) NAMES_OF_TYPE.set(type, [...(NAMES_OF_TYPE.get(type) ?? []), { en, ko }]);

/**
 * The trade name of a type of a category, or of the category alone where no type is given; null where the trade words hold none. Without
 * a category it is that of the type wherever it stands, if it is the same in each.
 */
export function tradeName(category: string | null, type: string | null, lang: Language): string | null {
  if (category !== null || !type) return NAMES.get(`${category}|${type ?? ''}`)?.[lang] ?? null;
  const names = new Set(NAMES_OF_TYPE.get(type)?.map((each) => each[lang]));
  const [name] = names;
  return names.size === 1 && name !== undefined ? name : null;
}

/** The trade name of a type alone; a type that the trade words do not hold is its own name. */
export const typeName = (
  { category, type }: { category: string | null; type: string | null },
  lang: Language,
): string => (type ? (tradeName(category, type, lang) ?? type) : '');

/** A schedule as trade documents write it: `SCH40`, `STD`. */
export const scheduleText = (schedule: string): string => (/^\d/.test(schedule) ? `SCH${schedule}` : schedule);
