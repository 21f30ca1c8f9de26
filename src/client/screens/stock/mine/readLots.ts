import Big from 'big.js';
import type { StockItemInput, StockUom } from '../../../../contract/entities/stock';
import { parseLines } from '../../../../domain/material/parseLine';
import { lineOf } from '../../../../domain/material/requestLine';
import { trimDecimal } from '../../../../domain/money/exact';

export interface ReadLot {
  spec: StockItemInput['spec'];
  raw_text: string;
  qty: string | null;
  uom: StockUom;
  /** Nothing a warehouse holds was recognised in the line. */
  unknown: boolean;
}

const UNITS: Readonly<Record<string, StockUom>> = { M: 'M', KG: 'KG', TON: 'KG' };

const KG_PER_TON = 1000;

/** Lots out of typed or pasted lines, one a line; tons become kilograms, sets and lots pieces. */
export function readLots(text: string): ReadLot[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return parseLines(lines).map((parsed) => {
    const { spec, qty, uom, excluded } = lineOf(parsed, {});
    return {
      spec,
      raw_text: parsed.text.slice(0, 500),
      qty: uom === 'TON' && qty !== null ? trimDecimal(new Big(qty).times(KG_PER_TON)) : qty,
      uom: UNITS[uom ?? ''] ?? 'EA',
      unknown: excluded,
    };
  });
}
