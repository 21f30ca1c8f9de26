import { useTranslation } from 'next-i18next/pages';
import { stockUom, type StockUom } from '../../../../contract/entities/stock';
import { type Currency, currency } from '../../../../contract/values';
import { unclearPrice } from '../../../../domain/money/typedNumber';
import { Field } from '../../../ui/Field';
import { NumberInput } from '../../../ui/NumberInput';
import { Select } from '../../../ui/Select';
import { Columns } from '../../../ui/Stack';
import type { OpenSlip } from './openSlip';

type Props = { slip: OpenSlip; onChange: (change: Partial<OpenSlip>) => void };

/** A price, in which currency, and for how much. */
export function PriceFields({ slip, onChange }: Props) {
  const { t } = useTranslation(['stock', 'trade']);
  return (
    <Columns $count={2} $gap={3}>
      <Field label={t('terms.price')} required>
        <NumberInput
          value={slip.unit_price}
          unclear={(text) => unclearPrice(text, slip.currency)}
          onChange={(unit_price) => onChange({ unit_price })}
        />
      </Field>
      <Columns $count={2} $gap={3}>
        <Field label={t('terms.currency')}>
          <Select
            options={currency.options.map((value) => ({ value, label: t(`trade:currency.${value}`) }))}
            value={slip.currency}
            onChange={(event) => onChange({ currency: event.target.value as Currency })}
          />
        </Field>
        <Field label={t('terms.per')}>
          <Select
            options={stockUom.options.map((value) => ({ value, label: t(`trade:uom.${value}`) }))}
            value={slip.price_uom}
            onChange={(event) => onChange({ price_uom: event.target.value as StockUom })}
          />
        </Field>
      </Columns>
    </Columns>
  );
}
