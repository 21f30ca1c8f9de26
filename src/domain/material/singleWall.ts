import type { Spec } from '../../contract/entities/spec';
import { type PipeRow, SINGLE_WALL_ROWS } from './data/singleWallPipes';

/** The standard of pipes that have one wall only in each size; null for all others. */
export function singleWallStandard(spec: Pick<Spec, 'size_system' | 'grade' | 'standard'>): PipeRow[0] | null {
  if (spec.size_system !== 'ks_jis') return null;
  if (spec.grade === 'SPP' || spec.standard === 'KS D 3507') return 'KS D 3507';
  return spec.grade === 'SGP' || spec.standard === 'JIS G 3452' ? 'JIS G 3452' : null;
}

/** The only wall that a pipe's size has; null where its standard leaves a choice or the size is not in the table. */
export function singleWallOf(spec: Pick<Spec, 'size_system' | 'grade' | 'standard' | 'nps'>): string | null {
  const standard = singleWallStandard(spec);
  return SINGLE_WALL_ROWS.find(([known, nps]) => known === standard && nps === spec.nps[0])?.[4] ?? null;
}
