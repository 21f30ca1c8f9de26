import Big from 'big.js';
import type { Spec } from '../../contract/entities/spec';
import { FITTING_ROWS } from './data/fittingWeights';
import { densityFactor } from './equivalents';

const FITTINGS = new Map(FITTING_ROWS.map((row) => [`${row[0]}|${row[1]}|${row[2]}|${row[3]}`, row]));
type Unit = { kg: Big; unit: 'EA'; basis: (typeof FITTING_ROWS)[number][5]; source: string };

/**
 * Weight of a butt-weld fitting; null where no table has it. 40S and 40 share the wall of STD up to NPS 10, 80S and 80 that
 * of XS up to NPS 8 (ASME B36.10M, B36.19M).
 */
export function fittingWeight(spec: Spec): Unit | null {
  const [nps = '', nps2 = ''] = spec.nps;
  const [schedule = ''] = spec.schedule;
  const size = Number(nps.split('-')[0]?.includes('/') ? 0.5 : nps.split('-')[0]);
  const same: Record<string, string> = {
    ...(size <= 10 && { '40': 'STD', '40S': 'STD' }),
    ...(size <= 8 && { '80': 'XS' }),
    ...(size <= 10 && { '80S': 'XS' }),
  };
  const second = spec.type === 'REDUCER CON' ? nps2 : '';
  if (spec.type === 'TEE' && spec.nps.length > 1 && new Set(spec.nps).size > 1) return null;
  for (const name of [schedule, same[schedule]]) {
    const row = name ? FITTINGS.get(`${spec.type}|${nps}|${second}|${name}`) : undefined;
    if (row)
      return { kg: Big(row[4]).times(densityFactor(spec.grade)), unit: 'EA', basis: row[5], source: 'ASME B16.9' };
  }
  return null;
}
