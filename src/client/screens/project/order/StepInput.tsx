import { useTranslation } from 'next-i18next/pages';
import { Field } from '../../../ui/Field';
import { Textarea } from '../../../ui/Textarea';
import { TextInput } from '../../../ui/TextInput';
import type { StepField } from './stepFields';

const LONGEST: Record<StepField, number> = { note: 500, reason: 300, carrier: 80, tracking_number: 80 };

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
      required={field === 'reason'}
      optional={field !== 'reason'}
      error={missing ? t('trade:issue.required') : undefined}
    >
      {field === 'note' || field === 'reason' ? <Textarea rows={3} {...input} /> : <TextInput {...input} />}
    </Field>
  );
}
