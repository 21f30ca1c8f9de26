import { useTranslation } from 'next-i18next/pages';
import { ConsentList } from '../ConsentList';
import { StepForm } from './StepForm';
import type { SignupForm } from './useSignup';

/** First step: what is agreed to. */
export function TermsStep({ form }: { form: SignupForm }) {
  const { t } = useTranslation('auth');
  const { values, faults, set } = form;
  return (
    <StepForm form={form} title={t('signup.terms.title')}>
      <ConsentList values={values} isWrong={(consent) => faults[consent] !== undefined} onChange={set} />
    </StepForm>
  );
}
