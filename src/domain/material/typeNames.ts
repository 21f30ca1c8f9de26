import type { Spec } from '../../contract/entities/spec';
import { TRADE_WORDS } from './data/tradeWords';
import { parseLine } from './parseLine';
import type { Category } from './types';

type Typed = { category: Category; type: string };

const fold = (text: string) =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s-]+/g, ' ')
    .trim();
/** `웰딩넥 플랜지(WN)` is known without what stands in brackets too. */
const bare = (name: string) => name.replace(/\([^)]*\)$/, '').trim();

/** Every code and name of a type in both languages; the code of one category may be that of another. */
const KNOWN = new Map<string, Typed[]>();
for (const [category, type, en, ko] of TRADE_WORDS) {
  if (!type) continue;
  for (const name of new Set([type, en, ko, bare(ko)].map(fold)))
    KNOWN.set(name, [...(KNOWN.get(name) ?? []), { category: category as Category, type }]);
}
const TYPES = new Set(TRADE_WORDS.map(([category, type]) => `${category}|${type}`));

/**
 * The type that a text names: by code, by its name in either language, or by any other words that the reader of lists
 * knows (`엘보 45`, `편심레듀샤`). Of several, that of the category in which it was written. Null where it names none.
 */
export function typeNamed(text: string, category: string | null): Typed | null {
  const wanted = fold(text);
  if (!wanted) return null;
  const exact = KNOWN.get(wanted) ?? [];
  const known = exact.find((one) => one.category === category) ?? exact[0];
  if (known) return known;
  for (const beside of ['100A SCH40', '100A 10K', '6x1219x2438', 'M16x60']) {
    const read = readType(`${text} ${beside} 1EA`);
    if (read) return read;
  }
  return null;
}

/** The type of an item of which nothing but the type is named by words. */
function readType(line: string): Typed | null {
  const { item, remainder, warnings } = parseLine(line);
  const doubtful = warnings.some(
    ({ code }) => code === 'second_item' || code === 'unread_text' || code === 'other_material',
  );
  if (!item.type || item.category === 'unclassified' || remainder.length > 0 || doubtful) return null;
  return TYPES.has(`${item.category}|${item.type}`) ? { category: item.category, type: item.type } : null;
}

/** Whether a type is one that neither the trade words nor the reader of lists know. */
export const isStrangeType = ({ category, type }: Pick<Spec, 'category' | 'type'>): boolean =>
  category !== 'unclassified' && Boolean(type) && !TYPES.has(`${category}|${type}`);

/** Whether a text only names the type that an item has, in other words than its code. */
export function namesTypeOf(text: string, { category, type }: Pick<Spec, 'category' | 'type'>): boolean {
  const named = typeNamed(text, category);
  return named !== null && named.type === type && named.category === category;
}
