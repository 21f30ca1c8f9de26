import { useTranslation } from 'next-i18next/pages';
import { PhoneFields } from '../../../parts/PhoneFields';
import { Field } from '../../../ui/Field';
import { InlineError } from '../../../ui/InlineError';
import { TextInput } from '../../../ui/TextInput';
import { StepForm } from './StepForm';
import type { SignupForm } from './useSignup';

interface Props {
  form: SignupForm;
  /** Sends the whole registration; false when it was refused. */
  onSubmit: () => Promise<boolean>;
  loading: boolean;
  /** Why the registration was refused, when it concerns no single field. */
  refusal: string | null;
}

/** The contact person, and the registration itself. */
export function PersonStep({ form, onSubmit, loading, refusal }: Props) {
  const { t } = useTranslation('auth');
  const { values, faults, set } = form;
  const fault = (name: 'name' | 'phone' | 'phone_code') => faults[name] && t(`errors.${faults[name]}`);
  return (
    <StepForm
      form={form}
      title={t('signup.person.title')}
      submitLabel={t('signup.person.submit')}
      loading={loading}
      onValid={onSubmit}
    >
      <Field label={t('signup.person.name')} error={fault('name')}>
        <TextInput
          autoComplete="name"
          maxLength={60}
          value={values.name}
          onChange={(event) => set({ name: event.target.value })}
        />
      </Field>
      <PhoneFields value={values} onChange={set} errors={{ phone_code: fault('phone_code'), phone: fault('phone') }} />
      <Field label={t('signup.person.department')} optional>
        <TextInput
          maxLength={60}
          value={values.company_department}
          onChange={(event) => set({ company_department: event.target.value })}
        />
      </Field>
      <Field label={t('signup.person.jobTitle')} optional>
        <TextInput
          autoComplete="organization-title"
          maxLength={60}
          value={values.company_title}
          onChange={(event) => set({ company_title: event.target.value })}
        />
      </Field>
      {refusal && <InlineError>{refusal}</InlineError>}
    </StepForm>
  );
}
