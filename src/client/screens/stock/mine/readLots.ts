import Big from 'big.js';
import type { ParsedLineDto } from '../../../../contract/entities/parse';
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

/** Lots out of typed or pasted lines, one a line. */
export function readLots(text: string): ReadLot[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return parseLines(lines).map((parsed) => lotOfLine(lineOf(parsed, {})));
}
