import { memo } from 'react';
import { useLeadTime } from '../../../shared/useLeadTime';
import { useTranslation } from 'next-i18next/pages';
import { NativeInput } from '../../../ui/nativeControls';
import type { Share } from '../selection';
import type { CellFigures } from './cellFigures';
import { DistanceMark, SignMark } from './CellSigns';
import type { RowHeight } from './matrixMeasures';
import type { CellWords } from './useCellWords';

type Props = {
  words: CellWords;
  /** Absent in print, which repeats the cells of the screen. */
  id?: string | undefined;
  column: number;
  lineId: string;
  lineNo: number;
  quotationId: string;
  seller: string;
  figures: CellFigures;
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
 * again only when it changed, of as few elements as it takes, which the table styles (`matrixStyles`).
 */
export const MatrixCell = memo(function MatrixCell(props: Props) {
  const { words, id, column, figures, left, share, active, onPick } = props;
  const selected = share !== undefined;
  const pickable = onPick !== undefined && figures.open;
  return (
    <td
      id={id}
      aria-colindex={column + 2}
      // What was awarded is said too, though it can be taken no more.
      aria-selected={pickable ? selected : selected || undefined}
      data-column={column}
      data-active={active || undefined}
      data-step={figures.distance?.step ?? undefined}
      data-taken={selected || undefined}
      data-left={left === undefined ? undefined : ''}
      style={left === undefined ? undefined : { left }}
    >
      {pickable && (
        <NativeInput
          type="checkbox"
          tabIndex={-1}
          checked={selected}
          onChange={() => onPick(props.lineId, props.quotationId)}
          aria-label={words.pick(props.seller, props.lineNo)}
        />
      )}
      <CellContent {...props} pickable={pickable} />
    </td>
  );
});

type ContentProps = Props & { pickable: boolean };

function CellContent({ pickable, ...props }: ContentProps) {
  const { words, figures, height, percent } = props;
  const { cell, distance, over } = figures;
  const signs = figures.signs.map((sign) => <SignMark key={sign} sign={sign} word={words.signs[sign]} />);
  // What an awaited answer said before is in the seller's currency and unit: the panel shows it with both.
  if (!cell || cell.line.response === 'no_quote')
    return (
      <span data-muted>
        <span>{signs}</span>
      </span>
    );
  const comfortable = height === 'comfortable';
  return (
    <>
      <span data-pick={pickable || undefined}>
        <span>
          {signs}
          {distance && <DistanceMark {...distance} wordOf={words.over} />}
        </span>
        <b>{figures.price ?? '–'}</b>
        {over && percent && !comfortable && <small aria-hidden>{over}</small>}
      </span>
      {comfortable && <SecondLine {...props} maker={cell.line.maker} leadDays={cell.line.lead_days} />}
    </>
  );
}

type SecondProps = Pick<Props, 'figures' | 'percent' | 'share' | 'divided'> & {
  maker: string | null;
  leadDays: number | null;
};

/** What the comfortable rows add: a divided part, the distance, maker and lead time. */
function SecondLine({ figures, percent, share, divided, maker, leadDays }: SecondProps) {
  const { t } = useTranslation('project');
  const leadTime = useLeadTime();
  return (
    <span data-muted>
      <small>
        {[
          share && divided ? `${t('divide.part')} ${share.qty ?? ''}` : null,
          figures.over,
          percent ? maker : null,
          leadTime(leadDays),
        ]
          .filter(Boolean)
          .join(' · ')}
      </small>
    </span>
  );
}
