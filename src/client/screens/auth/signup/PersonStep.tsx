import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { space } from '../../../theme/tokens';
import { Field } from '../../../ui/Field';
import { InlineError } from '../../../ui/InlineError';
import { TextInput } from '../../../ui/TextInput';
import { phoneAsTyped } from './asTyped';
import { StepForm } from './StepForm';
import type { SignupForm } from './useSignup';

const Phone = styled.div`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: ${space(2)};
`;

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
      <Phone>
        <Field label={t('signup.person.phoneCode')} error={fault('phone_code')}>
          <TextInput
            type="tel"
            autoComplete="tel-country-code"
            maxLength={5}
            value={values.phone_code}
            onChange={(event) => set({ phone_code: event.target.value })}
          />
        </Field>
        <Field label={t('signup.person.phone')} help={t('signup.person.phoneHelp')} error={fault('phone')}>
          <TextInput
            type="tel"
            autoComplete="tel-national"
            value={values.phone}
            onChange={(event) => set({ phone: phoneAsTyped(event.target.value, values.phone_code) })}
          />
        </Field>
      </Phone>
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
