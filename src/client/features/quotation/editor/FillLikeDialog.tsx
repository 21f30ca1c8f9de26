import { CERTIFICATE_TYPES } from '../../../../contract/choices';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Checkbox } from '../../../ui/Checkbox';
import { FormDialog } from '../../../ui/FormDialog';
import { Field } from '../../../ui/Field';
import { Select } from '../../../ui/Select';
import { Columns, Stack } from '../../../ui/Stack';
import { TextInput } from '../../../ui/TextInput';
import { fillLike, type LikeValues } from './fillRows';
import type { QuoteRow } from './quoteRow';
import type { TextKey } from '../../../textKeys';
import { originName } from '../../../../domain/material/originName';
import { originCode } from '../../../../contract/countries';
import { useReader } from '../../../shared/useReader';

type Props = {
  rows: readonly QuoteRow[];
  model: QuoteRow | undefined;
  onClose: () => void;
  onApply: (rows: QuoteRow[]) => void;
};

/** Maker, origin, lead time, supply and certificate for all lines at once, starting from the selected line. */
export function FillLikeDialog({ rows, model, onClose, onApply }: Props) {
  const { t } = useTranslation(['seller', 'trade']);
  const language = useReader();
  const [values, setValues] = useState<LikeValues>({
    maker: model?.maker ?? '',
    origin: originName(model?.origin ?? '', language),
    lead_days: model?.lead_days ?? '',
    supply: '',
    certificate_type: model?.certificate_type ?? '',
  });
  const [onlyEmpty, setOnlyEmpty] = useState(false);
  const set = (change: Partial<LikeValues>) => setValues({ ...values, ...change });
  const named = (options: readonly string[], place: 'supply' | 'certificate') =>
    options.map((value) => ({ value, label: t(`trade:${place}.${value}` as TextKey<['seller', 'trade']>) }));
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={() => onApply(fillLike(rows, { ...values, origin: originCode(values.origin.trim()) }, onlyEmpty))}
      title={t('fill.like')}
      description={t('fill.likeText')}
      submitLabel={t('fill.apply')}
    >
      <Stack $gap={4}>
        <Columns>
          <Field label={t('col.maker')}>
            <TextInput value={values.maker} maxLength={80} onChange={(event) => set({ maker: event.target.value })} />
          </Field>
          <Field label={t('col.origin')}>
            <TextInput value={values.origin} maxLength={40} onChange={(event) => set({ origin: event.target.value })} />
          </Field>
          <Field label={t('col.leadDays')}>
            <TextInput
              value={values.lead_days}
              maxLength={20}
              onChange={(event) => set({ lead_days: event.target.value })}
            />
          </Field>
          <Field label={t('col.supply')}>
            <Select
              value={values.supply}
              placeholder="–"
              options={named(['stock', 'production'], 'supply')}
              onChange={(event) => set({ supply: event.target.value })}
            />
          </Field>
          <Field label={t('col.certificate')}>
            <Select
              value={values.certificate_type}
              placeholder="–"
              options={named(CERTIFICATE_TYPES, 'certificate')}
              onChange={(event) => set({ certificate_type: event.target.value })}
            />
          </Field>
        </Columns>
        <Checkbox
          label={t('fill.onlyEmpty')}
          checked={onlyEmpty}
          onChange={(event) => setOnlyEmpty(event.target.checked)}
        />
      </Stack>
    </FormDialog>
  );
}
