import { useTranslation } from 'next-i18next/pages';
import { stockUom, type StockUom } from '../../../../contract/entities/stock';
import { type Currency, currency } from '../../../../contract/values';
import { unclearPrice } from '../../../../domain/money/typedNumber';
import { Field } from '../../../ui/Field';
import { NumberInput } from '../../../ui/NumberInput';
import { Select } from '../../../ui/Select';
import { Columns } from '../../../ui/Stack';
import type { OpenForm } from './openForm';

type Props = { form: OpenForm; onChange: (change: Partial<OpenForm>) => void };

/** A price, in which currency, and for how much. */
export function PriceFields({ form, onChange }: Props) {
  const { t } = useTranslation(['stock', 'trade']);
  return (
    <Columns $count={2} $gap={3}>
      <Field label={t('terms.price')} required>
        <NumberInput
          value={form.unit_price}
          unclear={(text) => unclearPrice(text, form.currency)}
          onChange={(unit_price) => onChange({ unit_price })}
        />
      </Field>
      <Columns $count={2} $gap={3}>
        <Field label={t('terms.currency')}>
          <Select
            options={currency.options.map((value) => ({ value, label: t(`trade:currency.${value}`) }))}
            value={form.currency}
            onChange={(event) => onChange({ currency: event.target.value as Currency })}
          />
        </Field>
        <Field label={t('terms.per')}>
          <Select
            options={stockUom.options.map((value) => ({ value, label: t(`trade:uom.${value}`) }))}
            value={form.price_uom}
            onChange={(event) => onChange({ price_uom: event.target.value as StockUom })}
          />
        </Field>
      </Columns>
    </Columns>
  );
}
