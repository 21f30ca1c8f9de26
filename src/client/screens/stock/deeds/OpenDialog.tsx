import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import type { StockItem } from '../../../../contract/entities/stock';
import { SpecText } from '../../../parts/SpecText';
import { useStockWork } from '../../../queries/stockWork';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { FormDialog } from '../../../ui/FormDialog';
import { Field } from '../../../ui/Field';
import { InlineError } from '../../../ui/InlineError';
import { NumberInput } from '../../../ui/NumberInput';
import { Columns, Stack } from '../../../ui/Stack';
import { openProblem, type OpenSlip, openSlipOf, termsOf } from './openSlip';
import { PriceFields } from './PriceFields';
import type { Texts } from '../../../textKeys';

type Props = { items: readonly StockItem[]; onClose: () => void };

/** Opens lots for sale, or changes the terms of those that are open. */
export function OpenDialog({ items, onClose }: Props) {
  const { t } = useTranslation(['stock', 'trade']);
  const errorText = useErrorText();
  const [slip, setSlip] = useState(() => openSlipOf(items));
  const [asked, setAsked] = useState(false);
  const { mutate, isPending, error } = useStockWork();
  const set = (change: Partial<OpenSlip>) => setSlip((before) => ({ ...before, ...change }));
  const wrong = items.find((item) => openProblem(slip, item) !== null);
  const problem = wrong && openProblem(slip, wrong);
  const one = items.length === 1;
  const send = () => {
    setAsked(true);
    if (problem || isPending) return;
    mutate(
      { deed: 'open', body: { items: items.map((item) => termsOf(slip, item)) } },
      {
        onSuccess: () => {
          toast.success(t('deed.open.done', { count: items.length }));
          onClose();
        },
      },
    );
  };
  const figure = (key: 'open_qty' | 'moq' | 'multiple') => (
    <Field label={t(`terms.${key}`)} help={t(`terms.${key}Help`)} optional={key !== 'open_qty' || !one}>
      <NumberInput
        value={slip[key]}
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
      title={one ? t('deed.open.name') : t('deed.open.many', { count: items.length })}
      description={t('deed.open.text')}
      submitLabel={t('deed.open.name')}
      loading={isPending}
    >
      <Stack $gap={4}>
        {one && <SpecText spec={items[0]?.spec} raw={items[0]?.raw_text} />}
        {figure('open_qty')}
        <PriceFields slip={slip} onChange={set} />
        <Columns $count={2} $gap={3}>
          {figure('moq')}
          {figure('multiple')}
        </Columns>
        {asked && problem && (
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
