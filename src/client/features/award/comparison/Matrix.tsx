import { useTranslation } from 'next-i18next/pages';
import { useRef, type RefObject, useMemo, useState, type KeyboardEvent } from 'react';
import type { Comparison, ComparisonSeller } from '../../../../contract/entities/comparison';
import { Button } from '../../../ui/Button';
import { allFrom, type Selection, selectable } from '../selection';
import type { Explained } from './explained';
import { MatrixRow } from './MatrixRow';
import { Frame, Head, Room, Table } from './matrixStyles';
import { SellerHead } from './SellerHead';
import { TermsRow } from './TermsRow';
import { useNarrow } from '../../../ui/useNarrow';
import { useMatrixWindow } from './useMatrixWindow';

const NONE: Selection[string] = [];

export type MatrixProps = {
  'aria-label': string;
  comparison: Comparison;
  sellers: readonly ComparisonSeller[];
  rows: Comparison['rows'];
  selection: Selection;
  /** Takes a line for a quotation; absent while nothing can be awarded. */
  onPick: ((lineId: string, quotationId: string) => void) | undefined;
  onDivide: ((lineId: string) => void) | undefined;
  onSelect: ((selection: Selection) => void) | undefined;
  onHide: (quotationId: string) => void;
  onRevisions: (seller: ComparisonSeller) => void;
  onExplain: (explained: Explained) => void;
};

/** Lines down, sellers across, of which only what is in sight is drawn; on a phone a card per line. */
export function Matrix(props: MatrixProps) {
  const { comparison, sellers, rows, selection } = props;
  const { t } = useTranslation('trade');
  const frame = useRef<HTMLElement>(null);
  const sight = useMatrixSight(frame, rows, sellers);
  const { active, onKeyDown, leave } = useMatrixKeys(
    { rows: rows.length, columns: sellers.length, show: sight.show },
    cellActions(props),
  );
  const { room, top, from } = sight;
  return (
    <>
      {/* The table takes the focus: arrows move through all its cells, drawn or not. */}
      <Frame ref={frame}>
        <Table
          role="grid"
          tabIndex={0}
          aria-label={props['aria-label']}
          aria-rowcount={rows.length + 2}
          aria-colcount={sellers.length + 1}
          aria-activedescendant={active ? `cell-${active.row}-${active.column}` : undefined}
          onKeyDown={onKeyDown}
          onBlur={leave}
        >
          <MatrixHead {...props} shown={sight.sellers} room={room?.columns} />
          <tbody>
            <TermsRow comparison={comparison} sellers={sight.sellers} columns={room?.columns} />
            {room && <tr data-first aria-hidden style={{ height: room.rows.before }} />}
            {sight.rows.map((row, index) => (
              <MatrixRow
                key={row.line.id}
                index={top + index}
                first={from}
                row={row}
                sellers={sight.sellers}
                before={room?.columns.before}
                after={room?.columns.after}
                height={sight.heightOf(row.line.id)}
                measure={sight.measure}
                currency={comparison.currency}
                shares={selection[row.line.id] ?? NONE}
                active={active?.row === top + index ? active.column : null}
                onPick={props.onPick}
                onDivide={props.onDivide}
                onExplain={props.onExplain}
              />
            ))}
            {room && <tr aria-hidden style={{ height: room.rows.after }} />}
          </tbody>
        </Table>
      </Frame>
      {sight.left > 0 && <Button onClick={sight.more}>{t('line.more', { count: sight.left })}</Button>}
    </>
  );
}

/** What the keyboard does with the cell it is at. */
function cellActions({ rows, sellers, onExplain, onPick }: MatrixProps): Parameters<typeof useMatrixKeys>[1] {
  const at = ({ row, column }: { row: number; column: number }) => {
    const [found, seller] = [rows[row], sellers[column]];
    const cell = found?.cells.find((one) => one.quotation_id === seller?.quotation_id);
    return found && seller && cell ? { line: found.line, cell, seller } : null;
  };
  return {
    open: (place) => {
      const found = at(place);
      if (found) onExplain(found);
    },
    take: (place) => {
      const found = at(place);
      if (found && selectable(found.cell, found.seller)) onPick?.(found.line.id, found.seller.quotation_id);
    },
  };
}

type HeadProps = MatrixProps & {
  /** The sellers that are drawn, and the room that those beside them take. */
  shown: readonly ComparisonSeller[];
  room: { before: number; after: number } | undefined;
};

function MatrixHead({ comparison, sellers, shown, room, onHide, onSelect, onRevisions }: HeadProps) {
  const { t } = useTranslation('trade');
  return (
    <Head>
      <tr aria-rowindex={1}>
        <th scope="col">{t('line.material')}</th>
        <Room as="th" aria-hidden $width={room?.before} />
        {shown.map((seller) => (
          <SellerHead
            key={seller.quotation_id}
            seller={seller}
            onHide={sellers.length > 1 ? () => onHide(seller.quotation_id) : undefined}
            onAll={onSelect && (() => onSelect(allFrom(comparison, seller.quotation_id)))}
            onRevisions={() => onRevisions(seller)}
          />
        ))}
        <Room as="th" aria-hidden $width={room?.after} />
      </tr>
    </Head>
  );
}

/** Cards drawn at first on a phone, where the page itself is scrolled. */
const CARDS = 30;

type Rows = Comparison['rows'];

/** What of the matrix is drawn: on a desktop what its frame shows, on a phone whole cards, more of them on request. */
function useMatrixSight(frame: RefObject<HTMLElement | null>, rows: Rows, sellers: readonly ComparisonSeller[]) {
  const narrow = useNarrow();
  const [cards, setCards] = useState(CARDS);
  const ids = useMemo(() => rows.map(({ line }) => line.id), [rows]);
  const seen = useMatrixWindow(frame, ids, sellers.length, narrow);
  const [from, to] = narrow ? [0, sellers.length] : [seen.columns.start, seen.columns.end];
  const [top, bottom] = narrow ? [0, cards] : [seen.rows.start, seen.rows.end];
  return {
    /** Place of the first row and of the first seller that are drawn. */
    top,
    from,
    rows: rows.slice(top, bottom),
    sellers: useMemo(() => sellers.slice(from, to), [sellers, from, to]),
    /** What the rows and columns out of sight would take; null where all are in the page. */
    room: narrow ? null : { rows: seen.rows, columns: seen.columns },
    heightOf: seen.heightOf,
    measure: seen.measure,
    show: seen.show,
    /** Rows for which a phone's reader has to ask, and the asking. */
    left: narrow ? Math.max(0, rows.length - cards) : 0,
    more: () => setCards(cards + CARDS * 2),
  };
}

interface Place {
  row: number;
  column: number;
}

interface Actions {
  /** Opens what stands behind the cell. */
  open: (place: Place) => void;
  /** Takes the cell, or gives it back. */
  take: (place: Place) => void;
}

interface Size {
  rows: number;
  columns: number;
  /** Scrolls a cell into sight. */
  show: (row: number, column: number) => void;
}

const PAGE = 6;
const moves: Readonly<Record<string, (place: Place, size: Size) => Place>> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  PageUp: ({ row, column }) => ({ row: row - PAGE, column }),
  PageDown: ({ row, column }) => ({ row: row + PAGE, column }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, { columns }) => ({ row, column: columns - 1 }),
};

/** Moving through the matrix by arrows as in a spreadsheet: Enter shows the arithmetic, the space bar takes the cell. */
function useMatrixKeys(size: Size, actions: Actions) {
  const [active, setActive] = useState<Place | null>(null);
  const within = (value: number, count: number) => Math.min(Math.max(0, value), Math.max(0, count - 1));
  const go = (to: Place) => {
    const place = { row: within(to.row, size.rows), column: within(to.column, size.columns) };
    setActive(place);
    size.show(place.row, place.column);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget || size.rows === 0 || size.columns === 0) return;
    if (event.altKey || event.metaKey) return;
    const move = moves[event.key];
    if (move) {
      event.preventDefault();
      if (event.ctrlKey && event.key === 'Home') go({ row: 0, column: 0 });
      else if (event.ctrlKey && event.key === 'End') go({ row: size.rows - 1, column: size.columns - 1 });
      else go(active ? move(active, size) : { row: 0, column: 0 });
    } else if (active && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      if (event.key === 'Enter') actions.open(active);
      else actions.take(active);
    }
  };
  return { active, onKeyDown, leave: () => setActive(null) };
}
