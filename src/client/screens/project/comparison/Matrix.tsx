import { useTranslation } from 'next-i18next/pages';
import { useMemo, useRef, useState } from 'react';
import type { Comparison, ComparisonSeller } from '../../../../contract/entities/comparison';
import { Button } from '../../../ui/Button';
import { useNarrow } from '../../../ui/useNarrow';
import { allFrom, type Selection, selectable } from '../award/selection';
import type { Explained } from './explained';
import { MatrixRow } from './MatrixRow';
import { Frame, Head, Room, Table } from './matrixStyles';
import { SellerHead } from './SellerHead';
import { TermsRow } from './TermsRow';
import { useMatrixKeys } from './useMatrixKeys';
import { useMatrixWindow } from './useMatrixWindow';

/** Cards drawn at first on a phone, where the page itself is scrolled. */
const CARDS = 30;
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
  const { comparison, sellers, rows, selection, onPick, onDivide, onSelect, onHide, onRevisions, onExplain } = props;
  const { t } = useTranslation(['project', 'trade']);
  const narrow = useNarrow();
  const frame = useRef<HTMLElement>(null);
  const [cards, setCards] = useState(CARDS);
  const ids = useMemo(() => rows.map(({ line }) => line.id), [rows]);
  const seen = useMatrixWindow(frame, ids, sellers.length);
  const [from, to] = narrow ? [0, sellers.length] : [seen.columns.start, seen.columns.end];
  const [top, bottom] = narrow ? [0, Math.min(cards, rows.length)] : [seen.rows.start, seen.rows.end];
  const shown = useMemo(() => sellers.slice(from, to), [sellers, from, to]);
  const place = ({ row, column }: { row: number; column: number }) => {
    const [found, seller] = [rows[row], sellers[column]];
    const cell = found?.cells.find((one) => one.quotation_id === seller?.quotation_id);
    return found && seller && cell ? { line: found.line, cell, seller } : null;
  };
  const size = { rows: rows.length, columns: sellers.length, offsetOf: seen.offsetOf, headHeight: seen.headHeight };
  const keys = useMatrixKeys(frame, size, {
    open: (at) => {
      const found = place(at);
      if (found) onExplain(found);
    },
    take: (at) => {
      const found = place(at);
      if (found && selectable(found.cell, found.seller)) onPick?.(found.line.id, found.seller.quotation_id);
    },
  });
  const { active } = keys;
  const room = narrow ? null : seen;
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
          onKeyDown={keys.onKeyDown}
          onBlur={keys.leave}
        >
          <Head>
            <tr aria-rowindex={1}>
              <th scope="col">{t('trade:line.material')}</th>
              <Room as="th" aria-hidden $width={room?.columns.before} />
              {shown.map((seller) => (
                <SellerHead
                  key={seller.quotation_id}
                  seller={seller}
                  onHide={sellers.length > 1 ? () => onHide(seller.quotation_id) : undefined}
                  onAll={onSelect && (() => onSelect(allFrom(comparison, seller.quotation_id)))}
                  onRevisions={() => onRevisions(seller)}
                />
              ))}
              <Room as="th" aria-hidden $width={room?.columns.after} />
            </tr>
          </Head>
          <tbody>
            <TermsRow comparison={comparison} sellers={shown} columns={room?.columns} />
            {room && <tr data-first aria-hidden style={{ height: room.rows.before }} />}
            {rows.slice(top, bottom).map((row, index) => (
              <MatrixRow
                key={row.line.id}
                index={top + index}
                first={from}
                row={row}
                sellers={shown}
                before={room?.columns.before}
                after={room?.columns.after}
                height={narrow ? undefined : seen.heightOf(row.line.id)}
                currency={comparison.currency}
                shares={selection[row.line.id] ?? NONE}
                active={active?.row === top + index ? active.column : null}
                onPick={onPick}
                onDivide={onDivide}
                onExplain={onExplain}
              />
            ))}
            {room && <tr aria-hidden style={{ height: room.rows.after }} />}
          </tbody>
        </Table>
      </Frame>
      {narrow && rows.length > cards && (
        <Button onClick={() => setCards(cards + CARDS * 2)}>
          {t('trade:line.more', { count: rows.length - cards })}
        </Button>
      )}
    </>
  );
}
