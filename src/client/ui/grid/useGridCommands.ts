import type { KeyboardEvent, RefObject } from 'react';
import type { PlacedColumn } from './columnLayout';
import type { GridActions } from './gridActions';
import { isEditable } from './gridEdits';
import { type Mark, nextMark } from './gridErrors';
import { commandOf, type KeyCommand } from './gridKeys';
import type { GridPlace } from './gridTypes';
import { areaOf, edgeFrom, inside, isSingle, moved, nextByTab, nextInArea, type Size } from './selection';
import { copiedText } from './shownCell';
import type { CellEditorState } from './useCellEditor';
import type { GridSelection } from './useGridSelection';

interface Given<Row extends object> {
  columns: ReadonlyArray<PlacedColumn<Row>>;
  size: RefObject<Size>;
  selection: GridSelection;
  editor: CellEditorState;
  actions: GridActions<Row>;
  history: { undo: () => void; redo: () => void };
  marks: () => readonly Mark[];
  /** Rows that fit into the grid. */
  page: () => number;
  /** Brings a cell into sight. */
  reveal: (place: GridPlace) => void;
  /** Presses the first button of a cell. */
  press: (place: GridPlace) => void;
  find: () => void;
  /** Whether the next Tab leaves the grid: after Esc, and while a reader only comes by. */
  leaving: Readonly<RefObject<boolean>>;
  setLeaving: (next: boolean) => void;
}

/** What keys do. A key of a composition is left alone: it belongs to the letter that is being put together. */
export function useGridCommands<Row extends object>(given: Given<Row>) {
  const { columns, selection, editor, actions, reveal, leaving, setLeaving } = given;
  const size = () => given.size.current;
  const active = (): GridPlace => selection.current.current?.active ?? { row: 0, col: 0 };
  const go = (place: GridPlace) => {
    selection.select(place);
    reveal(inside(place, size()));
  };
  const extend = (end: GridPlace) => {
    const now = selection.current.current;
    if (!now) return go(end);
    selection.put({ ...now, end });
    reveal(inside(end, size()));
  };
  const filled = ({ row, col }: GridPlace) => {
    const [line, column] = [actions.shown()[row], columns[col]];
    return line !== undefined && column !== undefined && copiedText(column, line) !== '';
  };
  const goToMark = (back: boolean, kind?: Mark['kind']): true => {
    const next = nextMark(given.marks(), active(), back, kind);
    if (next) go(next);
    return true;
  };
  const canEdit = ({ row, col }: GridPlace) => {
    const [line, column] = [actions.shown()[row], columns[col]];
    return line !== undefined && column !== undefined && isEditable(column, line);
  };
  const open = () => {
    const place = active();
    reveal(place);
    if (canEdit(place)) editor.begin(place, 'editing');
    else given.press(place);
  };
  const within = (by: 'enter' | 'tab', back: boolean): boolean => {
    const now = selection.current.current;
    if (!now || isSingle(now)) return false;
    const next = nextInArea(areaOf(now), now.active, by, back);
    selection.put({ ...now, active: next });
    reveal(next);
    return true;
  };

  /** False where the key is the browser's after all. */
  const run = (command: KeyCommand): boolean => {
    const passing = leaving.current;
    setLeaving(false);
    switch (command.do) {
      case 'move': {
        editor.commit();
        const from = command.extend ? (selection.current.current?.end ?? active()) : active();
        const to = command.far
          ? edgeFrom(from, command.direction, size(), filled)
          : moved(from, command.direction, size());
        if (command.extend) extend(to);
        else go(to);
        return true;
      }
      case 'page': {
        const from = command.extend ? (selection.current.current?.end ?? active()) : active();
        const to = moved(from, command.direction, size(), given.page());
        if (command.extend) extend(to);
        else go(to);
        return true;
      }
      case 'home':
      case 'end': {
        const from = command.extend ? (selection.current.current?.end ?? active()) : active();
        const last = command.do === 'end';
        const to = {
          row: command.far ? (last ? size().rows - 1 : 0) : from.row,
          col: last ? size().columns - 1 : 0,
        };
        if (command.extend) extend(to);
        else go(to);
        return true;
      }
      case 'enter':
        if (!editor.current.current && !command.back && actions.acceptDoubts()) return goToMark(false);
        if (!editor.current.current && given.columns[active().col]?.kind === 'custom') given.press(active());
        else {
          editor.commit();
          if (!within('enter', command.back)) go(moved(active(), command.back ? 'up' : 'down', size()));
        }
        return true;
      case 'tab': {
        if (passing && !editor.current.current) return false;
        editor.commit();
        if (within('tab', command.back)) return true;
        const next = nextByTab(active(), size(), command.back);
        if (next) go(next);
        return next !== null;
      }
      case 'edit':
      case 'list':
        if (!editor.current.current) open();
        return true;
      case 'escape':
        if (editor.current.current) editor.cancel();
        else {
          setLeaving(true);
          selection.select(active());
          return false;
        }
        return true;
      case 'clear':
        actions.clear();
        return true;
      case 'selectAll':
        selection.put({
          active: active(),
          anchor: { row: 0, col: 0 },
          end: { row: size().rows - 1, col: size().columns - 1 },
        });
        return true;
      case 'selectRows':
      case 'selectColumns': {
        const now = selection.current.current;
        if (!now) return true;
        const rows = command.do === 'selectRows';
        const { min, max } = areaOf(now);
        selection.put({
          active: now.active,
          anchor: rows ? { row: min.row, col: 0 } : { row: 0, col: min.col },
          end: rows ? { row: max.row, col: size().columns - 1 } : { row: size().rows - 1, col: max.col },
        });
        return true;
      }
      case 'fillDown':
        actions.fillDown();
        return true;
      case 'fillTyped': {
        const text = editor.field.current?.value ?? '';
        editor.cancel();
        actions.fillTyped(text);
        return true;
      }
      case 'insertRow':
        actions.insertRows('below');
        go(moved(active(), 'down', { ...size(), rows: size().rows + 1 }));
        return true;
      case 'undo':
        given.history.undo();
        return true;
      case 'redo':
        given.history.redo();
        return true;
      case 'find':
        given.find();
        return true;
      case 'accept': {
        editor.commit();
        const text = actions.nearest(active());
        if (text !== null) actions.write(active(), text, 'nearest');
        return true;
      }
      case 'nextMark':
        editor.commit();
        return goToMark(command.back, command.kind);
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // 229: the input method has the key, whatever it says.
    if (event.nativeEvent.isComposing || event.keyCode === 229 || editor.composing.current) return;
    const command = commandOf(event.nativeEvent, editor.current.current?.mode ?? 'cell');
    if (!command) {
      if (event.key.length === 1) setLeaving(false);
      return;
    }
    if (!run(command)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { run, onKeyDown, go, extend, active };
}
