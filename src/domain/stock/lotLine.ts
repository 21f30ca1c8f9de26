import Big from 'big.js';
import type { ParsedLineDto } from '../../contract/entities/parse';
import type { Spec } from '../../contract/entities/spec';
import type { StockUom } from '../../contract/entities/stock';
import { trimDecimal } from '../money/exact';

export interface ReadLot {
  spec: Spec;
  raw_text: string;
  qty: string | null;
  uom: StockUom;
  /** Nothing a warehouse holds was recognised in the line. */
  unknown: boolean;
}

const UNITS: Readonly<Record<string, StockUom>> = { M: 'M', KG: 'KG', TON: 'KG' };
const KG_PER_TON = 1000;

/** A line of a list as a lot; tons become kilograms, sets and lots pieces. */
export function lotOfLine({ spec, qty, uom, excluded, text }: ParsedLineDto): ReadLot {
  return {
    spec,
    raw_text: text.slice(0, 500),
    qty: uom === 'TON' && qty !== null ? trimDecimal(new Big(qty).times(KG_PER_TON)) : qty,
    uom: UNITS[uom ?? ''] ?? 'EA',
    unknown: excluded,
  };
}
