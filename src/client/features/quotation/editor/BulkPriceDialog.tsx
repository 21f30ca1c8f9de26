import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { Currency } from '../../../../contract/values';
import { Columns, Stack } from '../../../ui/Stack';
import { FormDialog } from '../../../ui/FormDialog';
import { Field } from '../../../ui/Field';
import { Select } from '../../../ui/Select';
import { Text } from '../../../ui/Text';
import { TextInput } from '../../../ui/TextInput';
import { type BulkChange, changePrices, isBulkChange, ROUNDING } from './bulkPrice';
import { countChanged } from './fillRows';
import type { OwnLots } from './ownLots';
import type { QuoteRow } from './quoteRow';

type Props = {
  rows: readonly QuoteRow[];
  /** Ids of the rows that are selected in the grid; one alone counts as none. */
  selected: readonly string[];
  lots: OwnLots;
  currency: Currency;
  onClose: () => void;
  onApply: (rows: QuoteRow[], change: BulkChange) => void;
};

/** Raises or lowers prices by one percentage, or sets them to a margin above the cost of own stock; all of them or those selected. */
export function BulkPriceDialog({ rows, selected, lots, currency, onClose, onApply }: Props) {
  const { t } = useTranslation('seller');
  const [change, setChange] = useState<BulkChange>({ kind: 'percent', value: '', step: ROUNDING[currency][0] ?? '1' });
  const [scope, setScope] = useState(selected.length > 1 ? 'selected' : 'all');
  const set = (part: Partial<BulkChange>) => setChange({ ...change, ...part });
  const good = isBulkChange(change);
  const chosen = scope === 'selected' ? new Set(selected) : null;
  const changed = good ? changePrices(rows, change, { currency, lots, chosen }) : null;
  const typed = change.value.trim();
  const { kind } = change;
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={() => changed && onApply(changed, change)}
      title={t('fill.percent')}
      description={t(`fill.${kind}Text`)}
      submitLabel={t('fill.apply')}
      submitDisabled={!good}
    >
      <Stack $gap={3}>
        <Columns>
          <Field label={t('fill.kind')}>
            <Select
              value={kind}
              options={(['percent', 'margin'] as const).map((value) => ({ value, label: t(`fill.${value}Kind`) }))}
              onChange={(event) => set({ kind: event.target.value as BulkChange['kind'] })}
            />
          </Field>
          <Field label={t('fill.scope')}>
            <Select
              value={scope}
              options={[
                { value: 'all', label: t('fill.scopeAll') },
                ...(selected.length > 1
                  ? [{ value: 'selected', label: t('fill.scopeSelected', { count: selected.length }) }]
                  : []),
              ]}
              onChange={(event) => setScope(event.target.value)}
            />
          </Field>
        </Columns>
        <Columns>
          <Field
            label={t(`fill.${kind}Field`)}
            help={t(`fill.${kind}Help`)}
            error={typed !== '' && typed !== '-' && !good ? t(`fill.${kind}Wrong`) : undefined}
          >
            <TextInput
              inputMode="text"
              autoComplete="off"
              trailing="%"
              value={change.value}
              onChange={(event) => set({ value: event.target.value })}
            />
          </Field>
          <Field label={t('fill.rounding')}>
            <Select
              value={change.step}
              options={ROUNDING[currency].map((value) => ({
                value,
                label: t('fill.roundTo', { step: value, currency }),
              }))}
              onChange={(event) => set({ step: event.target.value })}
            />
          </Field>
        </Columns>
        {changed && (
          <Text $color="textMuted" aria-live="polite">
            {t('fill.percentPreview', { count: countChanged(rows, changed) })}
          </Text>
        )}
      </Stack>
    </FormDialog>
  );
}
