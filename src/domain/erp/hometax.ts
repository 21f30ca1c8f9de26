import Big from 'big.js';
import { numberAs } from './fieldText';
import { ITEM_HEADS } from './hometaxForm';
import type { FieldValues, LeavingRecord } from './fieldValues';

/** A cell of the form: numbers are amounts and quantities, text keeps its leading zeros. */
export type HometaxCell = { text: string } | { number: string } | null;

const text = (value: string | null | undefined): HometaxCell => (value ? { text: value } : null);
const number = (value: string | null | undefined): HometaxCell => (value ? { number: value } : null);

/** Items of one row of the form. */
const ITEMS = 4;

interface Item {
  name: string;
  spec: string;
  qty: string | null;
  price: string | null;
  supply: string;
  vat: string;
}

/** The row of one invoice. The order's number stands in the remark, by which its approval number finds back. */
export function hometaxRow({ values, lines }: LeavingRecord): HometaxCell[] {
  const day = (values.invoice_on ?? '').replaceAll('-', '');
  const items = itemsOf(values, lines);
  return [
    text(values.invoice_kind),
    text(day),
    ...party('seller', values),
    text(values.seller_email),
    ...party('buyer', values),
    text(values.buyer_email),
    null,
    number(values.supply_amount),
    number(values.vat_amount),
    text(values.order_number),
    ...Array.from({ length: ITEMS }, (_, place) => itemCells(items[place], day.slice(6))).flat(),
    null,
    null,
    null,
    null,
    text(values.invoice_claim),
  ];
}

function party(side: 'buyer' | 'seller', values: FieldValues): HometaxCell[] {
  return [
    text((values[`${side}_number`] ?? '').replaceAll('-', '')),
    null,
    text(values[`${side}_name`]),
    text(values[`${side}_ceo`]),
    text(values[`${side}_address`]),
    text(values[`${side}_business_type`]),
    text(values[`${side}_business_item`]),
  ];
}

/** The items of an invoice: each line and the freight, or one for all of them where the form has too few places. */
function itemsOf(values: FieldValues, lines: readonly FieldValues[]): Item[] {
  const goods = lines.map(
    (line): Item => ({
      name: line.item ?? '',
      spec: line.item_standard ?? '',
      qty: line.priced_qty ?? null,
      price: line.unit_price ?? null,
      supply: line.line_supply ?? '0',
      vat: line.line_vat ?? '0',
    }),
  );
  const freight = values.freight_amount ?? '0';
  const all = new Big(freight).eq(0)
    ? goods
    : [...goods, { name: '운임', spec: '', qty: null, price: null, supply: freight, vat: values.freight_vat ?? '0' }];
  if (all.length <= ITEMS) return all;
  const name = `${all[0]?.name ?? ''} 외 ${all.length - 1}건`;
  return [
    { name, spec: '', qty: null, price: null, supply: values.supply_amount ?? '0', vat: values.vat_amount ?? '0' },
  ];
}

function itemCells(item: Item | undefined, day: string): HometaxCell[] {
  if (!item) return Array.from({ length: ITEM_HEADS(1).length }, () => null);
  return [
    text(day),
    text(item.name),
    text(item.spec),
    number(item.qty),
    number(item.price && numberAs(item.price, 'plain')),
    number(item.supply),
    number(item.vat),
    null,
  ];
}

/** What an invoice cannot be issued without. */
export const hometaxLacks = ({ values }: LeavingRecord): boolean =>
  (['buyer', 'seller'] as const).some(
    (side) =>
      !/^\d{10}$/.test((values[`${side}_number`] ?? '').replaceAll('-', '')) ||
      !values[`${side}_name`] ||
      !values[`${side}_ceo`],
  );
