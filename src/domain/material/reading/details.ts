import { DETAIL_WORDS, type DetailKind } from '../data/detailWords';
import type { Category, Detail } from '../types';
import { matchesOf } from './matches';

/** A detail with its place in the normalised line. */
export type DetailReading = Detail & { start: number; end: number };

const KINDS = DETAIL_WORDS.map(([kind]) => kind);
const PATTERN = new RegExp(DETAIL_WORDS.map(([, pattern]) => `(${pattern})`).join('|'), 'g');
/** Kinds that say something of a gasket only. */
const OF_GASKETS: ReadonlySet<DetailKind> = new Set(['filler', 'ring', 'ring_number']);

/** What a line says of an item beside its fields: pressure rating, filler, coating, service and the like, as written. */
export function readDetails(s: string, category: Category): DetailReading[] {
  const details: DetailReading[] = [];
  for (const match of matchesOf(PATTERN, s)) {
    const text = match[0].replace(/\s+/g, ' ').trim();
    const kind = KINDS[match.findIndex((group, index) => index > 0 && group !== undefined) - 1];
    if (!kind || !text) continue;
    const apart = OF_GASKETS.has(kind) && category !== 'gasket' && !(kind === 'ring_number' && category === 'flange');
    details.push({ kind: apart ? 'process' : kind, text, start: match.index, end: match.index + match[0].length });
  }
  return details;
}
