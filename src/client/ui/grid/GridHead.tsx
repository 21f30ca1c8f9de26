import { ArrowDown, ArrowUp, ChevronDown, Filter } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { memo, useState } from 'react';
import { IconButton } from '../IconButton';
import { Menu } from '../Menu';
import type { MenuItem } from '../menuProps';
import type { PlacedColumn } from './columnLayout';
import { gridRoles } from './gridRoles';
import type { GridSort } from './gridView';
import { alignOf } from './shownCell';

const NONE: readonly MenuItem[] = [];

type Props<Row extends object> = {
  columns: ReadonlyArray<PlacedColumn<Row>>;
  sort: GridSort | null;
  filters: ReadonlyMap<string, unknown>;
  /** First and last selected column; -1 where none is. */
  from: number;
  to: number;
  /** What the menu of a column offers. */
  items: (column: PlacedColumn<Row>) => readonly MenuItem[];
};

type CellProps<Row extends object> = Pick<Props<Row>, 'items'> & {
  column: PlacedColumn<Row>;
  col: number;
  order: GridSort['order'] | undefined;
  filtered: boolean;
  selected: boolean;
};

function PlainGridHead<Row extends object>({ columns, sort, filters, from, to, items }: Props<Row>) {
  const { t } = useTranslation('ui');
  return (
    <div {...gridRoles.row(1)} className="grid-head">
      <span {...gridRoles.columnheader(1)} className="grid-gutter">
        {t('grid.rowNumber')}
      </span>
      {columns.map((column, col) => (
        <HeadCell
          key={column.key}
          column={column}
          col={col}
          order={sort?.key === column.key ? sort.order : undefined}
          filtered={filters.has(column.key)}
          selected={col >= from && col <= to}
          items={items}
        />
      ))}
    </div>
  );
}

function PlainHeadCell<Row extends object>({ column, col, order, filtered, selected, items }: CellProps<Row>) {
  const { t } = useTranslation('ui');
  const [open, setOpen] = useState(false);
  return (
    <div
      {...gridRoles.columnheader(column.place + 2)}
      aria-label={column.title || undefined}
      aria-sort={order}
      className={column.frozen ? 'grid-title grid-frozen' : 'grid-title'}
      style={column.style}
      data-on={selected || undefined}
      title={[column.title, column.hint].filter(Boolean).join(' · ')}
    >
      <span className={`grid-${alignOf(column)}`}>{column.title}</span>
      {order && (order === 'ascending' ? <ArrowUp aria-hidden /> : <ArrowDown aria-hidden />)}
      {filtered && <Filter aria-hidden />}
      {column.title && (
        <Menu
          align="start"
          onOpenChange={setOpen}
          trigger={
            <IconButton
              size="sm"
              tabIndex={-1}
              className="grid-menu"
              label={t('grid.columnMenu', { column: column.title })}
              icon={<ChevronDown />}
            />
          }
          items={open ? items(column) : NONE}
        />
      )}
      <i className="grid-resize" data-resize={col} />
    </div>
  );
}

/** One name, drawn again when its own share of the selection changes: a menu in each makes all of them dear. */
const HeadCell = memo(PlainHeadCell) as unknown as typeof PlainHeadCell;

/** Names of the columns; a press selects the column, its edge makes it wider, its menu sorts, filters and hides it. */
export const GridHead = memo(PlainGridHead) as typeof PlainGridHead;
