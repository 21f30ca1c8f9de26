import { Link } from '../../ui/Link';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { errorTable } from '../../../contract/errors';
import type { FactorAsked } from '../../../contract/envelope';
import { ApiError, hasCode } from '../../api/ApiError';
import { publicEnv } from '../../env';
import { paths } from '../../paths';
import { useLogin } from '../../queries/auth';
import { useErrorText } from '../../shell/errors/useErrorText';
import { useEndedBefore } from '../../shell/session/useEndedLogin';
import { useNextPath } from '../../shell/session/useNextPath';
import { useSessionActions } from '../../shell/session/useSessionActions';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { useRoute } from '../../shell/useRoute';
import { Field } from '../../ui/Field';
import { InlineError } from '../../ui/InlineError';
import { TextInput } from '../../ui/TextInput';
import { AuthAside, AuthForm, AuthLinkLine, AuthPanel } from './AuthPanel';
import { DemoLogins } from './DemoLogins';
import { FactorForm } from './FactorForm';
import { PasskeyButton } from './PasskeyButton';
import { PasswordInput } from '../../parts/PasswordInput';
import { UnverifiedNotice } from './UnverifiedNotice';

interface Credentials {
  email: string;
  password: string;
}

/**
 * Sign-in: a wrong pair is told in place, an unverified address is offered a new mail. The page is for guests only, so
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
  const [asked, setAsked] = useState<FactorAsked | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const form = useForm<Credentials>({ defaultValues: { email: useRoute().query.email ?? '', password: '' } });
  const { errors, isSubmitting } = form.formState;

  const signIn = form.handleSubmit(async (credentials) => {
    try {
      await loginWith(await login.mutateAsync(credentials));
      setFailure(null);
    } catch (error) {
      const factor = error instanceof ApiError ? error.factor : undefined;
      if (factor) {
        setFailure(null);
        return setAsked(factor);
      }
      setFailure(error);
      form.setFocus('password');
    }
  });
  const again = (why: unknown) => {
    setAsked(null);
    form.resetField('password');
    setFailure(why);
  };

  const wrongPair = hasCode(failure, errorTable.WRONG_EMAIL_PASSWORD.mcode);
  const unverified = hasCode(failure, errorTable.EMAIL_NOT_VERIFIED.mcode);
  if (asked) return <FactorForm asked={asked} onTokens={loginWith} onAgain={again} />;
  return (
    <AuthPanel title={t('login.heading')} text={t('login.text')}>
      {ended && (
        <Banner tone="warning" title={shell.t(`ended.${ended}.title`)}>
          {shell.t('ended.back')}
        </Banner>
      )}
      <AuthForm onSubmit={signIn} noValidate>
        <Field label={t('email')} error={errors.email && t('errors.required')}>
          <TextInput
            type="email"
            autoComplete="username"
            placeholder={t('emailPlaceholder')}
            {...form.register('email', { required: true })}
          />
        </Field>
        <Field label={t('password')} error={errors.password && t('errors.required')}>
          <PasswordInput autoComplete="current-password" {...form.register('password', { required: true })} />
        </Field>
        <AuthLinkLine>
          <Link href={paths.auth.find()}>{t('login.forgot')}</Link>
        </AuthLinkLine>
        {wrongPair && <InlineError>{t('login.wrong')}</InlineError>}
        {unverified && <UnverifiedNotice email={form.getValues('email')} />}
        {failure !== null && !wrongPair && !unverified && <InlineError>{errorText(failure)}</InlineError>}
        <Button type="submit" variant="primary" size="lg" wide loading={isSubmitting}>
          {t('signIn')}
        </Button>
      </AuthForm>
      <PasskeyButton onTokens={loginWith} />
      <AuthAside>
        {t('login.noAccount')}
        <Link href={paths.auth.signup({ next: next === paths.home() ? undefined : next })}>{t('join')}</Link>
      </AuthAside>
      {publicEnv().appEnv === 'localhost' && <DemoLogins onChoose={(demo) => (form.reset(demo), signIn())} />}
    </AuthPanel>
  );
}
