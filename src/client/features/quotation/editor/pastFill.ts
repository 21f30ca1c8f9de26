import type { LastPrice } from '../../../../contract/entities/quotationHistory';
import type { Currency } from '../../../../contract/values';
import { plainPrice, typedPrice } from '../../../../domain/money/typedNumber';
import { pastOf, type PastPrices } from './priceAnomaly';
import type { QuoteRow } from './quoteRow';

/** The row answered as the same item was answered last. */
export function filledFrom(row: QuoteRow, last: LastPrice): QuoteRow {
  return {
    ...row,
    response: row.response === 'no_quote' ? 'exact' : row.response,
    unit_price: typedPrice(last.unit_price, last.currency),
    price_uom: last.price_uom,
    weight_basis: last.weight_basis,
    weight_discount_pct: last.weight_discount_pct,
    maker: last.maker ?? row.maker,
    origin: last.origin ?? row.origin,
    supply: last.supply ?? row.supply,
    lead_days: last.lead_days === null ? row.lead_days : String(last.lead_days),
    moq: last.moq ?? row.moq,
    multiple: last.multiple ?? row.multiple,
    certificate_type: last.certificate_type ?? row.certificate_type,
  };
}

/** Rows for which an earlier price in this currency is known and none is typed yet. */
export function fillable(rows: readonly QuoteRow[], past: PastPrices, currency: Currency, onlyEmpty: boolean) {
  return rows.flatMap((row) => {
    const found = pastOf(row, past);
    const free = plainPrice(row.unit_price, row.currency) === '' && row.response !== 'no_quote';
    return found?.last.currency === currency && (free || !onlyEmpty) ? [{ row, past: found }] : [];
  });
}

/** All those rows filled. */
export function fillFromPast(rows: readonly QuoteRow[], past: PastPrices, currency: Currency, onlyEmpty: boolean) {
  const found = new Map(fillable(rows, past, currency, onlyEmpty).map((one) => [one.row.id, one.past]));
  return rows.map((row) => {
    const from = found.get(row.id);
    return from ? filledFrom(row, from.last) : row;
  });
}
