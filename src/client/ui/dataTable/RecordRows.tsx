import { useTranslation } from 'next-i18next/pages';
import { Checkbox } from '../Checkbox';
import type { rowSelection } from './rowSelection';
import { TableRow } from './TableRow';
import type { Column, DataTableProps } from './tableTypes';

type Props<Row> = Pick<DataTableProps<Row>, 'columns' | 'rowKey' | 'rowHref' | 'onRowClick' | 'rowTone' | 'dense'> & {
  rows: readonly Row[];
  folded: readonly Column<Row>[];
  selection: ReturnType<typeof rowSelection<Row>>;
};

/** The records themselves, each with its tick where rows can be selected. */
export function RecordRows<Row>({ rows, rowKey, rowHref, rowTone, selection, ...props }: Props<Row>) {
  const { t } = useTranslation('ui');
  return rows.map((row, index) => {
    const key = rowKey(row);
    return (
      <TableRow
        key={key}
        row={row}
        index={index}
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
  });
}
