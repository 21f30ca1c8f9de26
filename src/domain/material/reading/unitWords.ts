import { SUFFIXES, UNIT_ROLES } from '../data/numberWords';
import type { Uom } from '../types';
import { matchesOf } from './matches';
import type { NumberToken } from './numbers';

export type UnitWord = { unit: Uom; start: number; end: number };

const ROLE = new Map(
  SUFFIXES.filter(([role]) => UNIT_ROLES.has(role)).flatMap(([role, words]) =>
    words.split(';').map((word) => [word.trim().toUpperCase(), (role === 'metre' ? 'M' : role) as Uom] as const),
  ),
);
const WORDS = [...ROLE.keys()]
  .filter((w) => !/^(?:NO|NOS|LENGTH|LENGTHS|LS|PR|RM|본|JOINT)\.?$|\//.test(w))
  .sort((a, b) => b.length - a.length);
const PATTERN = new RegExp(
  `(?<![A-Z\\d가-힣])(?:${WORDS.map((w) => w.replace('.', '\\.')).join('|')}|본)(?![A-Z\\d가-힣])`,
  'g',
);

/** Unit words that belong to no number before them; their number may follow, as in `개 24`. */
export function readUnitWords(s: string, tokens: readonly NumberToken[]): UnitWord[] {
  const found: UnitWord[] = [];
  for (const m of matchesOf(PATTERN, s)) {
    const end = m.index + m[0].length;
    if (tokens.some((t) => t.start < end && t.end > m.index)) continue;
    found.push({ unit: ROLE.get(m[0]) ?? 'EA', start: m.index, end });
  }
  return found;
}
