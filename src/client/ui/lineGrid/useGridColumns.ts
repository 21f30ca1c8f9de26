import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import type { LineGridProps } from './gridTypes';
import { gutterColumn, sheetColumns } from './sheetColumns';
import type { useGridHandle } from './useGridHandle';
import { useTyping } from './useTyping';

type Given<Row extends object> = Pick<LineGridProps<Row>, 'columns' | 'readOnly' | 'rowNumber' | 'onType'>;
type Move = ReturnType<typeof useGridHandle>['move'];

/** The columns as they may be edited now, the cells they become in the sheet, and the numbers before each row. */
export function useGridColumns<Row extends object>(given: Given<Row>, gridId: string, move: Move) {
  const { readOnly = false, rowNumber, onType } = given;
  const type = useTyping(onType);
  const { t } = useTranslation('ui');
  const columns = useMemo(
    () => (readOnly ? given.columns.map((column) => ({ ...column, editable: false })) : given.columns),
    [given.columns, readOnly],
  );
  const cells = useMemo(() => sheetColumns(columns, gridId, move, type), [columns, gridId, move, type]);
  const gutter = useMemo(
    () => gutterColumn(columns[0], t('grid.rowNumber'), move, rowNumber),
    [columns, t, move, rowNumber],
  );
  return { columns, cells, gutter };
}
