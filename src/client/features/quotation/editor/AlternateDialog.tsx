import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useSpecDescription } from '../../../shared/useSpecDescription';
import { Button } from '../../../ui/Button';
import { FormDialog } from '../../../ui/FormDialog';
import { InlineError } from '../../../ui/InlineError';
import { Columns, Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import {
  deviationsOf,
  fieldText,
  offeredSpec,
  type SpecField,
  specFields,
  type SpecValues,
  typedValues,
} from './deviations';
import { isWrongField } from './isWrongField';
import type { QuoteRow } from './quoteRow';
import { Field } from '../../../ui/Field';
import { Section } from '../../../ui/Section';
import { TextInput } from '../../../ui/TextInput';
import type { Texts } from '../../../textKeys';
import { Select } from '../../../ui/Select';

type Props = {
  row: QuoteRow;
  onClose: () => void;
  onSave: (row: QuoteRow) => void;
};

function kept(row: QuoteRow): { values: SpecValues; reasons: SpecValues } {
  const requested = row.line.spec;
  const values = specFields(requested).map((field) => [field, fieldText(row.offered_spec ?? requested, field)]);
  const reasons = row.deviations.map(({ field, reason }) => [field, reason ?? '']);
  return { values: Object.fromEntries(values), reasons: Object.fromEntries(reasons) };
}

/** States what is offered instead of what was requested; the differences follow from the fields. */
export function AlternateDialog({ row, onClose, onSave }: Props) {
  const { t } = useTranslation(['seller', 'trade']);
  const describe = useSpecDescription();
  const requested = row.line.spec;
  const [{ values, reasons }, setDraft] = useState(() => kept(row));
  const [tried, setTried] = useState(false);
  const differences = deviationsOf(requested, values, reasons);
  const wrong = (field: SpecField) => isWrongField(field, values[field] ?? '');
  const save = () => {
    setTried(true);
    if (differences.length === 0 || specFields(requested).some(wrong)) return;
    onSave({ ...row, response: 'alternate', offered_spec: offeredSpec(requested, values), deviations: differences });
  };
  const set = (field: SpecField, text: string) =>
    setDraft({ values: typedValues(requested, values, field, text), reasons });
  const backToExact = () => onSave({ ...row, response: 'exact', offered_spec: null, deviations: [] });
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={save}
      width={560}
      title={t('alternate.title')}
      description={`${row.line.line_no}. ${describe(requested) || row.line.raw_text}`}
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
          {specFields(requested).map((field) => (
            <SpecFieldInput
              key={field}
              field={field}
              requested={fieldText(requested, field)}
              value={values[field] ?? ''}
              onChange={(text) => set(field, text)}
            />
          ))}
        </Columns>
        {tried && differences.length === 0 && <InlineError>{t('alternate.none')}</InlineError>}
        {differences.length > 0 && (
          <DeviationReasons
            differences={differences}
            reasons={reasons}
            onReason={(field, text) => setDraft({ values, reasons: { ...reasons, [field]: text } })}
          />
        )}
      </Stack>
    </FormDialog>
  );
}

type DeviationReasonsProps = {
  differences: ReturnType<typeof deviationsOf>;
  reasons: SpecValues;
  onReason: (field: SpecField, text: string) => void;
};

/** What differs from what was requested, each with room for the reason. */
function DeviationReasons({ differences, reasons, onReason }: DeviationReasonsProps) {
  const { t } = useTranslation(['seller', 'trade']);
  const orNot = (value: string | null) => value || t('alternate.notStated');
  return (
    <Section title={t('alternate.differences')} count={differences.length}>
      {differences.map(({ field, requested, offered }) => (
        <Field
          key={field}
          optional
          label={t('view.deviation', {
            field: t(`trade:field.${field as keyof Texts['trade']['field']}`),
            requested: orNot(requested),
            offered: orNot(offered),
          })}
        >
          <TextInput
            maxLength={200}
            placeholder={t('alternate.reasonOptional')}
            value={reasons[field as SpecField] ?? ''}
            onChange={(event) => onReason(field as SpecField, event.target.value)}
          />
        </Field>
      ))}
    </Section>
  );
}

type SpecFieldInputProps = { field: SpecField; requested: string; value: string; onChange: (text: string) => void };

const COATINGS = ['black', 'galvanised'] as const;

/** One field of what is offered instead, with what was requested below it. */
function SpecFieldInput({ field, requested, value, onChange }: SpecFieldInputProps) {
  const { t } = useTranslation(['seller', 'trade']);
  return (
    <Field
      label={t(`trade:field.${field}`)}
      help={t('alternate.requested', { value: requested || t('alternate.notStated') })}
      error={isWrongField(field, value) ? t('issue.spec_field') : undefined}
    >
      {field === 'coating' ? (
        <Select
          value={value}
          placeholder="–"
          options={COATINGS.map((one) => ({ value: one, label: t(`alternate.coating.${one}`) }))}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <TextInput value={value} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  );
}
