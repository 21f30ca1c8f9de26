import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { Shipment } from '../../../contract/entities/shipment';
import { QuantityText } from '../../shared/QuantityText';
import { WeightText } from '../../shared/WeightText';
import { color } from '../../theme/roles';
import { space, type } from '../../theme/tokens';
import { Chip } from '../../ui/Chip';
import { Code } from '../../ui/Text';

/** Whether the buyer counted otherwise than was shipped. */
export const differs = ({ qty, received_qty }: Shipment['lines'][number]) =>
  received_qty !== null && received_qty !== qty;

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

type Props = {
  line: Shipment['lines'][number];
  name: string;
  /** It was to come with a certificate, and has none yet. */
  bare: boolean;
};

/** A line in a shipment; what the buyer counted stands out where it differs, and a certificate that is still to come. */
export function ShippedLine({ line, name, bare }: Props) {
  const { t } = useTranslation('project');
  return (
    <Row>
      <span>
        {line.line_no}. {name}
      </span>
      <QuantityText qty={line.qty} uom={line.uom} />
      {(line.heat_numbers.length > 0 || line.weighed_kg || bare || differs(line) || line.note) && (
        <p>
          {line.heat_numbers.length > 0 && (
            <span>
              {t('ship.heats')} <Code>{line.heat_numbers.join(', ')}</Code>
            </span>
          )}
          {bare && <Chip tone="yellow">{t('certificates.bare')}</Chip>}
          {line.weighed_kg && <WeightText kg={line.weighed_kg} />}
          {differs(line) && <Chip tone="yellow">{t('receive.counted', { qty: line.received_qty })}</Chip>}
          {line.note}
        </p>
      )}
    </Row>
  );
}
