import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden';
import { columnName } from './columnName';
import { nextSort } from './sortRows';
import { Head, HeadCell, HeadRow, SortButton } from './tableStyles';
import type { Column, Sort } from './tableTypes';

type Props<Row> = {
  columns: readonly Column<Row>[];
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
  box: boolean;
  /** Box that ticks all rows, when rows can be selected. */
  tickAll: ReactNode;
};

/** Column names, with a button where the table can be sorted. */
export function TableHead<Row>({ columns, sort, onSort, box, tickAll }: Props<Row>) {
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
            </HeadCell>
          );
        })}
      </HeadRow>
    </Head>
  );
}
