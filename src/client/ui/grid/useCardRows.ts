import { useTranslation } from 'next-i18next/pages';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { toast } from '../toast';
import { groupDigits } from '../numberText';
import { writeCell } from './gridEdits';
import { type Mark, markFinder } from './gridErrors';
import type { GridColumn, GridStep, LineGridProps } from './gridTypes';
import { useGridHistory } from './useGridHistory';
import { useHandler } from './useHandler';

/** The rows of a grid worked one at a time: which is open, what changes it, its way back, and what is wrong anywhere. */
export function useCardRows<Row extends object>(props: LineGridProps<Row>) {
  const { columns, value, onChange, newRow, onSelectRows, mostRows = Number.POSITIVE_INFINITY } = props;
  const { t } = useTranslation('ui');
  const words = useMemo(() => ({ notNumber: t('grid.notNumber'), notOption: t('grid.notOption') }), [t]);
  const history = useGridHistory(value, onChange, props.step);
  const [wanted, setWanted] = useState(0);
  const at = Math.max(0, Math.min(wanted, value.length - 1));
  const latest = useRef(onSelectRows);
  useEffect(() => {
    latest.current = onSelectRows;
  });
  useEffect(() => latest.current?.([at]), [at]);

  const findMarks = useMemo(() => markFinder(columns, words), [columns, words]);
  const settled = useDeferredValue(value);
  const marks = useMemo(() => findMarks(settled), [findMarks, settled]);
  const marksOf = (kind: Mark['kind']) => marks.filter((mark) => mark.kind === kind);
  const rowsWith = (kind: Mark['kind']) => new Set(marksOf(kind).map(({ row }) => row)).size;

  const go = useHandler((to: number) => {
    // What stands in a field is taken over as it is left.
    if (document.activeElement instanceof HTMLElement && document.activeElement.matches('input'))
      document.activeElement.blur();
    setWanted(Math.max(0, Math.min(to, history.rows().length - 1)));
  });
  const change = (by: (row: Row) => Row, step: GridStep) => {
    const rows = history.rows();
    return history.apply(
      rows.map((row, place) => (place === at ? by(row) : row)),
      step,
    );
  };
  return {
    at,
    row: value[at],
    words,
    history,
    go,
    change,
    write: (column: GridColumn<Row>, text: string, step: GridStep) =>
      void change((row) => writeCell(row, column, text), step),
    append: () => {
      const rows = history.rows();
      if (rows.length >= mostRows) return toast.error(t('grid.tooMany', { most: groupDigits(String(mostRows)) }));
      history.apply([...rows, newRow()], 'insert');
      setWanted(rows.length);
    },
    remove: () =>
      history.apply(
        history.rows().filter((_, place) => place !== at),
        'delete',
      ),
    wrong: rowsWith('error'),
    doubted: rowsWith('warning'),
    /** The next row with something of that kind, going round at the end, and the column that is marked in it. */
    nextMark: (kind: Mark['kind']) => {
      const found = marksOf(kind);
      const mark = found.find(({ row }) => row > at) ?? found[0];
      return mark && { row: mark.row, column: columns[mark.col] };
    },
  };
}

export type CardRows<Row extends object> = ReturnType<typeof useCardRows<Row>>;
