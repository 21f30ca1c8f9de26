import { useTranslation } from 'next-i18next/pages';
import { memo } from 'react';
import styled from 'styled-components';
import type { Comparison, ComparisonSeller } from '../../../../contract/entities/comparison';
import type { Currency } from '../../../../contract/values';
import { QuantityText } from '../../../shared/QuantityText';
import { useSpecDescription } from '../../../shared/useSpecDescription';
import { WeightText } from '../../../shared/WeightText';
import { media } from '../../../theme/media';
import { color } from '../../../theme/roles';
import { space, type } from '../../../theme/tokens';
import type { Share } from '../selection';
import { cellFigures } from './cellFigures';
import { MatrixCell } from './MatrixCell';
import { ROW_PX, type RowHeight, type Widths } from './matrixMeasures';
import { RowTitle, Room, Row } from './matrixStyles';
import type { CellWords } from './useCellWords';

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-width: 0;
  white-space: nowrap;
`;

const LineNumber = styled.span`
  flex: 0 0 ${space(6)};
  color: ${color('textFaint')};
  font-variant-numeric: tabular-nums;
  text-align: right;
`;

const Material = styled.span`
  flex: 1;
  overflow: hidden;
  min-width: 0;
  text-overflow: ellipsis;
  ${media.print} {
    white-space: normal;
  }
`;

const Below = styled.small`
  display: block;
  overflow: hidden;
  padding-left: ${space(8)};
  color: ${color('textMuted')};
  text-overflow: ellipsis;
  white-space: nowrap;
  ${type(12)}
`;

type Props = {
  row: Comparison['rows'][number];
  index: number;
  /** Its place among the rows of the table, the head's included. */
  rowIndex: number;
  /** Sellers that stay at the left, those in sight, the place of the first of these, and the room beside them. */
  pinned: readonly ComparisonSeller[];
  sellers: readonly ComparisonSeller[];
  first: number;
  before?: number | undefined;
  after?: number | undefined;
  widths?: Widths | undefined;
  height: RowHeight;
  currency: Currency;
  words: CellWords;
  shares: readonly Share[];
  /** The column that the keyboard is at. */
  active: number | null;
  onPick: ((lineId: string, quotationId: string) => void) | undefined;
  /** Drawn once more for print. */
  printed?: boolean;
};

/** One requested line with every seller's answer to it. */
export const MatrixRow = memo(function MatrixRow(props: Props) {
  const { row, index, rowIndex, pinned, sellers, first, before, after, widths, height, shares, active } = props;
  const { printed = false, currency, words, onPick } = props;
  const cellOf = (seller: ComparisonSeller, column: number, left?: number) => (
    <MatrixCell
      key={seller.quotation_id}
      words={words}
      id={printed ? undefined : `cell-${index}-${column}`}
      column={column}
      lineId={row.line.id}
      lineNo={row.line.line_no}
      quotationId={seller.quotation_id}
      seller={seller.company_name}
      figures={cellFigures(row, seller, currency)}
      height={height}
      percent={widths?.percent ?? true}
      left={left}
      share={shares.find((share) => share.quotation_id === seller.quotation_id)}
      divided={shares.length > 1}
      active={active === column}
      onPick={onPick}
    />
  );
  return (
    <Row
      aria-rowindex={rowIndex}
      data-row={printed ? undefined : index}
      style={printed ? undefined : { height: ROW_PX[height] }}
    >
      <LineCell row={row} height={height} shadow={pinned.length === 0 && !printed} />
      {pinned.map((seller, place) => cellOf(seller, place, widths && widths.line + place * widths.seller))}
      <Room aria-hidden data-open={before || undefined} />
      {sellers.map((seller, place) => cellOf(seller, first + place))}
      <Room aria-hidden data-open={after || undefined} />
    </Row>
  );
});

type LineProps = Pick<Props, 'row' | 'height'> & { shadow: boolean };

/** Number, material and quantity of the line in one row; the comfortable rows add the buyer's text and the weight. */
function LineCell({ row, height, shadow }: LineProps) {
  const { t } = useTranslation('trade');
  const describe = useSpecDescription();
  const { line } = row;
  const name = describe(line.spec) || line.raw_text;
  return (
    <RowTitle scope="row" $shadow={shadow}>
      <Line>
        <LineNumber>{line.line_no}</LineNumber>
        <Material title={line.raw_text ? `${name}\n${t('line.original', { text: line.raw_text })}` : name}>
          {name}
        </Material>
        <QuantityText qty={line.qty} uom={line.uom} />
      </Line>
      {height === 'comfortable' && (
        <Below>
          {line.total_weight_kg && <WeightText kg={line.total_weight_kg} />} {line.tag} {line.raw_text}
        </Below>
      )}
    </RowTitle>
  );
}
