import { Split } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { memo } from 'react';
import type { Comparison, ComparisonSeller } from '../../../../contract/entities/comparison';
import type { Currency } from '../../../../contract/values';
import { LineMaterial } from '../../../shared/LineMaterial';
import { QuantityText } from '../../../shared/QuantityText';
import { WeightText } from '../../../shared/WeightText';
import { IconButton } from '../../../ui/IconButton';
import { Inline } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { selectable, type Share } from '../selection';
import type { Explained } from './explained';
import { MatrixCell } from './MatrixCell';
import { LineHead, Room, Row } from './matrixStyles';

type Props = {
  row: Comparison['rows'][number];
  index: number;
  /** Place of the first seller that is drawn, and the room that those beside them take. */
  first: number;
  before: number | undefined;
  after: number | undefined;
  height: number | undefined;
  /** Measures the row; absent where its height does not matter. */
  measure?: ((row: HTMLTableRowElement | null) => void) | undefined;
  sellers: readonly ComparisonSeller[];
  currency: Currency;
  shares: readonly Share[];
  /** The column that the keyboard is at. */
  active: number | null;
  onPick: ((lineId: string, quotationId: string) => void) | undefined;
  onDivide: ((lineId: string) => void) | undefined;
  onExplain: (explained: Explained) => void;
  /** Drawn once more for print. */
  printed?: boolean;
};

/** One requested line with every seller's answer to it. */
export const MatrixRow = memo(function MatrixRow(props: Props) {
  const {
    row,
    index,
    first,
    before,
    after,
    height,
    measure,
    sellers,
    currency,
    shares,
    active,
    onPick,
    onDivide,
    onExplain,
  } = props;
  const { printed = false } = props;
  const { t } = useTranslation('project');
  const { line, cells, awaiting } = row;
  const divisible = onDivide && cells.some((cell) => cell.line.amount !== null);
  return (
    <Row
      aria-rowindex={index + 3}
      ref={measure}
      data-index={printed ? undefined : index}
      $sellers={sellers.length}
      style={{ height }}
    >
      <LineHead scope="row">
        <LineMaterial row={{ ...line, raw: line.raw_text }} />
        <Text as="div" $size={13} $align="right">
          <Inline $justify="flex-end" $gap={3}>
            <QuantityText qty={line.qty} uom={line.uom} />
            {line.total_weight_kg && (
              <Text as="span" $size={13} $color="textMuted">
                <WeightText kg={line.total_weight_kg} />
              </Text>
            )}
            {divisible && (
              <IconButton
                size="sm"
                icon={<Split />}
                label={t('divide.open', { line: line.line_no })}
                onClick={() => onDivide(line.id)}
              />
            )}
          </Inline>
        </Text>
      </LineHead>
      <Room aria-hidden $width={before} />
      {sellers.map((seller, place) => {
        const cell = cells.find((one) => one.quotation_id === seller.quotation_id);
        const open = cell && selectable(cell, seller);
        return (
          <MatrixCell
            key={seller.quotation_id}
            id={printed ? undefined : `cell-${index}-${first + place}`}
            column={first + place}
            line={line}
            cell={cell}
            awaited={awaiting.find((one) => one.quotation_id === seller.quotation_id)}
            seller={seller}
            currency={currency}
            share={shares.find((share) => share.quotation_id === seller.quotation_id)}
            divided={shares.length > 1}
            active={active === first + place}
            onPick={open ? onPick : undefined}
            onExplain={onExplain}
          />
        );
      })}
      <Room aria-hidden $width={after} />
    </Row>
  );
});
