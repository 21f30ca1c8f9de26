import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { color } from '../../theme/roles';
import { radius, space, type, weight } from '../../theme/tokens';
import { Button } from '../Button';
import { UndoBar } from '../UndoBar';
import { CardField } from './CardField';
import { CardBar, CardMarks, CardPosition, CardHistory, RowDoubts, RowFacts } from './CardParts';
import { isEditable } from './gridEdits';
import type { CardLayout, GridColumn, GridJump, LineGridProps } from './gridTypes';
import { PaperGrid } from './PaperGrid';
import { shownCell } from './shownCell';
import { type CardRows, useCardRows } from './useCardRows';
import type { NamedStep } from './useGridHistory';
import { useHandler } from './useHandler';
import { useSwipe } from './useSwipe';

const Root = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
  min-width: 0;
  display: grid;
  gap: ${space(3)};
`;

const Card = styled.div`
  display: grid;
  gap: ${space(4)};
  padding: ${space(4)};
  border: 1px solid ${color('line')};
  border-radius: ${radius[8]};
  background: ${color('surface')};
  /* A finger that goes sideways is ours, one that goes up or down scrolls the page. */
  touch-action: pan-y;
`;

const Title = styled.div`
  ${type(16)}
  font-weight: ${weight.semibold};
  overflow-wrap: anywhere;
  /* A row in which nothing stands yet has no band above its fields. */
  &:empty {
    display: none;
  }
  .grid-item {
    display: grid;
    gap: ${space(1)};
    & > small,
    & > em {
      color: ${color('textMuted')};
      font-weight: ${weight.regular};
      font-style: normal;
      ${type(13)}
    }
    & > svg {
      width: 16px;
      height: 16px;
      color: ${color('success')};
    }
  }
`;

const Tools = styled(CardBar)`
  flex-wrap: wrap;
  justify-content: flex-start;
`;

/**
 * The same rows on a phone: one at a time as a card, with its few fields large. Columns, errors, history and what the page
 * hears of are those of the grid; only the body differs.
 */
export function GridCards<Row extends object>({ cards, ...props }: LineGridProps<Row> & { cards: CardLayout<Row> }) {
  const { columns, value, rowNumber, readOnly = false, canAddRows = !readOnly } = props;
  const { t } = useTranslation('ui');
  const rows = useCardRows(props);
  const { at, row, go } = rows;
  const card = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState(false);
  const goToField = useGoToField<Row>(card, (to, column) => {
    const goal = value[to];
    go(to);
    if (goal && column && isEditable(column, goal) && !cards.fields.includes(column.key)) setMore(true);
  });
  useJump(props.jump ?? null, columns, goToField);
  const [done, setDone] = useState<{ id: number; text: string; at: number; step: NamedStep } | null>(null);
  // The bar undoes the step that it names: after another one it is gone for good.
  if (done && done.step !== rows.history.lastStep) setDone(null);
  const { swipe } = cards;
  const title = columns.find(({ key }) => key === cards.title);
  const canSwipe = !readOnly && swipe !== undefined && row !== undefined && swipe.applies(row);
  const name = rowNumber && row ? rowNumber(row) : at + 1;
  const act = (text: string, action: () => NamedStep | null) => {
    commitOpenField();
    const step = action();
    if (step) setDone({ id: (done?.id ?? 0) + 1, text, at, step });
  };
  const onSwipe = () => {
    if (!canSwipe) return;
    act(t('cards.swiped', { no: name, what: swipe.label }), () => {
      const step = rows.change(swipe.change, 'type');
      go(at + 1);
      return step;
    });
  };
  const swipeHandlers = useSwipe(canSwipe ? onSwipe : null);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { PageDown: 1, PageUp: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    goOn(at + by);
  };
  /** To another row, into the same field of it. */
  const goOn = (to: number) => {
    const { name: field } = (document.activeElement ?? {}) as { name?: string };
    go(to);
    requestAnimationFrame(() => card.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus());
  };
  const onEnter = () => {
    go(at + 1);
    requestAnimationFrame(() => card.current?.querySelector('input')?.focus());
  };
  return (
    <Root aria-label={props['aria-label']}>
      <CardPosition rows={rows} count={value.length} name={name} />
      {row && (
        <Card ref={card} key={`card ${at}`} data-card tabIndex={-1} onKeyDown={onKeyDown} {...swipeHandlers}>
          {title && <Title>{shownCell(title, row, at)}</Title>}
          <RowDoubts rows={rows} columns={columns} />
          <RowFacts columns={columns.filter((column) => column !== title)} row={row} at={at} />
          <Fields rows={rows} columns={columns} keys={cards.fields} onType={props.onType} onEnter={onEnter} />
          <Button variant="ghost" size="sm" aria-expanded={more} onClick={() => setMore(!more)}>
            {t(more ? 'cards.less' : 'cards.more')}
          </Button>
          {more && (
            <Fields
              rows={rows}
              columns={columns}
              keys={columns.map(({ key }) => key).filter((key) => !cards.fields.includes(key))}
              onType={props.onType}
              onEnter={onEnter}
            />
          )}
          {canSwipe && <Button onClick={onSwipe}>{swipe.label}</Button>}
        </Card>
      )}
      {done && (
        <UndoBar
          key={`undo ${done.id}`}
          onExpire={() => setDone(null)}
          onUndo={() => {
            rows.history.undoStep(done.step);
            go(done.at);
            setDone(null);
          }}
        >
          {done.text}
        </UndoBar>
      )}
      {props.actions}
      <Tools>
        {canAddRows && (
          <Button size="sm" icon={<Plus />} onClick={rows.append}>
            {t('grid.addRow')}
          </Button>
        )}
        {canAddRows && row && (
          <Button
            size="sm"
            variant="ghost"
            icon={<Trash2 />}
            onClick={() => act(t('grid.step.delete', { count: 1 }), rows.remove)}
          >
            {t('grid.deleteRows', { count: 1 })}
          </Button>
        )}
        {!readOnly && <CardHistory rows={rows} />}
        <CardMarks
          rows={rows}
          goToMark={(kind) => {
            const mark = rows.nextMark(kind);
            if (mark) goToField(mark.row, mark.column);
          }}
        />
      </Tools>
      <PaperGrid aria-label={props['aria-label']} columns={columns} value={value} rowNumber={rowNumber} />
    </Root>
  );
}

/** Takes over what stands in a field before the card under it goes. */
function commitOpenField(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

type FieldsProps<Row extends object> = {
  rows: CardRows<Row>;
  columns: readonly GridColumn<Row>[];
  keys: readonly string[];
  onType: LineGridProps<Row>['onType'];
  onEnter: () => void;
};

function Fields<Row extends object>({ rows, columns, keys, onType, onEnter }: FieldsProps<Row>) {
  const { row, at } = rows;
  if (!row) return null;
  return keys.map((key) => {
    const column = columns.find((one) => one.key === key);
    return column && isEditable(column, row) ? (
      <CardField
        key={key}
        column={column}
        row={row}
        index={at}
        words={rows.words}
        onWrite={(text, step) => rows.write(column, text, step)}
        onType={onType}
        onEnter={onEnter}
      />
    ) : null;
  });
}

type GoToField<Row extends object> = (row: number, column: GridColumn<Row> | undefined) => void;

/** Opens a row by `open`, then puts the focus into a field of it, or on its card where it has no such field. */
function useGoToField<Row extends object>(card: RefObject<HTMLElement | null>, open: GoToField<Row>): GoToField<Row> {
  const [goal, setGoal] = useState<{ key: string | undefined } | null>(null);
  // The card of the row, with all that it opened, is in the document by now.
  useEffect(() => {
    if (!goal) return;
    const field = card.current?.querySelector<HTMLElement>(`[name="${goal.key}"]`) ?? card.current;
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  }, [card, goal]);
  return useHandler((row, column) => {
    open(row, column);
    setGoal({ key: column?.key });
  });
}

/** Goes to a field on demand from outside. */
function useJump<Row extends object>(
  jump: GridJump | null,
  columns: readonly GridColumn<Row>[],
  goToField: GoToField<Row>,
): void {
  const done = useRef(0);
  useEffect(() => {
    if (!jump || jump.at <= done.current) return;
    done.current = jump.at;
    goToField(
      jump.row,
      columns.find(({ key }) => key === jump.key),
    );
  }, [jump, columns, goToField]);
}
