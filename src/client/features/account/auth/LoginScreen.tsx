import dynamic from 'next/dynamic';
import { Link } from '../../../ui/Link';
import { useTranslation } from 'next-i18next/pages';
import { useRef, useState } from 'react';
import { ERROR_CODES } from '../../../../contract/errorCodes';
import type { FactorRequired } from '../../../../contract/envelope';
import { ApiError, hasCode } from '../../../api/ApiError';
import { publicEnv } from '../../../env';
import { paths } from '../../../paths';
import { useLogin, useResendMail } from '../../../queries/auth';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { useEndedBefore } from '../../../shell/session/useEndedLogin';
import { useNextPath } from '../../../shell/session/useNextPath';
import { useSessionActions } from '../../../shell/session/useSessionActions';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { onceReachable } from '../../../ui/onceReachable';
import { useRoute } from '../../../shell/useRoute';
import { Field } from '../../../ui/Field';
import { InlineError } from '../../../ui/InlineError';
import { TextInput } from '../../../ui/TextInput';
import { useFields } from '../../../ui/useFields';
import { AuthAside, AuthForm, AuthLinkLine, AuthPanel } from './AuthPanel';
import { FactorForm } from './FactorForm';
import { SignOnForm } from './SignOnForm';
import { PasswordInput } from '../../../shared/PasswordInput';
import { useRouter } from 'next/router';
import { Building2, Fingerprint } from 'lucide-react';
import type { Tokens } from '../../../../contract/entities/person';
import { signWithPasskey, usePasskeyErrorText } from '../../../shell/session/passkey';
import { useFactorSignIn } from '../../../queries/secondFactor';
import { Stack } from '../../../ui/Stack';
import styled from 'styled-components';
import { DEMO_LOGINS, DEMO_PASSWORD } from '../../../../contract/constants';
import { color } from '../../../theme/roles';
import { radius, space, type } from '../../../theme/tokens';

interface Credentials {
  email: string;
  password: string;
  consent?: { marketing_approval: boolean };
}

const FirstLogin = dynamic(() => onceReachable(() => import('./FirstLogin')).then((module) => module.FirstLogin));

/**
 * Sign-in: a wrong pair is shown in place, an unverified address is offered a new mail. The page is for guests only, so
 * its guard leads on once the login stands.
 */
export function LoginScreen() {
  const { t } = useTranslation('auth');
  const shell = useTranslation('shell');
  const next = useNextPath();
  const ended = useEndedBefore();
  const errorText = useErrorText();
  const login = useLogin();
  const { loginWith } = useSessionActions();
  const [requested, setRequested] = useState<FactorRequired | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [consenting, setConsenting] = useState(false);
  const [busy, setBusy] = useState(false);
  const [byCompany, setByCompany] = useState(false);
  const passwordInput = useRef<HTMLInputElement>(null);
  const form = useFields<Credentials>({ email: useRoute().query.email ?? '', password: '' }, ({ email, password }) => [
    ...(email === '' ? (['email'] as const) : []),
    ...(password === '' ? (['password'] as const) : []),
  ]);

  const signIn = async (credentials: Credentials) => {
    setBusy(true);
    try {
      await loginWith(await login.mutateAsync(credentials));
      setFailure(null);
    } catch (error) {
      const factor = error instanceof ApiError ? error.factor : undefined;
      setConsenting(hasCode(error, ERROR_CODES.CONSENT_NEEDED));
      if (factor) {
        setFailure(null);
        return setRequested(factor);
      }
      setFailure(error);
      passwordInput.current?.focus();
    } finally {
      setBusy(false);
    }
  };
  const again = (why: unknown) => {
    setRequested(null);
    form.set({ password: '' });
    setFailure(why);
  };

  const wrongPair = hasCode(failure, ERROR_CODES.WRONG_EMAIL_PASSWORD);
  const unverified = hasCode(failure, ERROR_CODES.EMAIL_NOT_VERIFIED);
  if (byCompany) return <SignOnForm email={form.values.email} onBack={() => setByCompany(false)} />;
  if (requested) return <FactorForm requested={requested} onTokens={loginWith} onAgain={again} />;
  if (consenting) {
    const agree = (marketing_approval: boolean) => void signIn({ ...form.values, consent: { marketing_approval } });
    return <FirstLogin email={form.values.email} busy={busy} onAgree={agree} />;
  }
  return (
    <AuthPanel title={t('login.heading')} text={t('login.text')}>
      {ended && (
        <Banner tone="warning" title={shell.t(`ended.${ended}.title`)}>
          {shell.t('ended.back')}
        </Banner>
      )}
      <AuthForm onSubmit={(event) => form.submit(signIn)(event)} noValidate>
        <Field label={t('email')} error={form.isWrong('email') && t('errors.required')}>
          <TextInput type="email" autoComplete="username" placeholder={t('emailPlaceholder')} {...form.text('email')} />
        </Field>
        <Field label={t('password')} error={form.isWrong('password') && t('errors.required')}>
          <PasswordInput ref={passwordInput} autoComplete="current-password" {...form.text('password')} />
        </Field>
        <AuthLinkLine>
          <Link href={paths.auth.find()}>{t('login.forgot')}</Link>
        </AuthLinkLine>
        {wrongPair && <InlineError>{t('login.wrong')}</InlineError>}
        {unverified && <UnverifiedNotice email={form.values.email} />}
        {failure !== null && !wrongPair && !unverified && <InlineError>{errorText(failure)}</InlineError>}
        <Button type="submit" variant="primary" size="lg" wide loading={busy}>
          {t('signIn')}
        </Button>
      </AuthForm>
      <Stack $gap={2}>
        <PasskeyButton onTokens={loginWith} />
        <Button size="lg" wide icon={<Building2 />} onClick={() => setByCompany(true)}>
          {t('signOn.button')}
        </Button>
      </Stack>
      <AuthAside>
        {t('login.noAccount')}
        <Link href={paths.auth.signup({ next: next === paths.home() ? undefined : next })}>{t('join')}</Link>
      </AuthAside>
      {publicEnv().demo && <DemoLogins onChoose={(demo) => (form.set(demo), void signIn(demo))} />}
    </AuthPanel>
  );
}

/** The password was right but the address is not verified: offers the mail again. */
function UnverifiedNotice({ email }: { email: string }) {
  const { t } = useTranslation('auth');
  const router = useRouter();
  const errorText = useErrorText();
  const resend = useResendMail();
  const send = () =>
    resend.mutate(email, { onSuccess: () => void router.push(paths.auth.signupNeed('verify', { email })) });
  return (
    <>
      <Banner tone="warning" title={t('login.unverified')}>
        {t('login.unverifiedText')}
      </Banner>
      <Button wide loading={resend.isPending} onClick={send}>
        {t('login.resend')}
      </Button>
      {resend.error && <InlineError>{errorText(resend.error)}</InlineError>}
    </>
  );
}

/** Signs in with a passkey, which identifies the person by itself. */
function PasskeyButton({ onTokens }: { onTokens: (tokens: Tokens) => Promise<void> }) {
  const { t } = useTranslation('auth');
  const errorText = usePasskeyErrorText();
  const { anyPasskeyQuestion, byPasskey } = useFactorSignIn();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const signIn = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const question = await anyPasskeyQuestion({});
      const passkey = await signWithPasskey(question);
      await onTokens(await byPasskey({ body: { challenge: question.challenge, passkey } }));
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack $gap={2}>
      <Button size="lg" wide icon={<Fingerprint />} loading={busy} onClick={() => void signIn()}>
        {t('login.passkey')}
      </Button>
      {failure !== null && <InlineError>{errorText(failure)}</InlineError>}
    </Stack>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space(3)};
  padding: ${space(4)};
  border: 1px dashed ${color('lineStrong')};
  border-radius: ${radius[16]};
  background: ${color('surfaceMuted')};
  color: ${color('textMuted')};
  ${type(12)}
`;

const Two = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(2)};
`;

interface Props {
  onChoose: (login: { email: string; password: string }) => void;
}

/** The two logins of the demo data. */
function DemoLogins({ onChoose }: Props) {
  const { t } = useTranslation('auth');
  const choices = [
    { key: 'buyer', label: t('login.demoBuyer'), email: DEMO_LOGINS.buyer },
    { key: 'seller', label: t('login.demoSeller'), email: DEMO_LOGINS.seller },
  ];
  return (
    <Root>
      <span>{t('login.demo')}</span>
      <Two>
        {choices.map(({ key, label, email }) => (
          <Button key={key} size="sm" onClick={() => onChoose({ email, password: DEMO_PASSWORD })}>
            {label}
          </Button>
        ))}
      </Two>
    </Root>
  );
}
