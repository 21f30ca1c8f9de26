import Big from 'big.js';
import { originCode } from '../../../../contract/countries';
import { stockUom } from '../../../../contract/entities/stock';
import { STOCK_LIST_FACTS, type StockListFact, stockListChange } from '../../../../contract/entities/stockList';
import { type Currency, currency } from '../../../../contract/values';
import { trimDecimal } from '../../../../domain/money/exact';
import { plainNumber, plainPrice } from '../../../../domain/money/typedNumber';
import { sheetText } from '../../../spreadsheet/sheetText';
import type { StockItemRow } from '../item.repository';
import type { ListedLot } from './readList';

export type Facts = Partial<Record<StockListFact, string | null>>;

const NUMBERS: ReadonlySet<StockListFact> = new Set(['cost_price', 'low_mark']);
const CONDITIONS = new Map(
  (['ko', 'en'] as const).flatMap((language) =>
    Object.entries(sheetText(language).stock.condition).flatMap(([value, word]) => [
      [word.toUpperCase(), value] as const,
      [value.toUpperCase(), value] as const,
    ]),
  ),
);
const NO_CERTIFICATE = /^(?:none|no|n|x|-|없음|무)$/i;

const decimalOf = (text: string): string | null => (/^\d+(\.\d+)?$/.test(text) ? trimDecimal(new Big(text), 4) : null);

/** A quantity without commas between its thousands and a unit behind it; null for what is none, such as `1,25`. */
export const quantityOf = (cell: string): string | null =>
  decimalOf(plainNumber(cell.normalize('NFKC').replace(/(?<=\d)[^\d.,]+$/, '')));

/** What people write behind a price: of what it is one. */
const EACH = new RegExp(`\\s*/?\\s*(?:${stockUom.options.join('|')}|개)$`, 'i');

/**
 * A price in a currency; null for what is none in it. `21.000` in won may mean twenty-one thousand: it is refused, unless
 * the lot has that very price, as our own form writes it.
 */
export function priceOf(cell: string, currency: Currency, known: string | null | undefined): string | null {
  const text = cell.normalize('NFKC').trim().replace(EACH, '');
  const price = decimalOf(plainPrice(text, currency));
  if (price !== null || !known) return price;
  const same = decimalOf(text);
  return same !== null && new Big(same).eq(known) ? same : null;
}

/** The currency of a row's prices: the one it names, else the lot's, else won. */
export function currencyOf({ cells }: ListedLot, lot: StockItemRow | undefined): Currency {
  const named = currency.safeParse(cells.currency?.toUpperCase());
  return named.success ? named.data : (lot?.currency ?? 'KRW');
}

function valueOf(fact: StockListFact, cell: string, row: ListedLot, lot: StockItemRow | undefined) {
  if (fact === 'cost_price') return priceOf(cell, currencyOf(row, lot), lot?.cost_price) ?? undefined;
  if (NUMBERS.has(fact)) return quantityOf(cell) ?? undefined;
  if (fact === 'condition') return CONDITIONS.get(cell.toUpperCase());
  if (fact === 'certificate_type') return NO_CERTIFICATE.test(cell) ? 'none' : /[23]\.[12]/.exec(cell)?.[0];
  if (fact === 'origin') return originCode(cell);
  return cell;
}

/** The facts that a row states of a lot, or of a new one. An empty cell says nothing: it takes no fact away. */
export function factsOf(row: ListedLot, lot: StockItemRow | undefined): { facts: Facts; wrong: StockListFact | null } {
  const facts: Facts = {};
  for (const fact of STOCK_LIST_FACTS) {
    const cell = row.cells[fact];
    if (cell === undefined) continue;
    const value = valueOf(fact, cell, row, lot);
    if (value === undefined || !stockListChange.shape[fact].safeParse(value).success) return { facts, wrong: fact };
    facts[fact] = value;
  }
  return { facts, wrong: null };
}

/** Whether a stated fact is the one that is known. */
export function isSameFact(fact: StockListFact, stated: string | null, known: string | null): boolean {
  if (stated === null || known === null) return stated === known;
  if (fact === 'origin') return originCode(stated) === originCode(known);
  return NUMBERS.has(fact) ? new Big(stated).eq(known) : stated === known;
}
