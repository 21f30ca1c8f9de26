import type { GridOption } from '../../../ui/grid/gridTypes';
import { optionOf } from '../../../ui/grid/optionOf';
import type { GridRow } from './gridRow';

const WITH_UNIT = /^(\d[\d,]*(?:\.\d+)?)\s*(\p{L}.*)$/u;
const EXPONENT = /^e[+-]?\d/i;

const partsOf = (text: string) => {
  const [, number = '', unit = ''] = WITH_UNIT.exec(text.normalize('NFKC').trim()) ?? [];
  return unit === '' || EXPONENT.test(unit) ? null : { number: number.replaceAll(',', ''), unit };
};

/** A quantity that was typed with a unit, such as `6 본`, as it stands; null where it names none. */
export const quantityWithUnit = (text: string): string | null => (partsOf(text) ? text.trim() : null);

/** The row with a typed quantity, and with the unit that came along. A unit that nobody knows stays beside its number, to be corrected. */
export function withQuantity(row: GridRow, typed: string, units: readonly GridOption[]): GridRow {
  const parts = partsOf(typed);
  const unit = parts && optionOf(units, parts.unit);
  return unit ? { ...row, qty: parts.number, uom: unit.value } : { ...row, qty: typed };
}
