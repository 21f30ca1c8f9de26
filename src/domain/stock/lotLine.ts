import Big from 'big.js';
import type { ParsedLineDto } from '../../contract/entities/parse';
import type { Spec } from '../../contract/entities/spec';
import type { StockUom } from '../../contract/entities/stock';
import { MAX_LOT_TEXT } from '../../contract/constants';
import { trimDecimal } from '../money/exact';
import { STOCK_UNITS } from './stockUnits';

export interface ReadLot {
  spec: Spec;
  raw_text: string;
  qty: string | null;
  uom: StockUom;
  /** Nothing a warehouse holds was recognised in the line. */
  unknown: boolean;
  /** What a person should look at before the lot is taken, as codes of the reader of lists: doubts and what is missing. */
  doubts: readonly string[];
}

/** Below this the reading of a line is a doubt by itself. */
const SURE = 0.8;

/** The quantity has a cell of its own, which says when it is missing. */
function doubtsOf(warnings: readonly string[], overall: number): string[] {
  const said = warnings.filter((code) => code !== 'missing_quantity');
  return said.length === 0 && overall < SURE ? ['unsure'] : said;
}

/** A line of a list as a lot; tons become kilograms, sets and lots pieces. */
export function lotOfLine({ spec, qty, uom, excluded, text, overall, warnings }: ParsedLineDto): ReadLot {
  const [unit, times] = STOCK_UNITS[uom ?? ''] ?? ['EA', 1];
  return {
    spec,
    raw_text: text.slice(0, MAX_LOT_TEXT),
    qty: qty === null || times === 1 ? qty : trimDecimal(new Big(qty).times(times)),
    uom: unit,
    unknown: excluded,
    doubts: doubtsOf(warnings, overall),
  };
}
