import Big from 'big.js';
import type { OwnLot } from '../../../../contract/entities/ownStock';
import type { Uom } from '../../../../contract/entities/rfq';
import type { Currency } from '../../../../contract/values';
import { convertPrice } from '../../../../domain/money/convertPrice';
import { plainPercent, typedPrice } from '../../../../domain/money/typedNumber';
import { isQuoted, type QuoteRow } from './quoteRow';
import { measuresOf } from './rowAmount';
import { choiceIsGood } from './rowIssues';
import { priceIn } from './unitSwitch';

/** The company's own lots that fit each line, by the id of the line. */
export type OwnLots = ReadonlyMap<string, readonly OwnLot[]>;

export const noLots: OwnLots = new Map();

/** The row quoted from a lot: what it is, that it is there, and its listed price where none is typed yet. */
export function quotedFrom(row: QuoteRow, lot: OwnLot): QuoteRow {
  const listed = lot.unit_price !== null && lot.price_uom !== null && lot.currency === row.currency && !isQuoted(row);
  return {
    ...row,
    response: row.response === 'no_quote' ? 'exact' : row.response,
    no_quote_reason: row.response === 'no_quote' ? '' : row.no_quote_reason,
    maker: lot.maker ?? row.maker,
    origin: lot.origin ?? row.origin,
    supply: 'stock',
    lead_days: row.lead_days.trim() === '' ? '0' : row.lead_days,
    certificate_type: lot.certificate_type === 'none' ? row.certificate_type : lot.certificate_type,
    stock_item_id: lot.item_id,
    ...(listed ? { unit_price: typedPrice(lot.unit_price ?? '', lot.currency), price_uom: lot.price_uom ?? '' } : {}),
  };
}

/** Whether the lot can be reserved for the line: counted in its unit, and enough of it. */
export function coverOf(row: QuoteRow, lot: OwnLot): 'enough' | 'short' | 'other_unit' {
  if (lot.uom !== row.line.uom) return 'other_unit';
  return new Big(lot.available).gte(row.line.qty ?? 0) ? 'enough' : 'short';
}

/** What one unit of the row's price cost, as the lot says; null where cost, currency or weight do not say. */
export function costOf(row: QuoteRow, lot: OwnLot, currency: Currency): Big | null {
  if (lot.cost_price === null || lot.currency !== currency || !choiceIsGood(row, 'price_uom')) return null;
  const discount = plainPercent(row.weight_discount_pct) || '0';
  const to = { uom: row.price_uom as Uom, weight_discount_pct: /^\d+(\.\d+)?$/.test(discount) ? discount : '0' };
  return convertPrice(lot.cost_price, { uom: lot.uom, weight_discount_pct: '0' }, to, measuresOf(row));
}

/** The lot that a row is quoted from, or else the one that would be; undefined where none fits. */
export const lotOf = (row: QuoteRow, lots: OwnLots): OwnLot | undefined => {
  const fitting = lots.get(row.id) ?? [];
  return fitting.find(({ item_id }) => item_id === row.stock_item_id) ?? fitting[0];
};

/** Margin at the typed price in percent of the price, with one decimal; null where price or cost are not known. */
export function marginOf(row: QuoteRow, lot: OwnLot, currency: Currency): string | null {
  const cost = costOf(row, lot, currency);
  const price = isQuoted(row) ? priceIn(row, row.price_uom, currency) : null;
  if (cost === null || price === null || Number(price) <= 0) return null;
  return new Big(price).minus(cost).times(100).div(price).round(1, Big.roundHalfUp).toFixed(1);
}
