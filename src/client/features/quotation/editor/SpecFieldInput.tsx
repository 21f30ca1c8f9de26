import { useTranslation } from 'next-i18next/pages';
import { Field } from '../../../ui/Field';
import { Select } from '../../../ui/Select';
import { TextInput } from '../../../ui/TextInput';
import { isWrong, type SpecField } from './deviations';

type Props = { field: SpecField; requested: string; value: string; onChange: (text: string) => void };

const COATINGS = ['black', 'galvanised'] as const;

/** One field of what is offered instead, with what was asked below it. */
export function SpecFieldInput({ field, requested, value, onChange }: Props) {
  const { t } = useTranslation(['seller', 'trade']);
  return (
    <Field
      label={t(`trade:field.${field}`)}
      help={t('alternate.requested', { value: requested || t('alternate.notStated') })}
      error={isWrong(field, value) ? t('issue.spec_field') : undefined}
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
