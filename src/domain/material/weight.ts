import Big from 'big.js';
import type { Spec } from '../../contract/entities/spec';
import { FLANGE_ROWS } from './data/flangeWeights';
import { densityFactor } from './equivalents';
import { fittingWeight } from './fittingWeight';
import { isOddWeight } from './oddWeight';
import { sectionWeight } from './sectionWeight';
import { pipeRow } from './spec';
import type { Uom } from './types';

export type { Uom };
export type WeightBasis = 'table' | 'formula' | 'computed' | 'single_source' | 'stated';
export type WeightReason =
  | 'no_size'
  | 'no_wall'
  | 'no_size_system'
  | 'no_length'
  | 'not_in_tables'
  | 'no_quantity'
  | 'odd';
export type Weight =
  | { known: false; reason: WeightReason }
  | {
      known: true;
      /** kg per piece or per metre; null where the quantity itself is a weight and no unit weight is known. */
      kg_per_unit: string | null;
      unit: 'EA' | 'M';
      total_kg: string | null;
      basis: WeightBasis;
      source: string;
    };
type Unit = { kg: Big; unit: 'EA' | 'M'; basis: WeightBasis; source: string };

const FLANGES = new Map(FLANGE_ROWS.map((row) => [`${row[0]}|${row[1]}|${row[2]}`, row]));
/** Density that the stainless table (KS D 3576) is printed for, relative to carbon steel. */
const STAINLESS_TABLE_FACTOR = '1.01';

/**
 * Theoretical weight of a spec, and of its quantity where one is given. Pipe: the table of its standard, else
 * 0.02466 t (D - t) kg/m, times the density factor of the grade; flanges and butt-weld fittings from tables.
 * `assumedLengthM` is the piece length to use for pipe counted in pieces whose length is not stated.
 */
export function theoreticalWeight(spec: Spec, qty: string | null, uom: Uom | null, assumedLengthM?: string): Weight {
  const unit = unitWeight(spec);
  const stated = statedTotal(qty, uom);
  if (stated) {
    const known = 'kg' in unit ? unit : null;
    return {
      known: true,
      kg_per_unit: known ? round(known.kg) : null,
      unit: known?.unit ?? 'EA',
      total_kg: round(stated),
      basis: known?.basis ?? 'stated',
      source: known?.source ?? '',
    };
  }
  if (!('kg' in unit)) return { known: false, reason: unit.reason };
  // Everything rests on the weight of one as it is shown, so that everybody who multiplies it comes to the same sum.
  const kg = rounded(unit.kg);
  const result = {
    known: true as const,
    kg_per_unit: kg.toString(),
    unit: unit.unit,
    basis: unit.basis,
    source: unit.source,
  };
  if (qty === null || uom === null) return { ...result, total_kg: null };
  if (unit.unit === 'EA') return { ...result, total_kg: uom === 'M' ? null : round(kg.times(qty)) };
  if (uom === 'M') return { ...result, total_kg: round(kg.times(qty)) };
  const length = spec.length_m ?? assumedLengthM ?? null;
  if (length === null || uom !== 'EA') return { known: false, reason: 'no_length' };
  return { ...result, total_kg: round(rounded(kg.times(length)).times(qty)) };
}

const rounded = (kg: Big) => kg.round(3, Big.roundHalfUp);
const round = (kg: Big) => rounded(kg).toString();

function statedTotal(qty: string | null, uom: Uom | null): Big | null {
  if (qty === null || (uom !== 'KG' && uom !== 'TON')) return null;
  return uom === 'KG' ? Big(qty) : Big(qty).times(1000);
}

/** A weight that no real piece has is worth less than none: prices per kg and freight rest on it. */
function unitWeight(spec: Spec): Unit | { reason: WeightReason } {
  const unit = weightOfMeasures(spec);
  return 'kg' in unit && isOddWeight(spec, unit) ? { reason: 'odd' } : unit;
}

/** Whether the measures of an item make a weight that no real piece has, so that one of them was read or written wrong. */
export const hasOddWeight = (spec: Spec): boolean => {
  const unit = unitWeight(spec);
  return 'reason' in unit && unit.reason === 'odd';
};

function weightOfMeasures(spec: Spec): Unit | { reason: WeightReason } {
  if (spec.section) return sectionUnit(spec.section, spec.grade);
  if (!spec.nps.length) return { reason: 'no_size' };
  if (spec.category === 'pipe') return pipeWeight(spec);
  if (spec.category === 'flange') return flangeWeight(spec);
  return (spec.category === 'fitting' && fittingWeight(spec)) || { reason: 'not_in_tables' };
}

/** Structural steel by its section, as heavy as its grade. */
function sectionUnit(section: string, grade: string | null): Unit | { reason: WeightReason } {
  const known = sectionWeight(section);
  return known ? { ...known, kg: known.kg.times(densityFactor(grade)) } : { reason: 'not_in_tables' };
}

function pipeWeight(spec: Spec): Unit | { reason: WeightReason } {
  if (!spec.size_system) return { reason: 'no_size_system' };
  const factor = Big(densityFactor(spec.grade));
  const row = pipeRow(spec);
  if (row) {
    const printed = row[0] === 'KS D 3576' ? STAINLESS_TABLE_FACTOR : '1';
    const kg = Big(row[5]).times(factor).div(printed);
    return { kg, unit: 'M', basis: row[6] > 1 ? 'table' : 'single_source', source: row[0] };
  }
  if (!spec.wall_mm || !spec.od_mm) return { reason: 'no_wall' };
  const [d, t] = [Big(spec.od_mm), Big(spec.wall_mm)];
  if (t.lte(0) || t.times(2).gte(d)) return { reason: 'no_wall' };
  return {
    kg: d.minus(t).times(t).times('0.02466').times(factor),
    unit: 'M',
    basis: 'formula',
    source: '0.02466·t·(D−t)',
  };
}

function flangeWeight(spec: Spec): Unit | { reason: WeightReason } {
  const row = FLANGES.get(`${spec.class}|${spec.type}|${spec.nps[0]}`);
  if (!row || spec.nps.length > 1) return { reason: 'not_in_tables' };
  const source = row[0].endsWith('K') ? 'JIS B 2220' : 'ASME B16.5';
  return { kg: Big(row[3]).times(densityFactor(spec.grade)), unit: 'EA', basis: row[4], source };
}
