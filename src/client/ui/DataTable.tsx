import { useTranslation } from 'next-i18next/pages';
import {
  type ReactNode,
  useRef,
  useState,
  useMemo,
  type RefObject,
  useEffect,
  type KeyboardEvent,
  useLayoutEffect,
} from 'react';
import { Checkbox } from './Checkbox';
import { arrangeColumns, withWidth } from './dataTable/arrangeColumns';
import { RecordRows, type RecordRowsProps } from './dataTable/RecordRows';
import { rowSelection } from './dataTable/rowSelection';
import { SelectionBar } from './dataTable/SelectionBar';
import { TableHead } from './dataTable/TableHead';
import { Foot } from './dataTable/Foot';
import { Body, Frame, Table, Cell, Row } from './dataTable/tableStyles';
import type { DataTableProps, Sort, Column } from './dataTable/tableTypes';
import { useKeptFocus } from './dataTable/useKeptFocus';
import { EmptyState } from './EmptyState';
import { sortRows } from './dataTable/sortRows';
import { useNarrow } from './useNarrow';
import { usePrinting } from './usePrinting';
import { MOST_DRAWN } from './dataTable/longTable';
import { SkeletonBlock } from './Skeleton';
import { late } from './late';
import { lateDialog } from './lateDialog';

/** A table of records: sortable, selectable, keyboard-friendly; each row is a card under 768 px. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, rowKey, loading = false, dense = false } = props;
  const { t } = useTranslation('ui');
  const { sorted, sort, onSort } = useSortedRows(props);
  const selection = rowSelection({ rows, rowKey, selected: props.selected, onSelect: props.onSelect });
  const root = useRef<HTMLDivElement>(null);
  const focus = useKeptFocus(root);
  const view = useTableView(props);
  const details = useDetails(props);
  const { columns, folded } = useFolded(root, { ...props, columns: view.columns });

  if (!loading && rows.length === 0) {
    return (
      <div ref={root} {...focus}>
        <Frame>{props.empty ?? <EmptyState title={t('table.empty')} />}</Frame>
      </div>
    );
  }
  const tickAll = selection && (
    <Checkbox
      aria-label={t('table.selectAll')}
      checked={selection.all}
      indeterminate={selection.some}
      onChange={selection.toggleAll}
    />
  );
  return (
    <div ref={root} {...focus}>
      <ScrolledFrame maxHeight={props.maxHeight}>
        <Table
          aria-label={props['aria-label']}
          aria-busy={loading || undefined}
          aria-rowcount={props.windowed ? rows.length + 1 : undefined}
          $rows={props.view?.rows}
          $twoLines={props.twoLines ?? false}
          data-one-line={props.view ? '' : undefined}
          style={{
            ...view.style,
            '--min-width': folded.length > 0 || !props.minWidth ? 'auto' : `${props.minWidth}px`,
          }}
        >
          <TableHead {...{ columns, sort, onSort, tickAll }} box={Boolean(props.maxHeight)} onWidth={view.onWidth} />
          <Body onKeyDown={moveBetweenRows}>
            {loading ? (
              <SkeletonRows columns={columns} rows={props.skeletonRows ?? 8} dense={dense} tick={Boolean(selection)} />
            ) : props.windowed ? (
              <LongRows {...props} columns={columns} folded={folded} rows={sorted} selection={selection} />
            ) : (
              <RecordRows
                {...props}
                columns={columns}
                folded={folded}
                rows={sorted}
                selection={selection}
                onDetails={details.open}
              />
            )}
          </Body>
          {props.footer && <Foot>{props.footer}</Foot>}
        </Table>
      </ScrolledFrame>
      {details.shown && (
        <RowSheet
          row={details.shown}
          columns={props.columns}
          href={props.rowHref?.(details.shown)}
          onClose={details.close}
        />
      )}
      {selection && selection.count > 0 && (
        <SelectionBar count={selection.count} onClear={selection.clear}>
          {props.bulkActions}
        </SelectionBar>
      )}
    </div>
  );
}

/** The box of a table, marked for its style where the table is too wide for it and where it is scrolled sideways. */
function ScrolledFrame({ maxHeight, children }: { maxHeight: string | undefined; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [scrolled, setScrolled] = useState(false);
  const tooWide = useTooWide(frame);
  return (
    <Frame
      ref={frame}
      $bounded={maxHeight !== undefined}
      style={maxHeight === undefined ? undefined : { '--max-height': maxHeight }}
      data-scrolled={scrolled || undefined}
      data-wide={tooWide || undefined}
      onScroll={(event) => setScrolled(event.currentTarget.scrollLeft > 0)}
    >
      {children}
    </Frame>
  );
}

/** The record whose other facts a phone shows in a sheet: of tables whose rows are two lines there. */
function useDetails<Row>({ view, twoLines }: DataTableProps<Row>) {
  const narrow = useNarrow();
  const [shown, setShown] = useState<Row | null>(null);
  const open = (view || twoLines) && narrow ? (row: Row) => setShown(row) : undefined;
  return { shown: narrow ? shown : null, open, close: () => setShown(null) };
}

/** The columns as their reader has them; while one is being drawn wider it already is, and it is kept once let go. */
function useTableView<Row>({ columns, view }: DataTableProps<Row>) {
  const [drawn, setDrawn] = useState<{ key: string; width: number } | null>(null);
  const arranged = useMemo(() => {
    if (!view) return [...columns];
    const kept = drawn ? withWidth(columns, view.columns, drawn.key, drawn.width) : view.columns;
    return arrangeColumns(columns, kept).map(inRem);
  }, [columns, view, drawn]);
  const onWidth = view && {
    draw: (key: string, width: number) => setDrawn({ key, width }),
    keep: (key: string, width: number | null) => {
      setDrawn(null);
      view.onColumns(withWidth(columns, view.columns, key, width));
    },
  };
  return { columns: arranged, onWidth, style: view && { '--table-width': `${roomOf(arranged)}rem` } };
}

/** Least width of the record's name in a table of fixed columns, in px. */
const LEAD = 264;
const pxOf = (width: string | undefined) => Number.parseFloat(width ?? '') || 0;
const inRem = <Row,>(column: Column<Row>): Column<Row> =>
  column.width?.endsWith('px') ? { ...column, width: `${pxOf(column.width) / 16}rem` } : column;
/** The room that columns need together, in rem: they grow with the reader's letters. */
const roomOf = <Row,>(columns: readonly Column<Row>[]) =>
  columns.reduce((sum, { width }) => sum + (pxOf(width) || LEAD / 16), 0);

/** A table's rows in the order its reader chose: kept here, unless the caller sorts. */
function useSortedRows<Row>({ rows, columns, sort, onSort }: DataTableProps<Row>) {
  const [own, setOwn] = useState<Sort | undefined>(sort);
  const sorted = useMemo(() => (onSort ? rows : sortRows(rows, columns, own)), [onSort, rows, columns, own]);
  return { sorted, sort: onSort ? sort : own, onSort: onSort ?? setOwn };
}

/** Whether a table has outgrown its box: by much content, or by letters that its reader has made large. */
function useTooWide(frame: RefObject<HTMLElement | null>): boolean {
  const [tooWide, setTooWide] = useState(false);
  useEffect(() => {
    const table = frame.current?.firstElementChild;
    if (!frame.current || !(table instanceof HTMLElement)) return;
    const box = frame.current;
    const look = () => setTooWide(table.offsetWidth > box.clientWidth + 1);
    const watch = new ResizeObserver(look);
    watch.observe(box);
    watch.observe(table);
    return () => watch.disconnect();
  }, [frame]);
  return tooWide;
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrow keys on a row's link or box go to the same thing in the next row. */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const { target } = event;
  if (!step || event.altKey || event.ctrlKey || event.metaKey || !(target instanceof HTMLElement)) return;
  const kind = target.matches('[data-row-focus]')
    ? '[data-row-focus]'
    : target.matches('[data-row-tick]')
      ? '[data-row-tick]'
      : null;
  if (!kind) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(kind)];
  const next = all[all.indexOf(target) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/**
 * The columns that a table has room for, and those that fold under the name where its place is narrower than its least
 * width; none does on a phone, where each row is a card.
 */
function useFolded<Row>(
  place: RefObject<HTMLElement | null>,
  { columns, minWidth }: Pick<DataTableProps<Row>, 'columns' | 'minWidth'>,
) {
  const [narrow, setNarrow] = useState(false);
  // The window may turn into a phone's after its table was measured.
  const phone = useNarrow();
  useLayoutEffect(() => {
    const box = place.current;
    if (!box || !minWidth) return;
    const look = () => setNarrow(box.clientWidth <= minWidth);
    look();
    const watch = new ResizeObserver(look);
    watch.observe(box);
    return () => watch.disconnect();
  }, [place, minWidth]);
  const folded = columns.filter((column) => narrow && !phone && column.folds !== undefined);
  return { columns: columns.filter((column) => !folded.includes(column)), folded };
}

/** Those of too many that are drawn before the browser knows which are in sight. */
function FirstRows<Row>({ rows, ...props }: RecordRowsProps<Row>) {
  return <RecordRows {...props} rows={rows.slice(0, MOST_DRAWN)} />;
}

const WindowedRows = late(() => import('./dataTable/WindowedRows').then((part) => part.WindowedRows), FirstRows);

const { Dialog: RowSheet } = lateDialog(() => import('./dataTable/RowSheet').then((part) => part.RowSheet));

/**
 * Rows of which a table has too many: the server draws the first, the browser those in sight. Print shows all. A phone's
 * cards are too high to be guessed: it draws the first, and more on request.
 */
function LongRows<Row>(props: RecordRowsProps<Row>) {
  const narrow = useNarrow();
  if (usePrinting()) return <RecordRows {...props} />;
  return narrow ? <FirstRows {...props} /> : <WindowedRows {...props} />;
}

type Props<Item> = { columns: readonly Column<Item>[]; rows: number; dense: boolean; tick: boolean };

const WIDTHS = ['70%', '55%', '80%', '62%'];

/** Rows of the same height as the real ones while they load. */
function SkeletonRows<Item>({ columns, rows, dense, tick }: Props<Item>) {
  return Array.from({ length: rows }, (_, row) => (
    <Row key={row} aria-hidden>
      {tick && <Cell $align="left" $wrap={false} $dense={dense} $hideOnPhone />}
      {columns.map((column, index) => (
        <Cell
          key={column.key}
          $align={column.align ?? 'left'}
          $wrap={false}
          $dense={dense}
          $hideOnPhone={column.hideOnPhone ?? false}
        >
          <SkeletonBlock
            height="12px"
            width={WIDTHS[(row + index) % WIDTHS.length] ?? '70%'}
            style={{ marginLeft: column.align === 'right' ? 'auto' : undefined, minWidth: 24 }}
          />
        </Cell>
      ))}
    </Row>
  ));
}
