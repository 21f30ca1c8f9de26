import type { StockUom } from '../../contract/entities/stock';

/** Units of a line as a warehouse counts them, with how many of its unit each is. Sets and lump sums are none. */
export const STOCK_UNITS: Readonly<Record<string, readonly [uom: StockUom, times: number]>> = {
  EA: ['EA', 1],
  M: ['M', 1],
  KG: ['KG', 1],
  TON: ['KG', 1000],
};
