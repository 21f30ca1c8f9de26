import type { PriceUom } from '../../../../contract/entities/quotation';
import type { Currency } from '../../../../contract/values';
import { lineAmount } from '../../../../domain/money/lineAmount';
import { isAnswered, isQuoted, type QuoteRow } from './quoteRow';
import { measuresOf } from './rowAmount';
import { inUnit } from './unitSwitch';

export const LIKE_FIELDS = ['maker', 'origin', 'lead_days', 'supply', 'certificate_type'] as const;
export type LikeValues = Record<(typeof LIKE_FIELDS)[number], string>;

/** The same values in every line that is quoted; '' leaves a field alone, `onlyEmpty` also cells that say something. */
export function fillLike(rows: readonly QuoteRow[], values: LikeValues, onlyEmpty: boolean): QuoteRow[] {
  return rows.map((row) => {
    if (row.response === 'no_quote') return row;
    const change = LIKE_FIELDS.filter((field) => {
      const free = row[field].trim() === '';
      return values[field] !== '' && values[field] !== row[field] && (free || !onlyEmpty);
    }).map((field) => [field, values[field]]);
    return change.length === 0 ? row : { ...row, ...Object.fromEntries(change) };
  });
}

/** Prices every line in this unit where its quantity can be brought to it; a price that stands there comes along. */
export function fillUnit(rows: readonly QuoteRow[], unit: PriceUom, currency: Currency): QuoteRow[] {
  return rows.map((row) => {
    if (row.price_uom === unit || row.line.qty === null) return row;
    const price = { qty: row.line.qty, unit_price: '1', price_uom: unit, weight_discount_pct: '0' };
    if (!lineAmount(price, measuresOf(row), 'USD')) return row;
    return isQuoted(row) ? (inUnit(row, unit, currency) ?? row) : { ...row, price_uom: unit };
  });
}

/** Says "not handled" for every line without an answer. */
export function refuseUnpriced(rows: readonly QuoteRow[]): QuoteRow[] {
  return rows.map((row) =>
    isAnswered(row) ? row : { ...row, response: 'no_quote', no_quote_reason: row.no_quote_reason || 'not_handled' },
  );
}

/** How many rows differ between two states of the same rows. */
export function countChanged(before: readonly QuoteRow[], after: readonly QuoteRow[]): number {
  return after.filter((row, index) => row !== before[index]).length;
}
