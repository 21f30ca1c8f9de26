import { useTranslation } from 'next-i18next/pages';
import { DeadlineNote } from '../../../parts/rfq/DeadlineNote';
import { dayAfter, firstDeadlineDay } from '../../../parts/rfq/firstDay';
import { DateInput } from '../../../ui/DateInput';
import { Field } from '../../../ui/Field';
import { useNow } from '../../../ui/useNow';
import type { TermsPartProps } from './terms';

/** Until when sellers may quote, and by when the goods are needed. */
export function DateTerms({ terms, onChange, errors }: TermsPartProps) {
  const { t } = useTranslation('buyer');
  const now = useNow();
  const first = now === null ? undefined : firstDeadlineDay(now);
  const past = Boolean(first && terms.deadline_date && terms.deadline_date < first);
  return (
    <>
      <Field
        label={t('terms.deadline')}
        help={<DeadlineNote day={terms.deadline_date} />}
        error={errors.deadline_date ?? (past ? t('terms.deadlinePast') : undefined)}
        required
      >
        <DateInput
          name="deadline_date"
          min={first}
          value={terms.deadline_date}
          onChange={(event) => onChange({ deadline_date: event.target.value })}
        />
      </Field>
      <Field label={t('terms.required')} help={t('terms.requiredHelp')} error={errors.required_date} optional>
        <DateInput
          min={terms.deadline_date ? dayAfter(terms.deadline_date) : first}
          value={terms.required_date}
          onChange={(event) => onChange({ required_date: event.target.value })}
        />
      </Field>
    </>
  );
}
