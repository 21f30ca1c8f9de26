import { useTranslation } from 'next-i18next/pages';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { PlacedColumn } from './columnLayout';
import { ChoiceList } from './ChoiceList';
import { Floating } from './Floating';
import { optionsLike } from './gridEdits';
import { beginsWith, optionOf } from './optionOf';
import { HEAD_HEIGHT, ROW_HEIGHT } from './gridMeasures';
import { cellId } from './GridRow';
import type { GridPlace } from './gridTypes';
import { alignOf, keyboardOf } from './shownCell';
import type { CellEditorState } from './useCellEditor';

type Props<Row extends object> = {
  gridId: string;
  label: string;
  column: PlacedColumn<Row> | undefined;
  /** The active cell; null while there is none, when the field waits at the first one. */
  place: GridPlace | null;
  /** What is said of the active cell. */
  note: { text: string; kind: 'error' | 'warning'; nearest: string | null; acceptable: boolean } | null;
  editor: CellEditorState;
  readOnly: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Takes the nearest text. */
  onAccept: () => void;
  /** Takes over what is doubtful. */
  onAcceptDoubt: () => void;
  onFocus: () => void;
};

/**
 * The field of the grid, over its active cell: out of sight until a letter or F2 opens the cell, but always with the focus.
 * It is the same element for every cell and is only moved, so that an input method never loses it.
 */
export function CellEditor<Row extends object>(props: Props<Row>) {
  const { gridId, column, place, note, editor, readOnly } = props;
  const { field, open } = editor;
  const { t } = useTranslation('ui');
  const cell = useRef<HTMLDivElement>(null);
  const choice = useChoice(column, editor);
  const [focused, setFocused] = useState(false);
  const isChoice = open !== null && column?.kind === 'select';
  const noteId = `${gridId}-note`;
  const listId = `${gridId}-list`;
  useOpenedField(editor);
  const keys = (event: KeyboardEvent) => {
    if (!event.nativeEvent.isComposing && isChoice && choice.onKeyDown(event)) return;
    props.onKeyDown(event);
  };
  return (
    <div className="grid-editor" data-frozen={column?.frozen || undefined}>
      <div
        ref={cell}
        className="grid-editor-cell"
        data-open={open?.mode}
        style={{
          top: HEAD_HEIGHT + (place?.row ?? 0) * ROW_HEIGHT,
          left: column?.left ?? 0,
          width: column?.size ?? 0,
          height: ROW_HEIGHT,
        }}
      >
        <textarea
          ref={field}
          rows={1}
          aria-label={open ? (column?.title ?? props.label) : props.label}
          aria-controls={isChoice ? listId : gridId}
          aria-haspopup={isChoice ? 'listbox' : undefined}
          aria-activedescendant={
            isChoice
              ? choice.active >= 0
                ? `${listId}-${choice.active}`
                : undefined
              : place && !open
                ? cellId(gridId, place.row, place.col)
                : undefined
          }
          aria-describedby={note && focused && !open ? noteId : undefined}
          aria-invalid={note?.kind === 'error' || undefined}
          className={column ? `grid-field grid-${alignOf(column)}` : 'grid-field'}
          // A finger opens a cell by a second press; until then the device's keyboard stays away.
          inputMode={!open || readOnly || !column ? 'none' : keyboardOf(column)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          data-gramm="false"
          data-open-cell={open !== null}
          onKeyDown={keys}
          onInput={() => {
            choice.narrow();
            editor.input(place);
          }}
          onCompositionStart={editor.compositionStart}
          onCompositionEnd={editor.compositionEnd}
          onFocus={() => {
            setFocused(true);
            props.onFocus();
          }}
          onBlur={() => {
            setFocused(false);
            editor.left();
          }}
        />
      </div>
      {isChoice && choice.options.length > 0 && (
        <Floating anchor={cell} minWidth={column?.size ?? 0}>
          <ChoiceList
            id={listId}
            label={column?.title ?? ''}
            options={choice.options}
            active={choice.active}
            onChoose={(option) => editor.commit(option.value)}
          />
        </Floating>
      )}
      {note && focused && !open && (
        <Floating anchor={cell} id={noteId}>
          <div className="grid-note" data-kind={note.kind}>
            <span>{note.text}</span>
            {note.nearest !== null && (
              <button type="button" tabIndex={-1} onClick={props.onAccept}>
                {t('grid.takeNearest', { text: note.nearest })}
              </button>
            )}
            {note.acceptable && (
              <button type="button" tabIndex={-1} onClick={props.onAcceptDoubt}>
                {t('grid.acceptDoubt')}
              </button>
            )}
          </div>
        </Floating>
      )}
    </div>
  );
}

/** A cell opened by a finger brings the device's keyboard, which comes only with the focus. */
function useOpenedField({ open, composing, refocus }: CellEditorState): void {
  const editing = open?.mode === 'editing';
  useLayoutEffect(() => {
    if (editing && !composing.current && window.matchMedia('(pointer: coarse)').matches) refocus();
  }, [editing, composing, refocus]);
}

/** The options of an open choice: all of them until something is typed, then those that it may mean. */
function useChoice<Row extends object>(column: PlacedColumn<Row> | undefined, editor: CellEditorState) {
  const all = column?.kind === 'select' ? (column.options ?? []) : [];
  /** What was typed since the cell was opened; null for nothing yet. */
  const [typed, setTyped] = useState<string | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const [opened, setOpened] = useState(editor.open);
  if (opened !== editor.open) {
    setOpened(editor.open);
    setTyped(editor.open?.mode === 'typing' ? (typed ?? '') : null);
    setChosen(null);
  }
  const options = typed === null ? all : optionsLike(all, typed);
  const before = optionOf(all, editor.open?.before ?? '');
  const present = before ? all.indexOf(before) : -1;
  // What only begins another spelling, or stands within a label, may mean something else: it is listed, and not marked.
  const active = chosen ?? (typed === null ? present : options.findIndex((option) => beginsWith(option, typed)));
  /** The chosen option; without a choice the one that the text names, though another one is marked. */
  const take = () => {
    const text = editor.field.current?.value ?? '';
    const option =
      chosen === null ? (optionOf(all, text) ?? (typed === null ? undefined : options[active])) : options[active];
    if (option) editor.commit(option.value);
  };
  return {
    options,
    active,
    narrow: () => {
      setTyped(editor.field.current?.value ?? '');
      setChosen(null);
    },
    /** True where the list took the key. */
    onKeyDown: (event: KeyboardEvent): boolean => {
      const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (by !== undefined && !event.altKey) {
        event.preventDefault();
        setChosen(Math.min(Math.max(0, active + by), options.length - 1));
        return true;
      }
      if (event.key === 'Enter' && event.altKey) return false;
      if (event.key === 'Enter' || event.key === 'Tab') take();
      return false;
    },
  };
}
