import Big from 'big.js';
import {
  STOCK_LIST_FACTS,
  type StockListChange,
  type StockListRow,
  type StockRowProblem,
} from '../../../../contract/entities/stockList';
import { describeSpec } from '../../../../domain/material/describe';
import { trimDecimal, trimStored } from '../../../../domain/money/exact';
import type { StockItemRow } from '../item.repository';
import { type Facts, isSameFact, quantityOf } from './facts';
import type { ListedLot } from './readList';
import { saleOf } from './saleTerms';

export interface Places {
  /** Where rows that name no warehouse belong. */
  usual: string;
  byName: ReadonlyMap<string, string>;
  nameOf: ReadonlyMap<string, string>;
  /** Whether the company has the bank account without which nothing can be opened. */
  mayOpen: boolean;
}

export interface Verdict {
  head: Pick<StockListRow, 'sheet' | 'row' | 'text'>;
  conflict: (problem: StockRowProblem, fields?: StockListRow['fields']) => StockListRow;
}

/** A field of a lot and what a row makes of it; null for what is not stated. */
export const fieldOf = (field: string, from: string | null, to: string | null) => ({ field, from, to });

/**
 * Whether a row means the material of a lot: by what was read of it, or word for word as the list was exported in
 * either language.
 */
export function isMaterial(row: ListedLot, lot: StockItemRow): boolean {
  const text = row.cells.material ?? row.raw_text;
  return (
    row.spec.canonical_key === lot.spec.canonical_key ||
    [describeSpec(lot.spec, 'ko'), describeSpec(lot.spec, 'en'), lot.raw_text].includes(text)
  );
}

/** What was counted; null where the row has no quantity. */
function countedOf({ qty, cells }: ListedLot): string | null {
  if (qty !== null) return qty;
  return cells.on_hand !== undefined && quantityOf(cells.on_hand) === '0' ? '0' : null;
}

interface RowAndLot {
  row: ListedLot;
  lot: StockItemRow;
  /** The warehouse that the row names; null where it names none. */
  place: string | null;
  facts: Facts;
  places: Places;
}

/** What a row changes of the lot that it means: a count, facts, its warehouse, its sale. Material and unit it cannot. */
export function diffRowAgainstLot(
  { row, lot, place, facts, places }: RowAndLot,
  { head, conflict }: Verdict,
): StockListRow {
  if (!isMaterial(row, lot)) {
    return conflict('material', [fieldOf('material', describeSpec(lot.spec, 'ko') || lot.raw_text, head.text)]);
  }
  if (row.uom_stated && row.uom !== lot.uom) return conflict('unit', [fieldOf('uom', lot.uom, row.uom)]);
  const counted = countedOf(row);
  const recount = counted !== null && !new Big(counted).eq(lot.on_hand);
  const onHand = fieldOf('on_hand', trimStored(lot.on_hand), counted);
  if (recount && new Big(counted).lt(lot.reserved)) return conflict('below_reserved', [onHand]);
  const left = recount ? counted : lot.on_hand;

  const moves = place !== null && place !== lot.warehouse_id;
  const nameOf = (id: string) => places.nameOf.get(id) ?? null;
  const moved = moves ? [fieldOf('warehouse', nameOf(lot.warehouse_id), nameOf(place))] : [];
  if (moves && new Big(lot.reserved).gt(0)) return conflict('move_reserved', moved);
  if (moves && new Big(left).eq(0)) return conflict('move_empty', moved);

  const sale = saleOf(row, lot, left, places.mayOpen);
  if (sale.does === 'conflict') {
    return conflict(sale.problem, [fieldOf(sale.field, null, row.cells[sale.field as keyof typeof row.cells] ?? null)]);
  }
  const changed = STOCK_LIST_FACTS.filter((fact) => {
    const stated = facts[fact];
    return stated !== undefined && !isSameFact(fact, stated, lot[fact]);
  });
  const fields = [
    ...(recount ? [onHand] : []),
    ...moved,
    ...changed.map((fact) => fieldOf(fact, shown(lot[fact]), facts[fact] ?? null)),
    ...(sale.does === 'nothing' ? [] : sale.fields),
  ];
  const nothing = { ...head, problem: null, fields, create: null };
  if (fields.length === 0) return { ...nothing, state: 'unchanged', change: null };
  // Pieces that move get the bin that the row names with the warehouse; the place they leave keeps its own.
  const kept = changed.filter((fact) => !(moves && fact === 'bin'));
  const change: StockListChange = {
    ...Object.fromEntries(kept.map((fact) => [fact, facts[fact]])),
    item_id: lot.id,
    version: lot.version,
    counted: recount ? counted : null,
    move_to: moves ? { warehouse_id: place, bin: facts.bin ?? null } : null,
    terms: sale.does === 'open' ? sale.terms : null,
    closes: sale.does === 'close',
  };
  return { ...nothing, state: 'changed', change };
}

const shown = (value: string | null) =>
  value !== null && /^\d+\.\d+$/.test(value) ? trimDecimal(new Big(value), 4) : value;
