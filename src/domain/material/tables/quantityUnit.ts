import { SUFFIXES, UNIT_ROLES } from '../data/numberWords';
import type { Uom } from '../types';

/** A unit as lists write it, with what one of it is in the unit we keep. */
export interface QuantityUnit {
  uom: Uom;
  factor: number;
}

const FOOT = 0.3048;
const LENGTHS: readonly (readonly [words: string, factor: number])[] = [
  ["FT;FT.;FEET;FOOT;LF;L.F;L.F.;LFT;LIN FT;LIN.FT;LINFT;LN FT;LNFT;R/FT;RFT;피트;'", FOOT],
  ['MM;밀리', 0.001],
  ['CM', 0.01],
  ['KM', 1000],
  ['M.;LM;LIN M;LIN.M;RMT;R.M;MTRS.;메터', 1],
];
const UNITS = new Map<string, QuantityUnit>([
  ...SUFFIXES.filter(([role]) => UNIT_ROLES.has(role)).flatMap(([role, words]) =>
    words
      .split(';')
      .map((word) => [word.trim().toUpperCase(), { uom: (role === 'metre' ? 'M' : role) as Uom, factor: 1 }] as const),
  ),
  ...LENGTHS.flatMap(([words, factor]) =>
    words.split(';').map((word) => [word, { uom: 'M' as const, factor }] as const),
  ),
  ...['LBS', 'LB', 'POUNDS'].map((word) => [word, { uom: 'KG' as const, factor: 0.45359237 }] as const),
  ...['PCS', 'PCE', 'ST', 'STK', 'STÜCK', 'EA분', 'E.A', 'PZ', 'UNID', 'U'].map(
    (word) => [word, { uom: 'EA' as const, factor: 1 }] as const,
  ),
]);

/** The unit that a word stands for, or null. */
export function quantityUnit(text: string): QuantityUnit | null {
  const known = UNITS.get(text);
  if (known) return known;
  const key = text.normalize('NFKC').toUpperCase().trim().replaceAll(/[’´`]/g, "'");
  return UNITS.get(key) ?? UNITS.get(key.replaceAll(/[\s.]/g, '')) ?? null;
}
