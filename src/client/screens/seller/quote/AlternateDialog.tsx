import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useSpecDescription } from '../../../parts/useSpecDescription';
import { Button } from '../../../ui/Button';
import { FormDialog } from '../../../ui/FormDialog';
import { Field } from '../../../ui/Field';
import { InlineError } from '../../../ui/InlineError';
import { Section } from '../../../ui/Section';
import { Select } from '../../../ui/Select';
import { Columns, Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { TextInput } from '../../../ui/TextInput';
import {
  deviationsOf,
  fieldText,
  isWrong,
  offeredSpec,
  type SpecField,
  specFields,
  type SpecValues,
} from './deviations';
import type { QuoteRow } from './quoteRow';

type Props = {
  row: QuoteRow;
  onClose: () => void;
  onSave: (row: QuoteRow) => void;
};

function kept(row: QuoteRow): { values: SpecValues; reasons: SpecValues } {
  const asked = row.line.spec;
  const values = specFields(asked).map((field) => [field, fieldText(row.offered_spec ?? asked, field)]);
  const reasons = row.deviations.map(({ field, reason }) => [field, reason ?? '']);
  return { values: Object.fromEntries(values), reasons: Object.fromEntries(reasons) };
}

/** States what is offered instead of what was asked; the differences follow from the fields. */
export function AlternateDialog({ row, onClose, onSave }: Props) {
  const { t } = useTranslation(['seller', 'trade']);
  const describe = useSpecDescription();
  const asked = row.line.spec;
  const [{ values, reasons }, setDraft] = useState(() => kept(row));
  const [tried, setTried] = useState(false);
  const differences = deviationsOf(asked, values, reasons);
  const wrong = (field: SpecField) => isWrong(field, values[field] ?? '');
  const save = () => {
    setTried(true);
    if (differences.length === 0 || specFields(asked).some(wrong)) return;
    onSave({ ...row, response: 'alternate', offered_spec: offeredSpec(asked, values), deviations: differences });
  };
  const set = (field: SpecField, text: string) => setDraft({ values: { ...values, [field]: text }, reasons });
  const backToExact = () => onSave({ ...row, response: 'exact', offered_spec: null, deviations: [] });
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={save}
      width={640}
      title={t('alternate.title')}
      description={`${row.line.line_no}. ${describe(asked) || row.line.raw_text}`}
      submitLabel={t('alternate.save')}
      leave={
        <Button variant="ghost" onClick={backToExact}>
          {t('alternate.cancel')}
        </Button>
      }
    >
      <Stack $gap={5}>
        <Text $color="textMuted">{t('alternate.text')}</Text>
        <Columns>
          {specFields(asked).map((field) => (
            <Field
              key={field}
              label={t(`trade:field.${field}`)}
              help={t('alternate.requested', { value: fieldText(asked, field) || t('alternate.notStated') })}
              error={wrong(field) ? t('issue.spec_field') : undefined}
            >
              {field === 'coating' ? (
                <Select
                  value={values.coating ?? ''}
                  placeholder="–"
                  options={['black', 'galvanised'].map((value) => ({
                    value,
                    label: t(`alternate.coating.${value}`),
                  }))}
                  onChange={(event) => set(field, event.target.value)}
                />
              ) : (
                <TextInput value={values[field] ?? ''} onChange={(event) => set(field, event.target.value)} />
              )}
            </Field>
          ))}
        </Columns>
        {tried && differences.length === 0 && <InlineError>{t('alternate.none')}</InlineError>}
        {differences.length > 0 && (
          <Section title={t('alternate.differences')} count={differences.length}>
            {differences.map(({ field, requested, offered }) => (
              <Field
                key={field}
                optional
                label={t('view.deviation', {
                  field: t(`trade:field.${field}`),
                  requested: requested || t('alternate.notStated'),
                  offered: offered || t('alternate.notStated'),
                })}
              >
                <TextInput
                  maxLength={200}
                  placeholder={t('alternate.reasonOptional')}
                  value={reasons[field as SpecField] ?? ''}
                  onChange={(event) => setDraft({ values, reasons: { ...reasons, [field]: event.target.value } })}
                />
              </Field>
            ))}
          </Section>
        )}
      </Stack>
    </FormDialog>
  );
}
