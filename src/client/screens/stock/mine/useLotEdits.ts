import { useEffect, useMemo, useState } from 'react';
import type { StockItem } from '../../../../contract/entities/stock';
import { quantity, unitPrice } from '../../../../contract/values';
import { useChangeLots } from '../../../queries/stockWork';
import { changedCells, changeOf, type LotRow, rowOf } from './lotRow';

type Edits = ReadonlyMap<string, Partial<LotRow>>;

const isSound = (row: LotRow) =>
  (row.cost_price === '' || unitPrice.safeParse(row.cost_price).success) &&
  (row.low_mark === '' || quantity.safeParse(row.low_mark).success);

/**
 * Rows of the grid with what was typed over them. A sound change is saved at once, one batch after the other, always
 * under the newest version; what the server refused stays in its cell until it is tried again or given up.
 */
export function useLotEdits(items: readonly StockItem[]) {
  const [edits, setEdits] = useState<Edits>(new Map());
  const [paused, setPaused] = useState(false);
  const { mutate, isPending, error } = useChangeLots();
  const rows = useMemo(
    () => items.map((item) => (edits.has(item.id) ? { ...rowOf(item), ...edits.get(item.id) } : rowOf(item))),
    [items, edits],
  );

  useEffect(() => {
    if (isPending || paused || edits.size === 0) return;
    const waiting = rows.filter((row) => edits.has(row.item.id) && isSound(row));
    const changes = waiting.flatMap((row) => {
      const change = changeOf(row);
      return change ? [{ item_id: row.item.id, version: row.item.version, change }] : [];
    });
    if (changes.length === 0) return;
    const sent = new Map(changes.map(({ item_id }) => [item_id, edits.get(item_id)]));
    mutate(changes, {
      // By now the lots are read anew. A row that was typed over meanwhile is another entry and stays.
      onSuccess: () => setEdits((before) => new Map([...before].filter(([id, cells]) => sent.get(id) !== cells))),
      onError: () => setPaused(true),
    });
  }, [rows, edits, isPending, paused, mutate]);

  return {
    rows,
    saving: isPending,
    error: paused ? error : null,
    change: (next: readonly LotRow[]) => {
      const shown = new Set(rows);
      const typed = next.filter((row) => !shown.has(row));
      setPaused(false);
      setEdits((before) => {
        const after = new Map(before);
        for (const row of typed) {
          if (changeOf(row)) after.set(row.item.id, changedCells(row));
          else after.delete(row.item.id);
        }
        return after;
      });
    },
    retry: () => setPaused(false),
    discard: () => {
      setEdits(new Map());
      setPaused(false);
    },
  };
}
