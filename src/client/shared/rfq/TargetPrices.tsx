import { isUnitPrice } from '../../../contract/figures';
import { useTranslation } from 'next-i18next/pages';
import type { Rfq, RfqLine } from '../../../contract/entities/rfq';
import { unclearPrice } from '../../../domain/money/typedNumber';
import { LongTable } from '../../ui/LongTable';
import { NumberInput } from '../../ui/NumberInput';
import { Stack } from '../../ui/Stack';
import { itemColumn } from '../itemColumn';
import { QuantityText } from '../QuantityText';

/** Wished unit prices by line id, as typed. */
export type Wished = Readonly<Record<string, string>>;

/** Whether a wished price can be sent: none, or one above zero per unit of its line. */
export const isWishValid = (price: string): boolean => price === '' || (isUnitPrice(price) && Number(price) > 0);

type Props = { rfq: Pick<Rfq, 'lines' | 'currency'>; value: Wished; onChange: (value: Wished) => void };

/** A price per line that the invited sellers will read; lines left empty carry none. */
export function TargetPrices({ rfq, value, onChange }: Props) {
  const { t } = useTranslation(['rfq', 'trade']);
  const lines = rfq.lines.filter((line) => !line.excluded);
  return (
    <Stack $gap={3}>
      <LongTable
        boxed
        step={50}
        aria-label={t('rerequest.targets')}
        rows={lines}
        rowKey={(line) => line.id}
        dense
        columns={[
          itemColumn(t('rerequest.item'), (line: RfqLine) => line),
          {
            key: 'qty',
            header: t('trade:field.qty'),
            align: 'right',
            width: '96px',
            render: (line) => <QuantityText qty={line.qty} uom={line.uom} />,
          },
          {
            key: 'price',
            header: t('rerequest.target'),
            width: '176px',
            render: (line) => (
              <NumberInput
                aria-label={t('rerequest.targetOf', { no: line.line_no })}
                aria-invalid={!isWishValid(value[line.id] ?? '')}
                maxLength={18}
                unclear={(text) => unclearPrice(text, rfq.currency)}
                unit={line.uom ? `${rfq.currency}/${t(`trade:uom.${line.uom}`)}` : rfq.currency}
                value={value[line.id] ?? ''}
                onChange={(price) => onChange({ ...value, [line.id]: price })}
              />
            ),
          },
        ]}
      />
    </Stack>
  );
}
