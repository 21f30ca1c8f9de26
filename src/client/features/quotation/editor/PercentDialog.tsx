import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { Currency } from '../../../../contract/values';
import { FormDialog } from '../../../ui/FormDialog';
import { Field } from '../../../ui/Field';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { TextInput } from '../../../ui/TextInput';
import { countChanged } from './fillRows';
import { changePrices, isPercentChange } from './percentChange';
import type { QuoteRow } from './quoteRow';

type Props = {
  rows: readonly QuoteRow[];
  currency: Currency;
  onClose: () => void;
  onApply: (rows: QuoteRow[]) => void;
};

/** Raises or lowers all prices by one percentage. */
export function PercentDialog({ rows, currency, onClose, onApply }: Props) {
  const { t } = useTranslation('seller');
  const [percent, setPercent] = useState('');
  const good = isPercentChange(percent);
  const changed = good ? changePrices(rows, percent, currency) : null;
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={() => changed && onApply(changed)}
      title={t('fill.percent')}
      description={t('fill.percentText')}
      submitLabel={t('fill.apply')}
      submitDisabled={!good}
    >
      <Stack $gap={3}>
        <Field
          label={t('fill.percentField')}
          help={t('fill.percentHelp')}
          error={percent.trim() !== '' && percent.trim() !== '-' && !good ? t('fill.percentWrong') : undefined}
        >
          <TextInput
            inputMode="text"
            autoComplete="off"
            trailing="%"
            value={percent}
            onChange={(event) => setPercent(event.target.value)}
          />
        </Field>
        {changed && (
          <Text $color="textMuted" aria-live="polite">
            {t('fill.percentPreview', { count: countChanged(rows, changed) })}
          </Text>
        )}
      </Stack>
    </FormDialog>
  );
}
