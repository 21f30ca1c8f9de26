import { isQuantity, isUnitPrice } from '../../../../contract/figures';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { StockItem } from '../../../../contract/entities/stock';
import { useSaveLots } from '../stockWork';
import { type Sheet, type SheetRow, sameValue } from '../../../shell/autosave/sheet';
import { useAutosave } from '../../../shell/autosave/useAutosave';
import { useNewest } from '../../../ui/useNewest';
import { CELLS, changeOf, type LotRow, rowOf } from './lotRow';

type Edits = ReadonlyMap<string, Partial<LotRow>>;
type Lots = readonly StockItem[];

const isSound = (row: LotRow) =>
  (row.cost_price === '' || isUnitPrice(row.cost_price)) && (row.low_mark === '' || isQuantity(row.low_mark));

const made = new WeakMap<LotRow, SheetRow>();

function sheetRow(row: LotRow): SheetRow {
  const known = made.get(row);
  if (known) return known;
  const sheet = { id: row.item.id, cells: Object.fromEntries(CELLS.map((cell) => [cell, row[cell]])) };
  made.set(row, sheet);
  return sheet;
}

function edited(item: StockItem, edits: Edits): LotRow {
  const cells = edits.get(item.id);
  return cells ? { ...rowOf(item), ...cells } : rowOf(item);
}

const sheetOf = (items: Lots, edits: Edits = new Map()): Sheet => ({
  fields: {},
  rows: items.map((item) => sheetRow(edited(item, edits))),
});

/** The lots of a list, and those that were typed in and are not in it any more. */
function withEdited(items: Lots, before: Lots, edits: Edits): Lots {
  const listed = new Set(items.map(({ id }) => id));
  const others = before.filter(({ id }) => edits.has(id) && !listed.has(id));
  return others.length > 0 ? [...items, ...others] : items;
}

/** The cells that differ from their lots. */
function editsIn(items: Lots, cellsOf: (item: StockItem) => Readonly<Record<string, unknown>> | undefined): Edits {
  const entries = items.flatMap((item) => {
    const before = rowOf(item);
    const now = cellsOf(item);
    const changed = now ? CELLS.filter((cell) => cell in now && !sameValue(before[cell], now[cell])) : [];
    return changed.length > 0
      ? [[item.id, Object.fromEntries(changed.map((cell) => [cell, now?.[cell]]))] as const]
      : [];
  });
  return new Map(entries as [string, Partial<LotRow>][]);
}

/**
 * Rows of the grid with what was typed over them, saved lot by lot under the newest version of each. What the server
 * refused, and what no lot can hold, stays in its cell. `reload` reads the list again.
 */
export function useLotEdits(items: Lots, reload: () => Promise<Lots>) {
  const [edits, setEdits, newest] = useNewest<Edits>(() => new Map());
  /** The lots that the edits lie over; the newest list follows once both were merged. */
  const shown = useRef(items);
  const loaded = useRef(items);
  /** Lots as the last saves left them: the list comes a moment later. */
  const saved = useRef(new Map<string, StockItem>());
  const { mutateAsync } = useSaveLots();
  const rows = useMemo(() => items.map((item) => edited(item, edits)), [items, edits]);

  const send = useCallback(async () => {
    const before = shown.current;
    const written = newest.current;
    const changes = before.flatMap((item) => {
      const row = edited(item, written);
      const change = isSound(row) ? changeOf(row) : null;
      const version = Math.max(item.version, saved.current.get(item.id)?.version ?? 0);
      return change ? [{ item_id: item.id, version, change }] : [];
    });
    const onSaved = (item: StockItem) => void saved.current.set(item.id, item);
    if (changes.length > 0) await mutateAsync({ changes, onSaved });
    const sent = new Set(changes.map(({ item_id }) => item_id));
    const taken = new Map([...written].filter(([id]) => sent.has(id)));
    // By now the list was read again.
    return { base: sheetOf(shown.current, taken), whole: true, at: null };
  }, [newest, mutateAsync]);

  const load = useCallback(async () => {
    saved.current.clear();
    loaded.current = withEdited(await reload(), shown.current, newest.current);
    return sheetOf(loaded.current);
  }, [reload, newest]);

  const autosave = useAutosave(
    {
      place: 'stock',
      missing: 'keep',
      read: () => sheetOf(shown.current, newest.current),
      apply: ({ rows: merged }) => {
        const cells = new Map(merged.map((row) => [row.id, row.cells]));
        setEdits(editsIn(shown.current, ({ id }) => cells.get(id)));
      },
      send,
      load,
      show: () => {
        shown.current = loaded.current;
      },
    },
    () => sheetOf(items),
  );
  const { rebase, changed, typed } = autosave;
  const known = useRef(items);
  useEffect(() => {
    if (known.current === items) return;
    known.current = items;
    const next = withEdited(items, shown.current, newest.current);
    rebase(sheetOf(next), () => {
      shown.current = next;
    });
  }, [items, rebase, newest]);

  const change = useCallback(
    (next: readonly LotRow[]) => {
      const now = new Map(next.map((row) => [row.item.id, row as unknown as Readonly<Record<string, unknown>>]));
      setEdits((before) => editsIn(shown.current, ({ id }) => now.get(id) ?? before.get(id)));
      changed();
    },
    [setEdits, changed],
  );
  return {
    rows,
    autosave,
    change,
    type: useCallback((row: LotRow) => typed(sheetRow(row)), [typed]),
    discard: () => {
      setEdits(new Map());
      autosave.done(sheetOf(shown.current));
    },
  };
}
