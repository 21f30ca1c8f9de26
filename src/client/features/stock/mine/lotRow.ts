import { CERTIFICATE_TYPES, STOCK_CONDITIONS, oneOf } from '../../../../contract/choices';
import type { StockItem } from '../../../../contract/entities/stock';
import type { LotChange } from '../stockWork';

/** A lot as the grid edits it: every cell a text. Quantities are read only, they change by movements. */
export interface LotRow {
  item: StockItem;
  material: string;
  warehouse: string;
  bin: string;
  lot_no: string;
  heat_no: string;
  maker: string;
  origin: string;
  condition: string;
  certificate_type: string;
  on_hand: string;
  reserved: string;
  available: string;
  open_qty: string;
  cost_price: string;
  low_mark: string;
  remark: string;
  actions: string;
}

const made = new WeakMap<StockItem, LotRow>();

/** The same row for the same lot, so that the grid redraws only what changed. */
export function rowOf(item: StockItem): LotRow {
  const known = made.get(item);
  if (known) return known;
  const row: LotRow = {
    item,
    material: '',
    warehouse: item.warehouse_name,
    bin: item.bin ?? '',
    lot_no: item.lot_no ?? '',
    heat_no: item.heat_no ?? '',
    maker: item.maker ?? '',
    origin: item.origin ?? '',
    condition: item.condition,
    certificate_type: item.certificate_type,
    on_hand: item.on_hand,
    reserved: item.reserved,
    available: item.available,
    open_qty: item.is_open ? item.open_qty : '',
    cost_price: item.cost_price ?? '',
    low_mark: item.low_mark ?? '',
    remark: item.remark ?? '',
    actions: '',
  };
  made.set(item, row);
  return row;
}

const TEXTS = ['bin', 'lot_no', 'heat_no', 'maker', 'origin', 'cost_price', 'low_mark', 'remark'] as const;

/** What a person changed in a row; null when nothing. An emptied cell takes the fact away. */
export function changeOf(row: LotRow): LotChange | null {
  const before = rowOf(row.item);
  const change: LotChange = {};
  for (const key of TEXTS) {
    if (row[key] !== before[key]) change[key] = row[key].trim() === '' ? null : row[key].trim();
  }
  // What is no option of its list stays marked in its cell and is not sent.
  const condition = oneOf(STOCK_CONDITIONS, row.condition);
  if (condition && condition !== before.condition) change.condition = condition;
  const certificate_type = oneOf(CERTIFICATE_TYPES, row.certificate_type);
  if (certificate_type && certificate_type !== before.certificate_type) change.certificate_type = certificate_type;
  return Object.keys(change).length > 0 ? change : null;
}

/** Cells of a lot that a person may type over. */
export const CELLS = [...TEXTS, 'condition', 'certificate_type'] as const;
export type LotCell = (typeof CELLS)[number];
