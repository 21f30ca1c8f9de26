import type { ParsedLine } from '../types';
import { LONGEST_PIECE } from './lineQuantity';

const LENGTH =
  /^(?:L\s?[=:]?\s?|@\s?|길이\s?[=:]?\s?|정척\s?)?(\d{1,2}(?:\.\d+)?|\d,?\d{3}|1\d,?\d{3})\s?(M|MTRS?|METERS?|METRES?|미터|MM)\.?(?:\s?(?:정척|LONG|LG\.?|LENGTHS?|EACH|짜리|\/\s?(?:EA|본|PCS?)))?$/;
const METRES_PER_MM = 0.001;

/**
 * Metres of each piece where a remark states them (`6M`, `6m 정척`, `GALV, L=6M`) and the line itself does not; null where it
 * does not, or where the figure may be the quantity once more.
 */
export function remarkLength(remark: string, { item }: Pick<ParsedLine, 'item'>): number | null {
  if (item.length_m !== undefined || item.qty === undefined) return null;
  for (const part of remark
    .normalize('NFKC')
    .toUpperCase()
    .split(/[;·()\n]|,(?!\d{3})/)) {
    const said = LENGTH.exec(part.trim());
    if (!said) continue;
    const figure = Number((said[1] ?? '').replace(',', ''));
    const metres = said[2] === 'MM' ? Number((figure * METRES_PER_MM).toFixed(6)) : figure;
    if (metres <= 0 || metres > LONGEST_PIECE || (item.unit === 'M' && item.qty <= metres)) continue;
    return metres;
  }
  return null;
}
