import { CURRENCIES, STOCK_UOMS } from '../../../../contract/choices';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { toast } from '../../../ui/toast';
import type { StockItem, StockUom } from '../../../../contract/entities/stock';
import { SpecText } from '../../../shared/SpecText';
import { useStockWork } from '../stockWork';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { FormDialog } from '../../../ui/FormDialog';
import { Field } from '../../../ui/Field';
import { InlineError } from '../../../ui/InlineError';
import { NumberInput } from '../../../ui/NumberInput';
import { Columns, Stack } from '../../../ui/Stack';
import { openProblem, type OpenForm, openFormOf, termsOf } from './openForm';
import type { Texts } from '../../../textKeys';
import type { Currency } from '../../../../contract/values';
import { unclearPrice } from '../../../../domain/money/typedNumber';
import { Select } from '../../../ui/Select';

type Props = { items: readonly StockItem[]; onClose: () => void };

/** Opens lots for sale, or changes the terms of those that are open. */
export function OpenDialog({ items, onClose }: Props) {
  const { t } = useTranslation(['stock', 'trade']);
  const errorText = useErrorText();
  const [form, setForm] = useState(() => openFormOf(items));
  const [requested, setRequested] = useState(false);
  const { mutate, isPending, error } = useStockWork();
  const set = (change: Partial<OpenForm>) => setForm((before) => ({ ...before, ...change }));
  const wrong = items.find((item) => openProblem(form, item) !== null);
  const problem = wrong && openProblem(form, wrong);
  const one = items.length === 1;
  const send = () => {
    setRequested(true);
    if (problem || isPending) return;
    mutate(
      { action: 'open', body: { items: items.map((item) => termsOf(form, item)) } },
      {
        onSuccess: () => {
          toast.success(t('action.open.done', { count: items.length }));
          onClose();
        },
      },
    );
  };
  const figure = (key: 'open_qty' | 'moq' | 'multiple') => (
    <Field label={t(`terms.${key}`)} help={t(`terms.${key}Help`)} optional={key !== 'open_qty' || !one}>
      <NumberInput
        value={form[key]}
        onChange={(value) => set({ [key]: value })}
        decimals={3}
        placeholder={key === 'open_qty' && !one ? t('terms.all') : undefined}
        unit={one && items[0] ? t(`trade:uom.${items[0].uom}`) : undefined}
      />
    </Field>
  );
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={send}
      title={one ? t('action.open.title') : t('action.open.many', { count: items.length })}
      description={t('action.open.text')}
      submitLabel={t('action.open.name')}
      loading={isPending}
    >
      <Stack $gap={4}>
        {one && <SpecText spec={items[0]?.spec} raw={items[0]?.raw_text} />}
        {figure('open_qty')}
        <PriceFields form={form} onChange={set} />
        <Columns $count={2} $gap={3}>
          {figure('moq')}
          {figure('multiple')}
        </Columns>
        {requested && problem && (
          <InlineError>
            {t(`problem.${problem as keyof Texts['stock']['problem']}`)}{' '}
            {!one && <SpecText spec={wrong?.spec} raw={wrong?.raw_text} />}
          </InlineError>
        )}
        {error && <InlineError>{errorText(error)}</InlineError>}
      </Stack>
    </FormDialog>
  );
}

type PriceFieldsProps = { form: OpenForm; onChange: (change: Partial<OpenForm>) => void };

/** A price, in which currency, and for how much. */
function PriceFields({ form, onChange }: PriceFieldsProps) {
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
            options={CURRENCIES.map((value) => ({ value, label: t(`trade:currency.${value}`) }))}
            value={form.currency}
            onChange={(event) => onChange({ currency: event.target.value as Currency })}
          />
        </Field>
        <Field label={t('terms.per')}>
          <Select
            options={STOCK_UOMS.map((value) => ({ value, label: t(`trade:uom.${value}`) }))}
            value={form.price_uom}
            onChange={(event) => onChange({ price_uom: event.target.value as StockUom })}
          />
        </Field>
      </Columns>
    </Columns>
  );
}
