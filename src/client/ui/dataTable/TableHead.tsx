import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { type PointerEvent, type ReactNode, useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden';
import { columnName } from './columnName';
import { nextSort } from './sortRows';
import { Head, HeadCell, HeadRow, SortButton, WidthHandle } from './tableStyles';
import type { Column, Sort } from './tableTypes';

type Props<Row> = {
  columns: readonly Column<Row>[];
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
  box: boolean;
  /** Box that ticks all rows, when rows can be selected. */
  tickAll: ReactNode;
  /** Columns can be drawn wider. */
  onWidth?: Widths | undefined;
};

interface Widths {
  draw: (key: string, width: number) => void;
  keep: (key: string, width: number | null) => void;
}

/** Draws a column wider or narrower; a double press gives it its usual width again. */
function ColumnEdge({ columnKey, widths }: { columnKey: string; widths: Widths }) {
  const [from, setFrom] = useState<{ x: number; width: number } | null>(null);
  const widthAt = ({ clientX }: PointerEvent) => from && from.width + clientX - from.x;
  const start = (event: PointerEvent<HTMLElement>) => {
    const cell = event.currentTarget.parentElement;
    if (!cell || event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    setFrom({ x: event.clientX, width: cell.getBoundingClientRect().width });
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const width = widthAt(event);
    if (width !== null) widths.draw(columnKey, width);
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    const width = widthAt(event);
    setFrom(null);
    if (width !== null && from && event.clientX !== from.x) widths.keep(columnKey, width);
  };
  return (
    <WidthHandle
      aria-hidden
      data-column-edge={columnKey}
      data-drawn={from ? '' : undefined}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={() => setFrom(null)}
      onDoubleClick={() => widths.keep(columnKey, null)}
    />
  );
}

/** Column names, with a button where the table can be sorted. */
export function TableHead<Row>({ columns, sort, onSort, box, tickAll, onWidth }: Props<Row>) {
  const { t } = useTranslation('ui');
  return (
    <Head>
      <HeadRow>
        {tickAll && (
          <HeadCell $align="left" $box={box} data-tick>
            {tickAll}
          </HeadCell>
        )}
        {columns.map((column) => {
          const current = sort?.key === column.key ? sort.direction : undefined;
          const name = columnName(column);
          return (
            <HeadCell
              key={column.key}
              $align={column.align ?? 'left'}
              $box={box}
              style={{ width: column.width }}
              aria-sort={current && (current === 'asc' ? 'ascending' : 'descending')}
            >
              {column.sortable || column.sortValue ? (
                <SortButton
                  type="button"
                  data-current={current}
                  data-align={column.align}
                  title={t('table.sortBy', { column: name })}
                  onClick={() => onSort(nextSort(sort, column.key))}
                >
                  {column.header}
                  {current === 'desc' ? <ArrowDown aria-hidden /> : <ArrowUp aria-hidden />}
                </SortButton>
              ) : name === '' && !column.header ? (
                <VisuallyHidden>{t('table.actions')}</VisuallyHidden>
              ) : (
                column.header
              )}
              {onWidth && name !== '' && <ColumnEdge columnKey={column.key} widths={onWidth} />}
            </HeadCell>
          );
        })}
      </HeadRow>
    </Head>
  );
}
