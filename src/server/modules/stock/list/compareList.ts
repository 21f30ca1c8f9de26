import type { StockListRow, StockRowProblem } from '../../../../contract/entities/stockList';
import type { StockItemRow } from '../item.repository';
import { diffRowAgainstLot, fieldOf, isMaterial, type Places, type Verdict } from './diffRowAgainstLot';
import { type Facts, factsOf } from './facts';
import type { ListedLot } from './readList';

const nothing = { problem: null, fields: [], create: null, change: null };
type Known = readonly StockItemRow[];

/** Every row of a list beside the lot it means: by the key of our own form, else by its lot number. */
export function compareList(rows: readonly ListedLot[], known: Known, places: Places): StockListRow[] {
  const byId = new Map(known.map((lot) => [lot.id, lot]));
  const byLot = grouped(known, (lot) => lot.lot_no?.toLowerCase() ?? '');
  const byKey = grouped(known, (lot) => lot.spec.canonical_key);
  const seen = new Set<string>();
  return rows.map((row) => {
    const head = { sheet: row.sheet, row: row.row, text: row.cells.material ?? row.raw_text };
    const conflict = (problem: StockRowProblem, fields: StockListRow['fields'] = []): StockListRow => ({
      ...head,
      ...nothing,
      state: 'conflict',
      problem,
      fields,
    });
    const { id, lot_no, warehouse } = row.cells;
    const place = warehouse === undefined ? null : (places.byName.get(warehouse.toLowerCase()) ?? undefined);
    const keyed = id ? byId.get(id) : undefined;
    if (id && !keyed) return conflict('unknown_lot');
    const numbered = lot_no ? nearest(row, byLot.get(lot_no.toLowerCase()) ?? [], place) : [];
    const candidates = keyed ? [keyed] : numbered;
    if (candidates.length > 1) return conflict('ambiguous_lot', [fieldOf('lot_no', lot_no ?? null, lot_no ?? null)]);
    const [lot] = candidates;
    if (!lot && row.unknown) return { ...head, ...nothing, state: 'skipped' };
    const { facts, wrong } = factsOf(row, lot);
    if (wrong) return conflict('value', [fieldOf(wrong, null, row.cells[wrong] ?? null)]);
    if (place === undefined) return conflict('warehouse_unknown', [fieldOf('warehouse', null, warehouse ?? null)]);
    const mark = lot?.id ?? [row.spec.canonical_key, place ?? places.usual, facts.bin, facts.heat_no, lot_no].join('|');
    if ((lot || lot_no) && seen.has(mark)) return conflict('twice');
    seen.add(mark);
    return lot
      ? diffRowAgainstLot({ row, lot, place, facts, places }, { head, conflict })
      : asNew(row, byKey.get(row.spec.canonical_key) ?? [], place ?? places.usual, facts, head);
  });
}

function grouped(known: Known, keyOf: (lot: StockItemRow) => string): ReadonlyMap<string, StockItemRow[]> {
  const groups = new Map<string, StockItemRow[]>();
  for (const lot of known) {
    const group = groups.get(keyOf(lot));
    if (group) group.push(lot);
    else groups.set(keyOf(lot), [lot]);
  }
  return groups;
}

/** Of several lots of one number those of the row's material, then of its warehouse, then of its bin. */
function nearest(row: ListedLot, lots: Known, place: string | null | undefined): Known {
  let left = lots;
  const narrow = (fits: (lot: StockItemRow) => boolean) => {
    const fitting = left.filter(fits);
    if (left.length > 1 && fitting.length > 0) left = fitting;
  };
  narrow((lot) => isMaterial(row, lot));
  if (place) narrow((lot) => lot.warehouse_id === place);
  narrow((lot) => lot.bin === (row.cells.bin ?? null));
  return left;
}

function asNew(
  row: ListedLot,
  sameMaterial: Known,
  warehouse_id: string,
  facts: Facts,
  head: Verdict['head'],
): StockListRow {
  const { spec, raw_text, qty, uom } = row;
  const create = { ...facts, warehouse_id, spec, raw_text, uom, qty, note: null } as StockListRow['create'];
  const alike =
    facts.lot_no === undefined &&
    sameMaterial.some(
      (lot) =>
        lot.warehouse_id === warehouse_id &&
        lot.uom === uom &&
        lot.bin === (facts.bin ?? null) &&
        lot.heat_no === (facts.heat_no ?? null),
    );
  const fields = qty === null ? [] : [fieldOf('on_hand', null, qty)];
  return { ...head, ...nothing, state: alike ? 'conflict' : 'new', problem: alike ? 'alike' : null, fields, create };
}
