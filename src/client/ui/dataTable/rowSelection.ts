import { toggled } from '../toggled';

type Options<Row> = {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  selected: ReadonlySet<string> | undefined;
  onSelect: ((selected: Set<string>) => void) | undefined;
};

/** Which rows are ticked and how ticking changes that; null where rows cannot be selected. */
export function rowSelection<Row>({ rows, rowKey, selected, onSelect }: Options<Row>) {
  if (!selected || !onSelect) return null;
  const keys = rows.map(rowKey);
  const ticked = keys.filter((key) => selected.has(key)).length;
  return {
    count: selected.size,
    all: keys.length > 0 && ticked === keys.length,
    some: ticked > 0 && ticked < keys.length,
    has: (key: string) => selected.has(key),
    toggle: (key: string) => onSelect(toggled(selected, key)),
    toggleAll: () => onSelect(new Set(ticked === keys.length ? [] : keys)),
    clear: () => onSelect(new Set()),
  };
}
