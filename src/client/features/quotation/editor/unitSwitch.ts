import { isPercent, isUnitPrice } from '../../../../contract/figures';
import type { Uom } from '../../../../contract/entities/rfq';
import type { Currency } from '../../../../contract/values';
import { convertPrice } from '../../../../domain/money/convertPrice';
import { trimDecimal } from '../../../../domain/money/exact';
import { plainPercent, plainPrice, typedPrice } from '../../../../domain/money/typedNumber';
import type { QuoteRow } from './quoteRow';
import { measuresOf } from './rowAmount';
import { choiceIsGood } from './rowIssues';

/** Places of a price that the contract keeps. */
const PLACES = 4;

/** A line whose unit of price was switched under a typed price. `after` has the price worked out for the new unit. */
export interface Switched {
  before: QuoteRow;
  after: QuoteRow;
  /** The price can be worked out; false where length or weight of the line are not known. */
  converted: boolean;
}

const discountOf = (row: QuoteRow) => {
  const plain = plainPercent(row.weight_discount_pct) || '0';
  return isPercent(plain) ? plain : '0';
};

/** The row's good price for another unit, as a plain number; null where there is none or it cannot be known. */
export function priceIn(row: QuoteRow, price_uom: string, currency: Currency): string | null {
  const price = plainPrice(row.unit_price, currency);
  if (!isUnitPrice(price) || !choiceIsGood(row, 'price_uom')) return null;
  const [weight_discount_pct, uom] = [discountOf(row), row.price_uom as Uom];
  const to = { uom: price_uom as Uom, weight_discount_pct };
  const exact = convertPrice(price, { uom, weight_discount_pct }, to, measuresOf(row));
  const text = exact && trimDecimal(exact, PLACES);
  return text !== null && isUnitPrice(text) && (Number(text) > 0 || Number(price) === 0) ? text : null;
}

/**
 * The row with its price brought to another unit. It is always worked out from the price as it was typed, so that going to
 * and fro rounds nothing twice. Null where it cannot be.
 */
export function inUnit(row: QuoteRow, price_uom: string, currency: Currency): QuoteRow | null {
  const kept = row.typed_as;
  const known = kept?.now.unit_price === row.unit_price && kept.now.price_uom === row.price_uom ? kept : null;
  const from = known ? { ...row, unit_price: known.unit_price, price_uom: known.price_uom } : row;
  const back = from.price_uom === price_uom;
  const price = back ? from.unit_price : priceIn(from, price_uom, currency);
  if (price === null) return null;
  const now = { unit_price: back ? price : typedPrice(price, currency), price_uom };
  const { unit_price, price_uom: uom } = from;
  return { ...row, ...now, typed_as: back ? null : { unit_price, price_uom: uom, now } };
}

/**
 * Which lines had their unit switched while the number of their price stayed, and the rows with these prices worked out
 * for the new unit. A seller who types a price and then chooses kg means a price per kg: the number stays as typed, and to
 * convert it is offered.
 * `restored` are rows that stood there before: an undo brings its numbers back by itself.
 */
export function followUnits(
  before: readonly QuoteRow[],
  after: readonly QuoteRow[],
  currency: Currency,
  restored: { has: (row: QuoteRow) => boolean },
): { rows: QuoteRow[]; switched: Switched[] } {
  const switched: Switched[] = [];
  const rows = after.map((row, index) => {
    const old = before[index];
    if (!old || old === row || old.id !== row.id || restored.has(row)) return row;
    const moved = old.price_uom !== row.price_uom && old.unit_price === row.unit_price && row.response !== 'no_quote';
    if (!moved || plainPrice(row.unit_price, currency) === '' || !choiceIsGood(row, 'price_uom')) return row;
    if (!choiceIsGood(old, 'price_uom')) return row;
    const followed = inUnit({ ...row, price_uom: old.price_uom }, row.price_uom, currency);
    switched.push({ before: old, after: followed ?? row, converted: followed !== null });
    return followed ?? row;
  });
  return { rows, switched };
}

/** Other units in which a price of a line can be read. */
const READ_IN = ['EA', 'M', 'KG'] as const;

/** The row's price in other units; a unit of which length or weight of the line say nothing is not among them. */
export function equivalents(row: QuoteRow, currency: Currency): { uom: Uom; price: string }[] {
  return READ_IN.flatMap((uom) => {
    const price = uom === row.price_uom ? null : priceIn(row, uom, currency);
    return price === null ? [] : [{ uom, price }];
  });
}
