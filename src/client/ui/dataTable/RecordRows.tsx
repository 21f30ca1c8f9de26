import { useTranslation } from 'next-i18next/pages';
import { Checkbox } from '../Checkbox';
import { Kept } from '../Kept';
import { columnName } from './columnName';
import type { rowSelection } from './rowSelection';
import { TableRow } from './TableRow';
import type { Column, DataTableProps } from './tableTypes';

export type RecordRowsProps<Row> = Pick<
  DataTableProps<Row>,
  'columns' | 'rowKey' | 'rowHref' | 'onRowClick' | 'rowTone' | 'dense' | 'keptRows'
> & {
  rows: readonly Row[];
  folded: readonly Column<Row>[];
  selection: ReturnType<typeof rowSelection<Row>>;
  /** Of a long table: the place of the first of these rows among all, and who learns how high each is. */
  from?: number;
  measure?: (row: HTMLTableRowElement | null) => void;
  onDetails?: ((row: Row) => void) | undefined;
};

/** The records themselves, each with its tick where rows can be selected. */
export function RecordRows<Row>({ rows, rowKey, rowHref, rowTone, selection, from, ...props }: RecordRowsProps<Row>) {
  const { t } = useTranslation('ui');
  return rows.map((row, index) => {
    const key = rowKey(row);
    const drawn = (
      <TableRow
        key={key}
        row={row}
        index={(from ?? 0) + index}
        numbered={from !== undefined}
        measure={props.measure}
        onDetails={props.onDetails}
        columns={props.columns}
        folded={props.folded}
        href={rowHref?.(row)}
        onClick={props.onRowClick}
        tone={rowTone?.(row)}
        selected={selection?.has(key) ?? false}
        dense={props.dense ?? false}
        tick={
          selection && (
            <Checkbox
              data-row-tick
              aria-label={t('table.selectRow')}
              checked={selection.has(key)}
              onChange={() => selection.toggle(key)}
            />
          )
        }
      />
    );
    if (props.keptRows === undefined) return drawn;
    const named = (column: Column<Row>) => [column.key, columnName(column)];
    const place = [props.columns.map(named), props.folded.map(named), props.dense, props.onDetails !== undefined];
    return (
      <Kept key={key} name={props.keptRows} by={[row, rowHref?.(row), rowTone?.(row), place]}>
        {drawn}
      </Kept>
    );
  });
}
