import { isQuantity, isUnitPrice } from '../../../../contract/figures';
import Big from 'big.js';
import type { StockItem, StockUom } from '../../../../contract/entities/stock';
import type { Currency } from '../../../../contract/values';
import { priceEach } from '../../../../domain/stock/priceEach';

/** The terms of sale typed for one or several lots; with several, an empty quantity opens all that is free. */
export interface OpenForm {
  open_qty: string;
  currency: Currency;
  unit_price: string;
  price_uom: StockUom;
  moq: string;
  multiple: string;
}

/** The window as it opens: of one lot its own terms, of several only what the first one is priced in. */
export function openFormOf(items: readonly StockItem[]): OpenForm {
  const [first] = items;
  const one = items.length === 1 ? first : undefined;
  const figure = (value: string | undefined) => (value && value !== '0' ? value : '');
  return {
    open_qty: one ? figure(one.is_open ? one.open_qty : one.available) : '',
    currency: first?.currency ?? 'KRW',
    unit_price: one?.unit_price ?? '',
    price_uom: one?.price_uom ?? first?.uom ?? 'EA',
    moq: figure(one?.moq),
    multiple: figure(one?.multiple),
  };
}

/** What is wrong with the terms for one lot; null when it can be opened so. */
export function openProblem(form: OpenForm, item: StockItem): string | null {
  const qty = form.open_qty || item.available;
  if (!isQuantity(qty)) return 'number';
  if (new Big(qty).gt(item.available)) return 'short';
  if (!isUnitPrice(form.unit_price) || Number(form.unit_price) <= 0) return 'price';
  for (const least of [form.moq, form.multiple]) {
    if (least && (!isQuantity(least) || new Big(least).gt(qty))) return 'least';
  }
  const measures = { uom: item.uom, length_m: item.spec.length_m, unit_weight_kg: item.unit_weight_kg };
  return priceEach(measures, form.unit_price, form.price_uom) === null ? 'priceUnit' : null;
}

/** The terms as the server takes them. */
export const termsOf = (form: OpenForm, item: StockItem) => ({
  item_id: item.id,
  version: item.version,
  open_qty: form.open_qty || item.available,
  currency: form.currency,
  unit_price: form.unit_price,
  price_uom: form.price_uom,
  moq: form.moq || null,
  multiple: form.multiple || null,
});
