import { ArrowDown, ArrowUp, ChevronDown, Filter } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { memo, useState } from 'react';
import { IconButton } from '../IconButton';
import { Menu, type MenuItem } from '../Menu';
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

/** Names of the columns; a press selects the column, its edge makes it wider, its menu sorts, filters and hides it. */
function PlainGridHead<Row extends object>({ columns, sort, filters, from, to, items }: Props<Row>) {
  const { t } = useTranslation('ui');
  const [open, setOpen] = useState<string | null>(null);
  return (
    <div {...gridRoles.row(1)} className="grid-head">
      <span {...gridRoles.columnheader(1)} className="grid-gutter">
        {t('grid.rowNumber')}
      </span>
      {columns.map((column, col) => {
        const order = sort?.key === column.key ? sort.order : undefined;
        return (
          <div
            key={column.key}
            {...gridRoles.columnheader(column.place + 2)}
            aria-label={column.title || undefined}
            aria-sort={order}
            className={column.frozen ? 'grid-title grid-frozen' : 'grid-title'}
            style={column.style}
            data-on={(col >= from && col <= to) || undefined}
            title={[column.title, column.hint].filter(Boolean).join(' · ')}
          >
            <span className={`grid-${alignOf(column)}`}>{column.title}</span>
            {order && (order === 'ascending' ? <ArrowUp aria-hidden /> : <ArrowDown aria-hidden />)}
            {filters.has(column.key) && <Filter aria-hidden />}
            {column.title && (
              <Menu
                align="start"
                onOpenChange={(opened) => setOpen(opened ? column.key : null)}
                trigger={
                  <IconButton
                    size="sm"
                    tabIndex={-1}
                    className="grid-menu"
                    label={t('grid.columnMenu', { column: column.title })}
                    icon={<ChevronDown />}
                  />
                }
                items={open === column.key ? items(column) : NONE}
              />
            )}
            <i className="grid-resize" data-resize={col} />
          </div>
        );
      })}
    </div>
  );
}

export const GridHead = memo(PlainGridHead) as typeof PlainGridHead;
