import type { TFunction } from 'i18next';
import { memo } from 'react';
import type { Comparison, ComparisonSeller } from '../../../../contract/entities/comparison';
import type { Currency } from '../../../../contract/values';
import { type CellDistance, signsOf } from '../../../../domain/compare/distance';
import { shownPrice } from '../../../../domain/money/exact';
import { priceFigure } from '../../../shared/figures';
import { useLeadTime } from '../../../shared/useLeadTime';
import type { Share } from '../selection';
import { selectable } from '../selection';
import { DistanceMark, overText, SignMark } from './CellSigns';
import type { RowHeight } from './matrixMeasures';
import { Cell, CellLine, PickBox, Signs } from './matrixStyles';

/** Texts of the cells, looked up once for a row: a cell that listens to the language costs more than its drawing. */
export type CellWords = TFunction<['project', 'trade']>;

type Props = {
  t: CellWords;
  /** Absent in print, which repeats the cells of the screen. */
  id?: string | undefined;
  column: number;
  row: Comparison['rows'][number];
  seller: ComparisonSeller;
  distance: CellDistance | undefined;
  currency: Currency;
  height: RowHeight;
  percent: boolean;
  /** Where it stays at the left. */
  left: number | undefined;
  share: Share | undefined;
  /** The line is divided between sellers. */
  divided: boolean;
  /** The keyboard is here. */
  active: boolean;
  onPick: ((lineId: string, quotationId: string) => void) | undefined;
};

/**
 * One seller's answer to one line: the comparable price with its signs. Everything else of it stands in the panel. Drawn
 * again only when it changed: scrolling and arrow keys leave the others alone.
 */
export const MatrixCell = memo(function MatrixCell(props: Props) {
  const { t, id, column, row, seller, distance, height, left, share, active, onPick } = props;
  const { line } = row;
  const cell = row.cells.find((one) => one.quotation_id === seller.quotation_id);
  const open = cell !== undefined && selectable(cell, seller);
  const selected = share !== undefined;
  const step = distance?.step ?? null;
  return (
    <Cell
      id={id}
      aria-colindex={column + 2}
      aria-selected={onPick && open ? selected : undefined}
      data-column={column}
      data-active={active || undefined}
      data-step={step ?? undefined}
      $step={step}
      $selected={selected}
      $comfortable={height === 'comfortable'}
      $left={left}
    >
      {onPick && open && (
        <PickBox
          type="checkbox"
          tabIndex={-1}
          checked={selected}
          onChange={() => onPick(line.id, seller.quotation_id)}
          aria-label={t('compare.pick', { name: seller.company_name, line: line.line_no })}
        />
      )}
      <CellContent {...props} cell={cell} />
    </Cell>
  );
});

type ContentProps = Props & { cell: Comparison['rows'][number]['cells'][number] | undefined };

function CellContent(props: ContentProps) {
  const { t, row, cell, seller, distance, currency, height, percent, onPick } = props;
  const signs = signsOf(row, seller, distance).map((sign) => (
    <SignMark key={sign} sign={sign} word={t(`compare.sign.${sign}`)} />
  ));
  // What an awaited answer said before is in the seller's currency and unit: the panel shows it with both.
  if (!cell || cell.line.response === 'no_quote') return <CellLine $muted>{signs}</CellLine>;
  const { comparable_price: price } = cell;
  const over = distance && overText(distance);
  const comfortable = height === 'comfortable';
  const pickable = onPick !== undefined && selectable(cell, seller);
  return (
    <>
      <CellLine $pick={pickable}>
        <Signs>
          {signs}
          {distance && <DistanceMark {...distance} wordOf={(above) => t('compare.over', { over: above })} />}
        </Signs>
        <b>{price === null ? '–' : priceFigure(shownPrice(price, currency), currency)}</b>
        {over && percent && !comfortable && <small aria-hidden>{over}</small>}
      </CellLine>
      {comfortable && <SecondLine {...props} answer={cell.line} over={over ?? null} />}
    </>
  );
}

type SecondProps = ContentProps & { answer: Comparison['rows'][number]['cells'][number]['line']; over: string | null };

/** What the comfortable rows add: a divided part, the distance, maker and lead time. */
function SecondLine({ t, answer, over, percent, share, divided }: SecondProps) {
  const leadTime = useLeadTime();
  return (
    <CellLine $muted>
      <small>
        {[
          share && divided ? `${t('divide.part')} ${share.qty ?? ''}` : null,
          over,
          percent ? answer.maker : null,
          leadTime(answer.lead_days),
        ]
          .filter(Boolean)
          .join(' · ')}
      </small>
    </CellLine>
  );
}
