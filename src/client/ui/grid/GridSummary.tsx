import { memo } from 'react';
import type { PlacedColumn } from './columnLayout';
import { alignOf } from './shownCell';

type Props<Row extends object> = { columns: ReadonlyArray<PlacedColumn<Row>>; rows: readonly Row[]; title: string };

function PlainGridSummary<Row extends object>({ columns, rows, title }: Props<Row>) {
  return (
    <div className="grid-summary">
      <span className="grid-gutter">{title}</span>
      {columns.map((column) => (
        <div key={column.key} className={column.frozen ? 'grid-frozen' : undefined} style={column.style}>
          <span className={`grid-${alignOf(column)}`}>{column.summary?.(rows)}</span>
        </div>
      ))}
    </div>
  );
}

/** What the columns come to, within the frame and always in sight; drawn again only when rows or columns change. */
export const GridSummary = memo(PlainGridSummary) as typeof PlainGridSummary;
