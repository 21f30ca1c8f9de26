import { type ComponentProps, useMemo, useRef, useState } from 'react';
import { Kept } from '../../../ui/Kept';
import { useWindowHeight } from '../../../ui/grid/useWindowHeight';
import { allFrom, type Selection } from '../selection';
import type { LineGroup } from './matrixView';
import { type GroupEntry, GroupText } from './GroupText';
import { usePreparedFigures } from './cellFigures';
import { DetailsPanel } from './DetailsPanel';
import type { HeadFact } from './headFacts';
import { MatrixHead } from './MatrixHead';
import { HEAD_ROW_PX, NAME_ROW_PX, ROW_PX, type RowHeight, type Span } from './matrixMeasures';
import { MatrixRow } from './MatrixRow';
import { Frame, FrameRoom, GroupRow, Stage, Table } from './matrixStyles';
import type { SellerHeadActions } from './SellerHead';
import type { Spot } from './useMatrixKeys';
import { useCellWords } from './useCellWords';
import { useMatrixWindow } from './useMatrixWindow';
import { type ShownCellProps, useShownCell } from './useShownCell';

const NONE: Selection[string] = [];

export type MatrixProps = ShownCellProps &
  Pick<SellerHeadActions, 'onHide' | 'onPin' | 'onRevisions' | 'onTotals'> & {
    'aria-label': string;
    pinned: number;
    facts: readonly HeadFact[];
    /** Quotations of which everything is taken. */
    taken: ReadonlySet<string>;
    group: LineGroup;
    height: RowHeight;
    /** Half a window high, where something stands below it. */
    short?: boolean;
    onSelect: ((selection: Selection) => void) | undefined;
  };

/** Lines down, sellers across, of which only what is in sight is drawn; a panel beside it shows one cell in full. */
export function Matrix(props: MatrixProps) {
  const { comparison, sellers, rows, entries, height, selection, details, onDetails } = props;
  const frame = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const [opened, setOpened] = useState(false);
  const facts = useMemo(() => (opened ? props.facts : props.facts.filter(({ kept }) => kept)), [opened, props.facts]);
  const headRows = facts.length + 1;
  const headPx = NAME_ROW_PX + facts.length * HEAD_ROW_PX;
  const sight = useMatrixWindow(frame, {
    rows: entries.length,
    rowPx: ROW_PX[height],
    headPx,
    sellers: sellers.length,
    pinned: props.pinned,
  });
  const room = useWindowHeight(stage, frame, { wanted: true, below: 0, edge: 0 });
  const free = room ?? 'calc(100dvh - 236px)';
  const maxHeight = props.short ? `min(${free}, 52dvh)` : free;
  const words = useCellWords();
  usePreparedFigures(rows, sellers, comparison.currency);
  const cell = useShownCell(props, sight.show);
  const { widths, pinned } = sight;
  const { before, after, start, end } = sight.columns;
  // The same lists as long as they hold the same sellers: head and rows are drawn again only when these change.
  const seen = useMemo(() => sellers.slice(pinned + start, pinned + end), [sellers, pinned, start, end]);
  const kept = useMemo(() => sellers.slice(0, pinned), [sellers, pinned]);
  const pins = useMemo(
    () => new Set(sellers.slice(0, props.pinned).map(({ quotation_id: id }) => id)),
    [sellers, props.pinned],
  );
  const { onSelect } = props;
  const onAll = useMemo(() => allOf({ comparison, selection, onSelect }), [comparison, selection, onSelect]);
  const drawn = entries.slice(sight.rows.start, sight.rows.end);
  const isDrawn = ({ row, column }: Spot) =>
    (column < pinned || (column >= pinned + start && column < pinned + end)) &&
    drawn.some((entry) => entry.kind === 'line' && entry.index === row);
  const { spot } = cell;
  const close = () => {
    onDetails(false);
    table.current?.focus({ preventScroll: true });
  };
  return (
    <Stage ref={stage}>
      <FrameRoom>
        {/* The table takes the focus: arrows move through all its cells, drawn or not. */}
        <Frame ref={frame} style={{ maxHeight }}>
          <Table
            ref={table}
            role="grid"
            aria-multiselectable={props.onPick !== undefined}
            tabIndex={0}
            aria-label={props['aria-label']}
            aria-rowcount={entries.length + headRows}
            aria-colcount={sellers.length + 1}
            aria-activedescendant={spot && isDrawn(spot) ? `cell-${spot.row}-${spot.column}` : undefined}
            style={{ width: widths.table }}
            {...cell.handlers}
          >
            <colgroup>
              <col style={{ width: widths.line }} />
              {kept.map(({ quotation_id: id }) => (
                <col key={id} style={{ width: widths.seller }} />
              ))}
              {before > 0 && <col style={{ width: before }} />}
              {seen.map(({ quotation_id: id }) => (
                <col key={id} style={{ width: widths.seller }} />
              ))}
              {after > 0 && <col style={{ width: after }} />}
            </colgroup>
            <MatrixHead
              facts={facts}
              pinned={kept}
              pins={pins}
              sellers={seen}
              before={before}
              after={after}
              widths={widths}
              opened={opened}
              onOpen={setOpened}
              taken={props.taken}
              onAll={onAll}
              onHide={sellers.length > 1 ? props.onHide : undefined}
              onPin={sellers.length > 1 ? props.onPin : undefined}
              onRevisions={props.onRevisions}
              onTotals={props.onTotals}
            />
            <MatrixRows
              words={words}
              entries={drawn}
              rows={rows}
              span={sight.rows}
              headRows={headRows}
              group={props.group}
              pinned={kept}
              sellers={seen}
              first={pinned + start}
              before={before}
              after={after}
              widths={widths}
              height={height}
              currency={comparison.currency}
              selection={selection}
              spot={spot}
              onPick={props.onPick}
            />
          </Table>
        </Frame>
      </FrameRoom>
      {details && (
        <DetailsPanel shown={cell.shown} height={maxHeight} pinned={cell.fixed} onPin={cell.fix} onClose={close} />
      )}
    </Stage>
  );
}

type RowProps = ComponentProps<typeof MatrixRow>;
/** What all rows have in common. */
type Shared = Pick<RowProps, 'pinned' | 'sellers' | 'first' | 'before' | 'after' | 'widths' | 'height' | 'currency'>;
type RowsProps = Shared &
  Pick<RowProps, 'words' | 'onPick'> &
  Pick<MatrixProps, 'rows' | 'entries' | 'group' | 'selection'> & {
    /** Which entries of all these are, and the room of those above and below. */
    span: Span;
    /** Rows of the table above the first entry. */
    headRows: number;
    spot: Spot | null;
  };

/** The rows in sight. The server keeps those of a comparison that was drawn before: they are most of its page. */
function MatrixRows({ words, onPick, rows, entries, group, selection, span, headRows, spot, ...shared }: RowsProps) {
  const lines = entries.map((entry) => (entry.kind === 'line' ? rows[entry.index] : undefined));
  const shares = lines.map((row) => (row && selection[row.line.id]) ?? NONE);
  return (
    <Kept name="matrixRows" by={[shared, entries, lines, shares, group, span, headRows, spot, onPick !== undefined]}>
      <tbody>
        <tr aria-hidden style={{ height: span.before }} />
        {entries.map((entry, offset) => {
          const rowIndex = headRows + span.start + offset + 1;
          if (entry.kind === 'heading')
            return (
              <Heading
                key={`heading ${entry.key}`}
                entry={entry}
                rowIndex={rowIndex}
                group={group}
                px={ROW_PX[shared.height]}
              />
            );
          const row = lines[offset];
          return (
            row && (
              <MatrixRow
                {...shared}
                key={row.line.id}
                row={row}
                index={entry.index}
                rowIndex={rowIndex}
                words={words}
                shares={shares[offset] ?? NONE}
                active={spot?.row === entry.index ? spot.column : null}
                onPick={onPick}
              />
            )
          );
        })}
        <tr aria-hidden style={{ height: span.after }} />
      </tbody>
    </Kept>
  );
}

type HeadingProps = {
  entry: GroupEntry;
  rowIndex: number;
  group: LineGroup;
  px: number;
};

function Heading({ entry, rowIndex, group, px }: HeadingProps) {
  return (
    <GroupRow aria-rowindex={rowIndex} style={{ height: px }}>
      <th scope="rowgroup" colSpan={100}>
        <GroupText entry={entry} group={group} />
      </th>
    </GroupRow>
  );
}

/** Takes all of a quotation in place of what was taken before, or gives all of it back. */
export function allOf({
  comparison,
  selection,
  onSelect,
}: Pick<MatrixProps, 'comparison' | 'selection' | 'onSelect'>): SellerHeadActions['onAll'] {
  if (!onSelect) return undefined;
  return (id, take) =>
    onSelect(
      take
        ? allFrom(comparison, id)
        : Object.fromEntries(
            Object.entries(selection).filter(([, shares]) => shares.every((share) => share.quotation_id !== id)),
          ),
    );
}
