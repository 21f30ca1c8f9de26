import { SUFFIXES, UNIT_ROLES } from '../data/numberWords';
import type { Uom } from '../types';
import { matchesOf } from './matches';
import type { NumberToken } from './numberToken';

/** `feet`: the numbers under this word count feet, which are requested in metres. */
export type UnitWord = { unit: Uom; start: number; end: number; feet: boolean };

const ROLE = new Map(
  SUFFIXES.filter(([role]) => UNIT_ROLES.has(role) || role === 'foot').flatMap(([role, words]) =>
    words
      .split(';')
      .map((word) => [word.trim().toUpperCase(), (role === 'metre' || role === 'foot' ? 'M' : role) as Uom] as const),
  ),
);
const FEET = new Set(
  SUFFIXES.filter(([role]) => role === 'foot').flatMap(([, words]) => words.split(';').map((word) => word.trim())),
);
const WORDS = [...ROLE.keys()]
  .filter((w) => !/^(?:NO|NOS|ST|U|LENGTH|LENGTHS|LS|PR|RM|본|JOINT|NR|STK|NUMBERS|')\.?$|\//.test(w))
  .sort((a, b) => b.length - a.length);
const PATTERN = new RegExp(
  `(?<![A-ZА-Я\\d가-힣])(?:${WORDS.map((w) => w.replaceAll('.', '\\.')).join('|')}|본)(?![A-ZА-Я\\d가-힣])`,
  'g',
);

/** Words that count only in a cell of their own: elsewhere they number, abbreviate or describe. */
const CELL =
  /(?<=\t\s*)(?:NOS?\.?|PC\/S|PCS\.?|LENGTHS?|JOINTS?|LS|L\/S|PR|NRS?|STK|NUMBERS)(?=\s*\t)|(?<=[\s¦])(?:NOS|PCS|RM)\.?(?=\s?\d+\s*$)/g;

/** Unit words that belong to no number before them; their number may follow, as in `개 24`. */
export function readUnitWords(s: string, tokens: readonly NumberToken[]): UnitWord[] {
  const found: UnitWord[] = [];
  for (const m of [...matchesOf(PATTERN, s), ...matchesOf(CELL, s)]) {
    const end = m.index + m[0].length;
    if (tokens.some((t) => t.start < end && t.end > m.index)) continue;
    found.push({ unit: ROLE.get(m[0]) ?? 'EA', start: m.index, end, feet: FEET.has(m[0]) });
  }
  return found;
}
