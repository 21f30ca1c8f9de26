import { useTranslation } from 'next-i18next/pages';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { space, type } from '../../theme/tokens';
import { Button } from '../Button';
import { Field } from '../Field';
import { Select } from '../Select';
import { TextInput } from '../TextInput';
import { readCell, writeCell } from './gridEdits';
import { optionOf } from './optionOf';
import { type GridWords, nearestReading, problemOf } from './gridErrors';
import type { GridColumn, GridStep } from './gridTypes';
import { editedText, keyboardOf } from './shownCell';

const Large = styled.div`
  & label {
    ${type(14)}
  }
  & input,
  & select {
    min-height: 52px;
    ${type(16)}
  }
  & input:not([inputmode='text']) {
    ${type(20)}
  }
  & button {
    margin-top: ${space(2)};
  }
`;

type Props<Row extends object> = {
  column: GridColumn<Row>;
  row: Row;
  index: number;
  words: GridWords;
  onWrite: (text: string, step: GridStep) => void;
  onType: ((row: Row) => void) | undefined;
  /** Enter in the last field of a card, or in any that is done. */
  onEnter: () => void;
};

/** A cell as a field of a card: it is taken over when it is left, and what cannot be read stays in it, marked. */
export function CardField<Row extends object>(props: Props<Row>) {
  const { column, row, index, words, onWrite, onType } = props;
  const { t } = useTranslation('ui');
  const error = problemOf(column, row, index, words);
  const warning = error === null ? (column.warning?.(row, index) ?? null) : null;
  const nearest = error === null ? null : nearestReading(column, row);
  /** What is being typed; null while nothing is. */
  const [typed, setTyped] = useState<string | null>(null);
  const keep = usePending((text) => onWrite(text, 'type'));
  const commit = () => {
    keep(null);
    if (typed !== null && typed !== editedText(column, row)) onWrite(typed, 'type');
    setTyped(null);
  };
  return (
    <Large>
      <Field label={column.title} error={error ?? undefined} help={warning ?? undefined}>
        {column.kind === 'select' ? (
          <Select
            name={column.key}
            value={readCell(row, column.key)}
            placeholder="–"
            options={optionsOf(column, readCell(row, column.key))}
            onChange={(event) => onWrite(event.target.value, 'type')}
          />
        ) : (
          <TextInput
            name={column.key}
            value={typed ?? editedText(column, row)}
            inputMode={keyboardOf(column)}
            enterKeyHint="next"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            placeholder={column.placeholder}
            onChange={(event) => {
              setTyped(event.target.value);
              keep(event.target.value);
              onType?.(writeCell(row, column, event.target.value));
            }}
            onBlur={commit}
            onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              commit();
              if (!focusNext(event.currentTarget)) props.onEnter();
            }}
          />
        )}
      </Field>
      {nearest !== null && (
        <Button size="sm" onClick={() => onWrite(nearest, 'nearest')}>
          {t('cards.nearest', { text: nearest })}
        </Button>
      )}
    </Large>
  );
}

/** The options, and what stands in the cell though it is none of them. */
function optionsOf<Row extends object>({ options = [] }: GridColumn<Row>, text: string) {
  const unread = text !== '' && !optionOf(options, text);
  return unread ? [{ value: text, label: text }, ...options] : options;
}

/** Moves to the next field that is typed into, within the card; false where there is none. */
function focusNext(field: HTMLInputElement): boolean {
  const fields = [...(field.closest('[data-card]')?.querySelectorAll('input') ?? [])];
  const next = fields[fields.indexOf(field) + 1];
  next?.focus();
  return next !== undefined;
}

/** What stands in the field when its screen goes is taken over; the function keeps it, null once it was. */
function usePending(write: (text: string) => void) {
  const pending = useRef<string | null>(null);
  const newest = useRef(write);
  useEffect(() => {
    newest.current = write;
  });
  useEffect(
    () => () => {
      if (pending.current !== null) newest.current(pending.current);
    },
    [],
  );
  return useCallback((text: string | null) => {
    pending.current = text;
  }, []);
}
