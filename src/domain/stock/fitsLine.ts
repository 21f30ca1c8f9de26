import type { Spec } from '../../contract/entities/spec';
import { materialTerms } from './searchTerms';

/** Whether a spec says enough to look for it in a warehouse: what it is, and its size. */
export const isFindable = (spec: Spec): boolean =>
  spec.category !== 'other' && (spec.nps.length > 0 || Boolean(spec.bolt_size));

/**
 * Whether a lot is the item that a line requests: it has everything that the line states, and perhaps states more. A length
 * or a wall that both state has to be the same.
 */
export function fitsLine(requested: Spec, lot: { spec: Spec; terms: ReadonlySet<string> }): boolean {
  if (!isFindable(requested)) return false;
  if (!materialTerms(requested).every((one) => lot.terms.has(one))) return false;
  const { spec } = lot;
  const same = (field: 'length_m' | 'wall_mm') =>
    requested[field] === null || spec[field] === null || Number(requested[field]) === Number(spec[field]);
  return requested.size_system === spec.size_system && same('length_m') && same('wall_mm');
}
