import type { ReactNode } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { DataTable } from '../../ui/DataTable';
import type { Column } from '../../ui/dataTable/tableTypes';

export type MonthColumn<M> = { key: string; header: string; value: (row: M) => ReactNode };

interface Props<M extends { month: string }> {
  label: string;
  months: readonly M[];
  columns: readonly MonthColumn<M>[];
}

/** The figures behind a chart, the newest month first. */
export function MonthTable<M extends { month: string }>({ label, months, columns }: Props<M>) {
  const { t } = useTranslation('service');
  const shown: Column<M>[] = [
    { key: 'month', header: t('stats.month'), width: '96px', render: ({ month }) => month },
    ...columns.map(
      ({ key, header, value }): Column<M> => ({ key, header, align: 'right', render: (row) => value(row) }),
    ),
  ];
  return (
    <DataTable
      aria-label={label}
      columns={shown}
      rows={months.toReversed()}
      rowKey={({ month }) => month}
      maxHeight="280px"
      dense
    />
  );
}
