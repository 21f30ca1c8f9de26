import Big from 'big.js';
import type * as z from 'zod';
import { type openTerms, stockUom } from '../../../../contract/entities/stock';
import type { StockListRow, StockRowProblem } from '../../../../contract/entities/stockList';
import { currency } from '../../../../contract/values';
import { trimDecimal, trimStored } from '../../../../domain/money/exact';
import { priceEach } from '../../../../domain/stock/priceEach';
import { sheetText } from '../../../spreadsheet/sheetText';
import type { StockItemRow } from '../item.repository';
import { currencyOf, priceOf, quantityOf } from './facts';
import type { ListedLot } from './readList';

type Terms = z.output<typeof openTerms>;
type Fields = StockListRow['fields'];

/** What a row does to the sale of a lot. */
export type Sale =
  | { does: 'nothing' }
  | { does: 'open'; terms: Terms; fields: Fields }
  | { does: 'close'; fields: Fields }
  | { does: 'conflict'; problem: StockRowProblem; field: string };

const FIGURES = ['open_qty', 'price', 'moq', 'multiple'] as const;
const WORDS = (['ko', 'en'] as const).map((language) => sheetText(language).stock);
const YES = new Set([...WORDS.map(({ yes }) => yes.toUpperCase()), 'Y', 'YES', 'O', '예', '네', '공개']);
const NO = new Set([...WORDS.map(({ no }) => no.toUpperCase()), 'N', 'NO', 'X', '아니오', '아니요', '비공개']);

/** The terms that the lot has, in the words of a list. */
function present(lot: StockItemRow): Record<string, string | null> {
  return {
    open_qty: lot.is_open ? trimStored(lot.open_qty) : null,
    price: trimStored(lot.unit_price, 4),
    currency: lot.unit_price === null ? null : lot.currency,
    price_uom: lot.price_uom,
    moq: trimStored(lot.moq),
    multiple: trimStored(lot.multiple),
  };
}

/** The terms that a row states and that differ from the lot's; `wrong` is a column that cannot be read. */
function stated(row: ListedLot, lot: StockItemRow): { terms: Record<string, string>; wrong: string | null } {
  const { cells } = row;
  const known = present(lot);
  const terms: Record<string, string> = {};
  for (const field of FIGURES) {
    const cell = cells[field];
    if (cell === undefined) continue;
    const value = field === 'price' ? priceOf(cell, currencyOf(row, lot), lot.unit_price) : quantityOf(cell);
    if (value === null) return { terms, wrong: field };
    terms[field] = value;
  }
  for (const [field, schema] of [
    ['currency', currency],
    ['price_uom', stockUom],
  ] as const) {
    const cell = cells[field];
    if (cell === undefined) continue;
    const value = schema.safeParse(cell.toUpperCase());
    if (!value.success) return { terms, wrong: field };
    terms[field] = value.data;
  }
  for (const [field, value] of Object.entries(terms)) if (value === known[field]) delete terms[field];
  return { terms, wrong: null };
}

/** What becomes of a lot's sale by a row of our own form: an empty cell leaves what is there. `onHand` is what the row leaves on hand. */
export function saleOf(row: ListedLot, lot: StockItemRow, onHand: string, mayOpen: boolean): Sale {
  // A list that is not ours may mean what was paid by its prices: they are never published.
  if (!row.cells.id) return { does: 'nothing' };
  const word = row.cells.open?.toUpperCase();
  if (word !== undefined && !YES.has(word) && !NO.has(word)) return wrong('value', 'open');
  const { terms, wrong: unread } = stated(row, lot);
  const open = word === undefined ? lot.is_open : YES.has(word);
  if (unread) return wrong('value', unread);
  if (!open) {
    if (lot.is_open) return { does: 'close', fields: [{ field: 'open', from: 'yes', to: 'no' }] };
    const [first] = Object.keys(terms);
    return first ? wrong('terms_closed', first) : { does: 'nothing' };
  }
  if (lot.is_open && Object.keys(terms).length === 0) return { does: 'nothing' };
  return opening(lot, terms, onHand, mayOpen);
}

const wrong = (problem: StockRowProblem, field: string): Sale => ({ does: 'conflict', problem, field });

function opening(lot: StockItemRow, change: Record<string, string>, onHand: string, mayOpen: boolean): Sale {
  const available = new Big(onHand).minus(lot.reserved);
  const kept = lot.is_open && available.gte(lot.open_qty) ? lot.open_qty : trimDecimal(available);
  const open_qty = trimDecimal(new Big(change['open_qty'] ?? kept));
  const unit_price = change['price'] ?? trimStored(lot.unit_price, 4);
  const price_uom = stockUom.parse(change['price_uom'] ?? lot.price_uom ?? lot.uom);
  const [moq, multiple] = [change['moq'] ?? lot.moq, change['multiple'] ?? lot.multiple];
  if (!mayOpen) return wrong('no_account', 'open');
  if (unit_price === null || new Big(unit_price).lte(0)) return wrong('terms_price', 'price');
  if (new Big(open_qty).lte(0) || available.lt(open_qty)) return wrong('terms_quantity', 'open_qty');
  if (new Big(moq).gt(open_qty)) return wrong('terms_step', 'moq');
  if (new Big(multiple).gt(open_qty)) return wrong('terms_step', 'multiple');
  const measures = { uom: lot.uom, length_m: lot.spec.length_m, unit_weight_kg: lot.unit_weight_kg };
  if (priceEach(measures, unit_price, price_uom) === null) return wrong('terms_unit', 'price_uom');
  const orNone = (value: string) => (new Big(value).eq(0) ? null : trimDecimal(new Big(value)));
  const terms: Terms = {
    open_qty,
    currency: currency.parse(change['currency'] ?? lot.currency),
    unit_price,
    price_uom,
    moq: orNone(moq),
    multiple: orNone(multiple),
  };
  const before = present(lot);
  const shown = lot.is_open ? change : { open_qty, price: unit_price, currency: terms.currency, price_uom, ...change };
  return {
    does: 'open',
    terms,
    fields: [
      ...(lot.is_open ? [] : [{ field: 'open', from: 'no', to: 'yes' }]),
      ...Object.entries(shown).map(([field, to]) => ({ field, from: before[field] ?? null, to })),
    ],
  };
}
