import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { withChoice } from '../dataTable/arrangeColumns';
import type { ColumnChoice } from '../dataTable/tableTypes';
import { clampWidth, fittedWidths, layoutColumns } from './columnLayout';
import type { GridColumn, LineGridProps } from './gridTypes';
import { namedColumns } from './namedColumns';
import { perRow } from './perRow';
import { copiedText } from './shownCell';
import { useHandler } from './useHandler';
import { inViewOrder, viewedChoices } from './viewedColumns';

type Choices = { widths: Readonly<Record<string, number>>; hidden: readonly string[]; shown: readonly string[] };
const NONE: Choices = { widths: {}, hidden: [], shown: [] };
const keyOf = (name: string) => `stlbs.grid.${name}`;

function keptChoices(name: string | undefined): Choices {
  if (!name) return NONE;
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null') as Partial<Choices> | null;
    const widths = Object.entries(kept?.widths ?? {}).filter(([, width]) => Number.isFinite(width));
    const texts = (list: unknown) => (Array.isArray(list) ? list.map(String) : []);
    return {
      widths: Object.fromEntries(widths.map(([key, width]) => [key, clampWidth(width)])),
      hidden: texts(kept?.hidden),
      shown: texts(kept?.shown),
    };
  } catch {
    return NONE;
  }
}

type Given<Row extends object> = Pick<LineGridProps<Row>, 'columns' | 'value' | 'readOnly' | 'name' | 'view'>;

/** The columns as they stand: as wide as their content, as a person made them, without those that are hidden. */
export function useGridColumns<Row extends object>(given: Given<Row>, scroller: RefObject<HTMLElement | null>) {
  const { value, readOnly = false, view } = given;
  const room = useRoom(scroller);
  const kept = view?.columns;
  const all = useMemo(() => {
    const ordered = kept ? inViewOrder(given.columns, kept) : given.columns;
    return readOnly ? ordered.map((column) => ({ ...column, editable: false })) : ordered;
  }, [given.columns, kept, readOnly]);
  const { choices, resize, show } = useChoices(given);
  const fitted = useFitted(all, value);
  const empty = useEmptyColumns(all, value);
  const hidden = useMemo(
    () => new Set([...choices.hidden, ...empty.filter((key) => !choices.shown.includes(key))]),
    [choices, empty],
  );
  const columns = useMemo(
    () => layoutColumns(all, { room, chosen: choices.widths, fitted, hidden }),
    [all, room, choices.widths, fitted, hidden],
  );
  // What a view cannot bring back is not taken out of it either.
  const canHide = useHandler((key: string) => !view || all.findIndex((one) => one.key === key && one.title !== '') > 0);
  return { all, columns, hidden, canHide, resize, show };
}

/** What the reader chose of the columns: of a view on every device, else in this browser. */
function useChoices<Row extends object>({ name, columns, view }: Given<Row>) {
  const [own, setOwn] = useState(() => keptChoices(view ? undefined : name));
  const kept = view?.columns;
  const choices = useMemo(() => (kept ? viewedChoices(kept) : own), [kept, own]);
  const newest = useRef<readonly ColumnChoice[]>(kept ?? []);
  useEffect(() => {
    newest.current = kept ?? [];
  }, [kept]);
  const choose = (next: (before: Choices) => Choices) =>
    setOwn((before) => {
      const after = next(before);
      if (name) localStorage.setItem(keyOf(name), JSON.stringify(after));
      return after;
    });
  const change = (key: string, change: Parameters<typeof withChoice>[3]) => {
    // Several columns may be shown in one go, each upon what the one before it left.
    const next = withChoice(namedColumns(columns), newest.current, key, change);
    newest.current = next;
    view?.onColumns(next);
  };
  const resize = useHandler((key: string, width: number | null) => {
    if (view) return change(key, { width });
    choose((before) => {
      const { [key]: _, ...others } = before.widths;
      return { ...before, widths: width === null ? others : { ...others, [key]: clampWidth(width) } };
    });
  });
  const show = useHandler((key: string, shown: boolean) => {
    if (view) return change(key, { hidden: !shown });
    choose((before) => ({
      ...before,
      hidden: shown ? before.hidden.filter((one) => one !== key) : [...before.hidden, key],
      shown: shown ? [...before.shown, key] : before.shown.filter((one) => one !== key),
    }));
  });
  return { choices, resize, show };
}

/** Width of the grid's box; 0 until it is known. */
function useRoom(scroller: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(0);
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const watch = new ResizeObserver(() => setRoom(box.clientWidth));
    watch.observe(box);
    return () => watch.disconnect();
  }, [scroller]);
  return room;
}

/** Widths by content, measured when the first rows come and when the columns change; typing makes no column jump. */
function useFitted<Row extends object>(columns: readonly GridColumn<Row>[], value: readonly Row[]) {
  const [fitted, setFitted] = useState<Record<string, number>>({});
  const some = value.length > 0;
  const textsOf = useHandler((measure: (text: string) => number) => fittedWidths(columns, value, copiedText, measure));
  useEffect(() => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!some || !canvas) return;
    let gone = false;
    const measure = () => {
      if (gone) return;
      const { fontFamily } = getComputedStyle(document.body);
      canvas.font = `13px ${fontFamily}`;
      setFitted(textsOf((text) => canvas.measureText(text).width));
    };
    measure();
    // The web font may come later than the rows, and is wider than its stand-in.
    void document.fonts.ready.then(measure);
    return () => {
      gone = true;
    };
  }, [columns, some, textsOf]);
  return fitted;
}

/**
 * Columns that are left out until something stands in them; one that was emptied stays, so that no column jumps. In a list
 * that was begun with nothing in it, the columns to be filled in are all there.
 */
function useEmptyColumns<Row extends object>(columns: readonly GridColumn<Row>[], value: readonly Row[]): string[] {
  const [seen, setSeen] = useState<readonly string[]>([]);
  const [begun] = useState(() => value.every((row) => columns.every((column) => copiedText(column, row) === '')));
  const hiding = useMemo(
    () => columns.filter(({ key, hideEmpty: when }) => (begun ? when === 'always' : when) && !seen.includes(key)),
    [columns, begun, seen],
  );
  const find = useMemo(() => filledFinder(hiding), [hiding]);
  // Not at every draw: while rows are scrolled none of them changes.
  const filledNow = useMemo(() => find(value), [find, value]);
  if (filledNow.size > 0) setSeen([...seen, ...filledNow]);
  const said = hiding.flatMap(({ key }) => (filledNow.has(key) ? [] : key)).join(' ');
  return useMemo(() => (said === '' ? [] : said.split(' ')), [said]);
}

const nowhere: readonly string[] = [];

/** Says in which of the columns something stands. */
function filledFinder<Row extends object>(columns: readonly GridColumn<Row>[]) {
  const filledIn = perRow((row: Row): readonly string[] => {
    const filled = columns.filter((column) => column.isFilled?.(row) ?? copiedText(column, row) !== '');
    return filled.length > 0 ? filled.map(({ key }) => key) : nowhere;
  });
  return (rows: readonly Row[]): ReadonlySet<string> => {
    const filled = new Set<string>();
    for (const keys of columns.length > 0 ? filledIn(rows) : []) {
      for (const key of keys) filled.add(key);
      if (filled.size === columns.length) break;
    }
    return filled;
  };
}
