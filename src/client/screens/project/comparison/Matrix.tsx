import { useTranslation } from 'next-i18next/pages';
import { useRef } from 'react';
import type { Comparison, ComparisonSeller } from '../../../../contract/entities/comparison';
import { Button } from '../../../ui/Button';
import { allFrom, type Selection, selectable } from '../award/selection';
import type { Explained } from './explained';
import { MatrixRow } from './MatrixRow';
import { Frame, Head, Room, Table } from './matrixStyles';
import { SellerHead } from './SellerHead';
import { TermsRow } from './TermsRow';
import { useMatrixKeys } from './useMatrixKeys';
import { useMatrixSight } from './useMatrixSight';

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
  const { active, onKeyDown, leave } = useMatrixKeys(frame, sight.size, cellDeeds(props));
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
function cellDeeds({ rows, sellers, onExplain, onPick }: MatrixProps): Parameters<typeof useMatrixKeys>[2] {
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
