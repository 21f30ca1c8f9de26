import { canonicalNps, dnOfNps, figuresOf, isBareDn, npsOfDn } from '../data/sizes';
import type { Category } from '../types';
import type { NumberToken } from './numberToken';
import type { SizeReading } from './sizes';

/** Where no number carries a size mark: a lone fraction, a bare DN, or DN in mm. Call after the quantity was read. */
export function readBareSize(
  tokens: readonly NumberToken[],
  category: Category,
  used: ReadonlySet<NumberToken>,
  korean: boolean,
  s: string,
): SizeReading | null {
  if (category === 'bolt' || category === 'other') return null;
  // A size is known by its outside diameter already, if by one that no nominal size has.
  if (tokens.some((token) => token.role === 'od' && token.outside)) return null;
  const free = tokens.filter((t) => !used.has(t) && !t.grouped);
  const fraction = free.find((t) => t.role === null && t.raw.includes('/') && canonicalNps(t.raw));
  if (fraction) {
    // Nothing but an inch size is written as a fraction.
    const alone = free.every((t) => t === fraction || t.role !== null);
    return { ...one(fraction, canonicalNps(fraction.raw) ?? '', 'inch'), sure: alone };
  }
  const mm = free.find((t) => t.role === 'mm' && isBareDn(t.value) && (category !== 'gasket' || t.value > 15));
  if (mm) {
    // A valve or a flange has no other measure than its bore.
    const alone = tokens.filter((t) => t.role === 'mm').length === 1;
    return {
      ...one(mm, npsOfDn(mm.value) ?? '', 'dn'),
      sure: alone && (category === 'valve' || category === 'flange' || (category === 'fitting' && mm.value <= 80)),
    };
  }
  const dn = free.find((t) => t.role === null && isBareDn(t.value));
  if (dn) {
    const cells = free.filter((t) => t.role === null && isCell(s, t));
    // The one bare cell of a row beside its quantity, and a DN, is its size.
    return { ...one(dn, npsOfDn(dn.value) ?? '', 'dn'), sure: used.size > 0 && cells.length === 1 && cells[0] === dn };
  }
  const inch = korean
    ? undefined
    : free.find((t) => t.role === null && dnOfNps(t.raw) !== null && canonicalNps(t.raw) !== null);
  return inch ? one(inch, canonicalNps(inch.raw) ?? inch.raw, 'inch') : null;
}

const isCell = (s: string, { start, end }: NumberToken) =>
  /\t\s*$/.test(s.slice(0, start)) && /^\s*(?:\t|$)/.test(s.slice(end));

function one(token: NumberToken, nps: string, role: 'inch' | 'dn'): SizeReading {
  token.role = role;
  return {
    nps: [nps],
    start: token.start,
    end: token.end,
    sure: false,
    inch: [],
    dn: [],
    tokens: new Set([token]),
    numbers: figuresOf([nps]),
  };
}
