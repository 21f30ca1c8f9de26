import { useTranslation } from 'next-i18next/pages';
import { isRegistrationNumber } from '../../../../domain/company/registrationNumber';
import { Field } from '../../../ui/Field';
import { TextInput } from '../../../ui/TextInput';
import { registrationNumberAsTyped } from './asTyped';
import { CertificateField } from './CertificateField';
import { StepForm } from './StepForm';
import type { SignupForm } from './useSignup';

const texts = [
  { field: 'company_name', label: 'name', autoComplete: 'organization' },
  { field: 'company_ceo', label: 'ceo', autoComplete: 'off' },
  { field: 'company_address', label: 'address', autoComplete: 'street-address' },
] as const;

export function CompanyStep({ form }: { form: SignupForm }) {
  const { t } = useTranslation('auth');
  const { values, faults, set } = form;
  const number = values.company_registration_number;
  const help = isRegistrationNumber(number) ? 'signup.company.registrationOk' : 'signup.company.registrationHelp';
  return (
    <StepForm form={form} title={t('signup.company.title')}>
      <Field
        label={t('signup.company.registration')}
        help={t(help)}
        error={faults.company_registration_number && t(`errors.${faults.company_registration_number}`)}
      >
        <TextInput
          autoComplete="off"
          placeholder="123-45-67890"
          value={number}
          onChange={(event) => set({ company_registration_number: registrationNumberAsTyped(event.target.value) })}
        />
      </Field>
      {texts.map(({ field, label, autoComplete }) => {
        const fault = faults[field];
        return (
          <Field key={field} label={t(`signup.company.${label}`)} error={fault && t(`errors.${fault}`)}>
            <TextInput
              autoComplete={autoComplete}
              maxLength={field === 'company_address' ? 200 : 60}
              value={values[field]}
              onChange={(event) => set({ [field]: event.target.value })}
            />
          </Field>
        );
      })}
      <CertificateField form={form} />
    </StepForm>
  );
}
