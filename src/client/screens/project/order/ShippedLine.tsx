import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { Shipment } from '../../../../contract/entities/shipment';
import { QuantityText } from '../../../parts/QuantityText';
import { WeightText } from '../../../parts/WeightText';
import { color } from '../../../theme/roles';
import { space, type } from '../../../theme/tokens';
import { Chip } from '../../../ui/Chip';
import { Code } from '../../../ui/Text';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(1)} ${space(4)};
  padding: ${space(2.5)} 0;
  border-top: 1px solid ${color('line')};
  ${type(13)}
  & > p {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)};
    grid-column: 1 / -1;
    color: ${color('textMuted')};
    ${type(12)}
  }
`;

/** A line in a shipment; what the buyer counted stands out where it differs. */
export function ShippedLine({ line }: { line: Shipment['lines'][number] }) {
  const { t } = useTranslation('project');
  const differs = line.received_qty !== null && line.received_qty !== line.qty;
  return (
    <Row>
      <span>
        {line.line_no}. {line.description}
      </span>
      <QuantityText qty={line.qty} uom={line.uom} />
      {(line.heat_numbers.length > 0 || line.weighed_kg || differs || line.note) && (
        <p>
          {line.heat_numbers.length > 0 && (
            <span>
              {t('ship.heats')} <Code>{line.heat_numbers.join(', ')}</Code>
            </span>
          )}
          {line.weighed_kg && <WeightText kg={line.weighed_kg} inColumn />}
          {differs && <Chip tone="yellow">{t('receive.counted', { qty: line.received_qty })}</Chip>}
          {line.note}
        </p>
      )}
    </Row>
  );
}
