import { Link } from '../../ui/Link';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { errorTable } from '../../../contract/errors';
import { ApiError } from '../../api/ApiError';
import { passwordFaultOf } from '../../queries/passwordFault';
import { paths } from '../../paths';
import { useRegister } from '../../queries/auth';
import { useErrorText } from '../../shell/errors/useErrorText';
import { useNextPath } from '../../shell/session/useNextPath';
import { Banner } from '../../ui/Banner';
import { Stepper } from '../../ui/Stepper';
import { AuthAside, AuthPanel } from './AuthPanel';
import { keepWay } from './keptWay';
import { AccountStep } from './signup/AccountStep';
import { CompanyStep } from './signup/CompanyStep';
import { PersonStep } from './signup/PersonStep';
import type { SignupDraft } from './signup/signupDraft';
import { registrationOf, type SignupStep, signupSteps } from './signup/signupValues';
import { TermsStep } from './signup/TermsStep';
import { useKeptDraft } from './signup/useKeptDraft';
import { useSignup } from './signup/useSignup';
import type { SignupFaults } from './signup/validateSignup';

/** Sign-up in four steps: terms, account, company, contact person. */
export function SignupScreen() {
  const kept = useKeptDraft();
  // What was kept over a reload is known in the browser only: the server draws the empty first step.
  return <SignupSteps key={String(kept !== null)} kept={kept} />;
}

function SignupSteps({ kept }: { kept: SignupDraft | null }) {
  const { t } = useTranslation('auth');
  const router = useRouter();
  const target = useNextPath();
  const next = target === paths.home() ? undefined : target;
  const errorText = useErrorText();
  const form = useSignup(kept);
  const register = useRegister();

  const submit = async () => {
    try {
      const { email } = await register.mutateAsync(registrationOf(form.values));
      form.forget();
      keepWay(email, next);
      await router.push(paths.auth.signupNeed('verify', { email, next }));
      return true;
    } catch (error) {
      form.fail(faultsFrom(error));
      return false;
    }
  };
  return (
    <AuthPanel title={t('signup.heading')} width={480}>
      <Stepper
        steps={signupSteps.map((key) => ({ key, label: t(`signup.steps.${key}`) }))}
        current={form.step}
        onSelect={(key) => form.go(key as SignupStep)}
      />
      {form.restored && form.step === 'account' && <Banner>{t('signup.restored')}</Banner>}
      {form.step === 'terms' && <TermsStep form={form} />}
      {form.step === 'account' && <AccountStep form={form} />}
      {form.step === 'company' && <CompanyStep form={form} />}
      {form.step === 'person' && (
        <PersonStep
          form={form}
          onSubmit={submit}
          loading={register.isPending}
          refusal={register.error ? errorText(register.error) : null}
        />
      )}
      <AuthAside>
        {t('signup.hasAccount')}
        <Link href={paths.auth.login({ next })}>{t('signIn')}</Link>
      </AuthAside>
    </AuthPanel>
  );
}

const faultOfIssue = {
  email: 'email',
  password: 'password',
  phone: 'phone',
  phone_code: 'phoneCode',
  company_registration_number: 'registration',
  company_name: 'required',
  company_ceo: 'required',
  company_address: 'required',
  name: 'required',
} as const satisfies SignupFaults;

/** The fields a refusal is about, so that their step opens. */
function faultsFrom(error: unknown): SignupFaults {
  if (!(error instanceof ApiError)) return {};
  if (error.mcode === errorTable.EXIST_EMAIL.mcode) return { email: 'emailTaken' };
  if (error.mcode === errorTable.CERTIFICATE_INVALID.mcode) return { certificate: 'certificateType' };
  const faults: SignupFaults = {};
  for (const { path } of error.issues) {
    const field = path.find((part): part is keyof typeof faultOfIssue => part in faultOfIssue);
    if (field) faults[field] = faultOfIssue[field];
  }
  const password = passwordFaultOf(error);
  if (password) faults.password = password;
  return faults;
}
