import { ChevronLeft, ChevronRight, CircleAlert, CircleHelp, Redo2, Undo2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { color } from '../../theme/roles';
import { space, type } from '../../theme/tokens';
import { Banner } from '../Banner';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import type { Mark } from './gridErrors';
import type { GridColumn } from './gridTypes';
import { shownCell } from './shownCell';
import type { CardRows } from './useCardRows';

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  margin: 0;
  ${type(14)}
  & > div {
    display: flex;
    gap: ${space(1.5)};
  }
  & dt {
    color: ${color('textMuted')};
  }
  & dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
`;

export const CardBar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  ${type(14)}
  & > output {
    color: ${color('textMuted')};
    font-variant-numeric: tabular-nums;
  }
`;

type RowsProps<Row extends object> = { rows: CardRows<Row> };

/** Which row is open, and the ways to the ones beside it. */
export function CardPosition<Row extends object>({
  rows,
  count,
  name,
}: RowsProps<Row> & { count: number; name: number }) {
  const { t } = useTranslation('ui');
  const { at, go } = rows;
  return (
    <CardBar>
      <IconButton
        label={t('cards.before')}
        variant="secondary"
        icon={<ChevronLeft />}
        disabled={at === 0}
        onClick={() => go(at - 1)}
      />
      <output>{t('cards.position', { no: name, at: Math.min(at + 1, count), count })}</output>
      <IconButton
        label={t('cards.next')}
        variant="secondary"
        icon={<ChevronRight />}
        disabled={at >= count - 1}
        onClick={() => go(at + 1)}
      />
    </CardBar>
  );
}

/** What is doubtful in the row as a whole, with the button that accepts it. */
export function RowDoubts<Row extends object>({
  rows,
  columns,
}: RowsProps<Row> & { columns: readonly GridColumn<Row>[] }) {
  const { t } = useTranslation('ui');
  const { row, at, change } = rows;
  return columns.map((column) => {
    const { accept } = column;
    const doubt = row && accept ? (column.warning?.(row, at) ?? null) : null;
    if (doubt === null || !accept) return null;
    return (
      <Banner
        key={column.key}
        tone="warning"
        action={
          <Button size="sm" onClick={() => change(accept, 'accept')}>
            {t('cards.accept')}
          </Button>
        }
      >
        {doubt}
      </Banner>
    );
  });
}

/** What stands in the row and cannot be changed. */
export function RowFacts<Row extends object>({
  columns,
  row,
  at,
}: {
  columns: readonly GridColumn<Row>[];
  row: Row;
  at: number;
}) {
  const facts = columns
    .filter(({ kind }) => kind === 'readonly')
    .map((column) => ({ column, shown: shownCell(column, row, at) }))
    .filter(({ shown }) => shown !== null && shown !== undefined && shown !== false && shown !== '' && shown !== '–');
  if (facts.length === 0) return null;
  return (
    <Facts>
      {facts.map(({ column, shown }) => (
        <div key={column.key}>
          <dt>{column.title}</dt>
          <dd>{shown}</dd>
        </div>
      ))}
    </Facts>
  );
}

/** Undo and redo, each with the name of its step. */
export function CardHistory<Row extends object>({ rows: { history } }: RowsProps<Row>) {
  const { t } = useTranslation('ui');
  const { lastStep, nextStep } = history;
  const named = (what: 'undo' | 'redo', step: typeof lastStep) =>
    step
      ? `${t(`grid.${what}`)}: ${step.text ?? t(`grid.step.${step.kind}`, { count: step.count })}`
      : t(`grid.${what}`);
  return (
    <>
      <IconButton label={named('undo', lastStep)} icon={<Undo2 />} disabled={!lastStep} onClick={history.undo} />
      <IconButton label={named('redo', nextStep)} icon={<Redo2 />} disabled={!nextStep} onClick={history.redo} />
    </>
  );
}

/** How many rows are wrong or doubtful; a press goes to the next of them. */
export function CardMarks<Row extends object>({
  rows,
  goToMark,
}: RowsProps<Row> & { goToMark: (kind: Mark['kind']) => void }) {
  const { t } = useTranslation('ui');
  const { wrong, doubted } = rows;
  return (
    <>
      {wrong > 0 && (
        <Button size="sm" variant="ghost" icon={<CircleAlert />} onClick={() => goToMark('error')}>
          {t('grid.errors', { count: wrong })}
        </Button>
      )}
      {doubted > 0 && (
        <Button size="sm" variant="ghost" icon={<CircleHelp />} onClick={() => goToMark('warning')}>
          {t('grid.doubts', { count: doubted })}
        </Button>
      )}
    </>
  );
}
