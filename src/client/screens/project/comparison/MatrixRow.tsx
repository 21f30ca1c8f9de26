import type { Comparison, ComparisonSeller } from '../../../../contract/entities/comparison';
import type { Currency } from '../../../../contract/values';
import { LineMaterial } from '../../../parts/LineMaterial';
import { QuantityText } from '../../../parts/QuantityText';
import { WeightText } from '../../../parts/WeightText';
import { Inline } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { selectable } from '../award/selection';
import type { Explained } from './explained';
import { MatrixCell } from './MatrixCell';
import { LineHead, Row } from './matrixStyles';

type Props = {
  row: Comparison['rows'][number];
  sellers: readonly ComparisonSeller[];
  currency: Currency;
  selected: string | undefined;
  onPick: ((lineId: string, quotationId: string) => void) | undefined;
  onExplain: (explained: Explained) => void;
};

/** One requested line with every seller's answer to it. */
export function MatrixRow({ row, sellers, currency, selected, onPick, onExplain }: Props) {
  const { line, cells } = row;
  return (
    <Row $sellers={sellers.length}>
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
          </Inline>
        </Text>
      </LineHead>
      {sellers.map((seller) => {
        const cell = cells.find((one) => one.quotation_id === seller.quotation_id);
        const open = cell && selectable(cell, seller);
        return (
          <MatrixCell
            key={seller.quotation_id}
            line={line}
            cell={cell}
            seller={seller}
            currency={currency}
            selected={selected === seller.quotation_id}
            onPick={open && onPick ? () => onPick(line.id, seller.quotation_id) : undefined}
            onExplain={onExplain}
          />
        );
      })}
    </Row>
  );
}
