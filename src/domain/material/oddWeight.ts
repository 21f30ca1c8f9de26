import type Big from 'big.js';
import type { Spec } from '../../contract/entities/spec';
import { inchesOf } from './reading/inchSection';

/** What no piece of steel is that this trade sells: heavier, longer, thicker or heavier a metre than the largest made. */
const HEAVIEST_KG = 100_000;
const HEAVIEST_KG_PER_M = 10_000;
const LONGEST_M = 30;
const THICKEST_MM = 500;
const MM_PER_INCH = 25.4;

/** Whether a weight of one, as it follows from the measures, or these measures themselves, can belong to no real piece. */
export function isOddWeight(spec: Pick<Spec, 'section' | 'length_m'>, one: { kg: Big; unit: 'EA' | 'M' }): boolean {
  const { length_m, section } = spec;
  const piece = one.unit === 'EA' ? one.kg : one.kg.times(length_m ?? 1);
  if (piece.gt(HEAVIEST_KG) || (one.unit === 'M' && one.kg.gt(HEAVIEST_KG_PER_M))) return true;
  if (!section) return false;
  return (one.unit === 'M' && Number(length_m ?? 0) > LONGEST_M) || (section.startsWith('PL') && isOddPlate(section));
}

function isOddPlate(section: string): boolean {
  const inches = /[/"]/.test(section);
  const sides = section
    .replace(/^PL[- ]?/, '')
    .split('x')
    .map((side) => (inches ? inchesOf(side) * MM_PER_INCH : Number(side)));
  return Math.min(...sides) > THICKEST_MM || Math.max(...sides) > LONGEST_M * 1000;
}
