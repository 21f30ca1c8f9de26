import { useTranslation } from 'next-i18next/pages';
import { CompanyFields } from '../../../parts/CompanyFields';
import { CertificateField } from './CertificateField';
import { StepForm } from './StepForm';
import type { SignupForm } from './useSignup';

/** The company with its certificate; whether it is here already, the server finds out. */
export function CompanyStep({ form }: { form: SignupForm }) {
  const { t } = useTranslation('auth');
  const { values, faults, set } = form;
  const text = (fault: (typeof faults)['email']) => fault && t(`errors.${fault}`);
  const errors = {
    company_registration_number: text(faults.company_registration_number),
    company_name: text(faults.company_name),
    company_ceo: text(faults.company_ceo),
    company_address: text(faults.company_address),
  };
  return (
    <StepForm form={form} title={t('signup.company.title')}>
      <CompanyFields value={values} onChange={set} errors={errors} />
      <CertificateField form={form} />
    </StepForm>
  );
}
