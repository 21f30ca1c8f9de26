import type { Uom } from '../../contract/entities/rfq';
import { SUFFIXES, UNIT_ROLES } from './data/numberWords';

/** Words of the trade for a unit, as lists write them: a stock length (a Korean `bon`) is a piece. */
export function unitAliases(unit: Uom): string[] {
  return SUFFIXES.filter(([role]) => UNIT_ROLES.has(role) && (role === 'metre' ? 'M' : role) === unit).flatMap(
    ([, words]) => words.split(';').map((word) => word.trim()),
  );
}
