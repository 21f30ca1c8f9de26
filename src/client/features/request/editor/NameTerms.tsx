import { useTranslation } from 'next-i18next/pages';
import { Field } from '../../../ui/Field';
import { TextInput } from '../../../ui/TextInput';
import type { TermsPartProps } from './terms';

/** What the request and its project are called. */
export function NameTerms({ terms, onChange, errors }: TermsPartProps) {
  const { t } = useTranslation('buyer');
  return (
    <>
      <Field label={t('terms.name')} error={errors.title} required>
        <TextInput
          name="title"
          maxLength={120}
          placeholder={t('terms.namePlaceholder')}
          value={terms.title}
          onChange={(event) => onChange({ title: event.target.value })}
        />
      </Field>
      <ProjectTerm terms={terms} onChange={onChange} errors={errors} />
    </>
  );
}

/** Which project the request belongs to. */
export function ProjectTerm({ terms, onChange }: TermsPartProps) {
  const { t } = useTranslation('buyer');
  return (
    <Field label={t('terms.project')} optional>
      <TextInput
        maxLength={120}
        value={terms.project_name}
        onChange={(event) => onChange({ project_name: event.target.value })}
      />
    </Field>
  );
}
