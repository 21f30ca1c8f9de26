import { useTranslation } from 'next-i18next/pages';
import { DateInput } from '../../ui/DateInput';
import { Field } from '../../ui/Field';
import { Textarea } from '../../ui/Textarea';
import { TextInput } from '../../ui/TextInput';
import { isRequired, type StepField } from './stepFields';

const LONGEST: Record<StepField, number> = { note: 500, reason: 300, tax_number: 40, issued_on: 10 };

type Props = { field: StepField; value: string; missing: boolean; onChange: (text: string) => void };

/** One field of a step's dialog. */
export function StepInput({ field, value, missing, onChange }: Props) {
  const { t } = useTranslation(['project', 'trade']);
  const input = {
    value,
    maxLength: LONGEST[field],
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  return (
    <Field
      label={t(`field.${field}`)}
      required={isRequired(field)}
      optional={!isRequired(field)}
      error={missing ? t('trade:issue.required') : undefined}
    >
      {field === 'issued_on' ? (
        <DateInput {...input} />
      ) : field === 'tax_number' ? (
        <TextInput {...input} />
      ) : (
        <Textarea rows={3} {...input} />
      )}
    </Field>
  );
}
