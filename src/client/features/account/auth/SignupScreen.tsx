import { Link } from '../../../ui/Link';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { ERROR_CODES } from '../../../../contract/errorCodes';
import { ApiError, hasCode } from '../../../api/ApiError';
import { passwordFaultOf } from '../passwordFault';
import { paths } from '../../../paths';
import { useRegister, useEmailCheck } from '../../../queries/auth';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { useNextPath } from '../../../shell/session/useNextPath';
import { Banner } from '../../../ui/Banner';
import { late } from '../../../ui/late';
import { Stepper } from '../../../ui/Stepper';
import { AuthAside, AuthPanel } from './AuthPanel';
import { keepWay } from './registrationReturn';
import { type SignupDraft, keptDraft } from './signup/signupDraft';
import { mailedNext, registrationOf, type SignupStep, signupSteps } from './signup/signupValues';
import { TermsStep } from './signup/TermsStep';
import { useSignup, type SignupForm } from './signup/useSignup';
import type { SignupFaults } from './signup/validateSignup';
import { useState, useSyncExternalStore } from 'react';
import { CompanyFields } from '../../../shared/CompanyFields';
import { CertificateField } from './signup/CertificateField';
import { StepForm } from './signup/StepForm';
import { PhoneFields } from '../../../shared/PhoneFields';
import { Field } from '../../../ui/Field';
import { InlineError } from '../../../ui/InlineError';
import { TextInput } from '../../../ui/TextInput';
import { email as emailSchema, password as passwordSchema } from '../../../../contract/entities/person';
import { PasswordInput } from '../../../shared/PasswordInput';
import { useKeptItemCount } from '../../../shared/visitorList';

/** No part of the form: it comes after it, into a place of its own. */
const JoinPicture = late(() => import('./JoinPicture').then((part) => part.JoinPicture));

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
      const { email } = await register.mutateAsync({ ...registrationOf(form.values), next: mailedNext(next) });
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
    <AuthPanel title={t('signup.heading')} width={480} picture={<JoinPicture />}>
      <Stepper
        steps={signupSteps.map((key) => ({ key, label: t(`signup.steps.${key}`) }))}
        current={form.step}
        onSelect={(key) => form.go(key as SignupStep)}
      />
      <KeptList />
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
  if (error.mcode === ERROR_CODES.EXIST_EMAIL) return { email: 'emailTaken' };
  if (error.mcode === ERROR_CODES.CERTIFICATE_INVALID) return { certificate: 'certificateType' };
  const faults: SignupFaults = {};
  for (const { path } of error.issues) {
    const field = path.find((part): part is keyof typeof faultOfIssue => part in faultOfIssue);
    if (field) faults[field] = faultOfIssue[field];
  }
  const password = passwordFaultOf(error);
  if (password) faults.password = password;
  return faults;
}

/** Says that the list which was read on the first page is still there. */
function KeptList() {
  const { t } = useTranslation('auth');
  const count = useKeptItemCount();
  return count > 0 && <Banner>{t('signup.keptList', { count })}</Banner>;
}

const never = () => () => undefined;

function readOnce(): () => SignupDraft | null {
  let found: { draft: SignupDraft | null } | undefined;
  return () => {
    found ??= { draft: keptDraft() };
    return found.draft;
  };
}

/** What was kept before this visit to the form; null on the server and while hydrating, so that both draw the same. */
function useKeptDraft(): SignupDraft | null {
  const [read] = useState(readOnce);
  return useSyncExternalStore(never, read, () => null);
}

/** The company with its certificate; whether it is here already, the server finds out. */
function CompanyStep({ form }: { form: SignupForm }) {
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

interface Props {
  form: SignupForm;
  /** Sends the whole registration; false when it was refused. */
  onSubmit: () => Promise<boolean>;
  loading: boolean;
  /** Why the registration was refused, when it concerns no single field. */
  refusal: string | null;
}

/** The contact person, and the registration itself. */
function PersonStep({ form, onSubmit, loading, refusal }: Props) {
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

/** Email, checked as soon as it is complete, and the password. */
function AccountStep({ form }: { form: SignupForm }) {
  const { t } = useTranslation('auth');
  const { values, faults, set, fail } = form;
  const check = useEmailCheck();
  const [free, setFree] = useState<string | null>(null);
  const known = free === values.email;

  /** False only when the address is taken; a check that could not be made is left to the registration itself. */
  const isFree = async () => {
    if (known || !emailSchema.safeParse(values.email).success) return true;
    try {
      await check.mutateAsync(values.email);
      setFree(values.email);
    } catch (error) {
      if (!hasCode(error, ERROR_CODES.EXIST_EMAIL)) return true;
      fail({ email: 'emailTaken' });
      return false;
    }
    return true;
  };
  /** The list of the server's rule is loaded only here; without it the registration itself refuses. */
  const isStrong = async () => {
    if (!passwordSchema.safeParse(values.password).success) return true;
    const rule = await import('../../../../domain/account/passwordWeakness').catch(() => null);
    if (rule?.passwordWeakness(values.password, values.email) !== 'password_common') return true;
    fail({ password: 'passwordCommon' });
    return false;
  };
  const isFine = async () => {
    const [free, strong] = await Promise.all([isFree(), isStrong()]);
    return free && strong;
  };
  const help = check.isPending
    ? t('signup.account.checking')
    : t(known ? 'signup.account.emailFree' : 'signup.account.emailHelp');
  return (
    <StepForm form={form} title={t('signup.account.title')} onValid={isFine} loading={check.isPending}>
      <Field label={t('email')} help={help} error={faults.email && t(`errors.${faults.email}`)}>
        <TextInput
          type="email"
          autoComplete="username"
          placeholder={t('emailPlaceholder')}
          value={values.email}
          onChange={(event) => set({ email: event.target.value })}
          onBlur={() => void isFree()}
        />
      </Field>
      <Field
        label={t('password')}
        help={t('signup.account.passwordHelp')}
        error={faults.password && t(`errors.${faults.password}`)}
      >
        <PasswordInput
          autoComplete="new-password"
          value={values.password}
          onChange={(event) => set({ password: event.target.value })}
          onBlur={() => void isStrong()}
        />
      </Field>
    </StepForm>
  );
}
