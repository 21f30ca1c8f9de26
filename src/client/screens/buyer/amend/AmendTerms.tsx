import { useTranslation } from 'next-i18next/pages';
import { DateInput } from '../../../ui/DateInput';
import { Field } from '../../../ui/Field';
import { Section } from '../../../ui/Section';
import { Columns, Stack } from '../../../ui/Stack';
import { Textarea } from '../../../ui/Textarea';
import { TextInput } from '../../../ui/TextInput';
import { AllowedTerms } from '../editor/AllowedTerms';
import { DeliveryTerms } from '../editor/DeliveryTerms';
import type { TermsPartProps } from '../editor/terms';

/** The terms that may change while sellers are quoting. */
export function AmendTerms(props: TermsPartProps) {
  const { terms, onChange, errors } = props;
  const { t } = useTranslation('buyer');
  return (
    <Section id="terms" title={t('terms.title')} note={t('amend.fixedTerms')}>
      <Columns $min={280}>
        <Stack $gap={5}>
          <Field label={t('terms.name')} error={errors.title} required>
            <TextInput
              name="title"
              maxLength={120}
              value={terms.title}
              onChange={(event) => onChange({ title: event.target.value })}
            />
          </Field>
          <Field label={t('terms.project')} optional>
            <TextInput
              maxLength={120}
              value={terms.project_name}
              onChange={(event) => onChange({ project_name: event.target.value })}
            />
          </Field>
          <Field label={t('terms.required')} help={t('terms.requiredHelp')} optional>
            <DateInput
              value={terms.required_date}
              onChange={(event) => onChange({ required_date: event.target.value })}
            />
          </Field>
        </Stack>
        <Stack $gap={5}>
          <DeliveryTerms {...props} />
        </Stack>
        <Stack $gap={5}>
          <AllowedTerms {...props} />
          <Field label={t('terms.memo')} help={t('terms.memoHelp')} optional>
            <Textarea
              rows={4}
              maxLength={2000}
              value={terms.memo}
              onChange={(event) => onChange({ memo: event.target.value })}
            />
          </Field>
        </Stack>
      </Columns>
    </Section>
  );
}
