import { KeyRound, Link2Off } from 'lucide-react';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { password as passwordSchema } from '../../../../contract/entities/person';
import { ERROR_CODES } from '../../../../contract/errorCodes';
import { hasCode } from '../../../api/ApiError';
import { passwordFaultOf } from '../passwordFault';
import { paths } from '../../../paths';
import { useResetPassword } from '../../../queries/auth';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { useRoute } from '../../../shell/useRoute';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import { Field } from '../../../ui/Field';
import { InlineError } from '../../../ui/InlineError';
import { AuthForm, AuthPanel } from './AuthPanel';
import { useFields } from '../../../ui/useFields';
import { PasswordInput } from '../../../shared/PasswordInput';

/** A new password by the mailed token, which is the last part of the address. */
export function ResetScreen() {
  const { t } = useTranslation('auth');
  const router = useRouter();
  const { query } = useRoute();
  const errorText = useErrorText();
  const reset = useResetPassword();
  const form = useFields({ password: '' }, ({ password }) =>
    passwordSchema.safeParse(password).success ? [] : ['password'],
  );
  const submit = form.submit(({ password }) =>
    reset.mutate({ t: query.x ?? '', password }, { onSuccess: () => void router.replace(paths.auth.findComplete()) }),
  );

  // A token too short to be one is refused as a wrong parameter; for the reader it is the same dead link.
  const tokenLooksWrong = (query.x ?? '').length < 16;
  if (tokenLooksWrong || hasCode(reset.error, ERROR_CODES.MAIL_TOKEN_OUTDATED)) {
    return (
      <AuthPanel icon={<Link2Off />} title={t('need.outdatedHeading')} text={t('need.outdatedText')}>
        <ButtonLink variant="primary" size="lg" wide href={paths.auth.find()}>
          {t('find.submit')}
        </ButtonLink>
      </AuthPanel>
    );
  }
  const refused = passwordFaultOf(reset.error);
  return (
    <AuthPanel icon={<KeyRound />} title={t('find.resetHeading')} text={t('find.resetText')}>
      <AuthForm onSubmit={submit} noValidate>
        <Field
          label={t('newPassword')}
          help={t('signup.account.passwordHelp')}
          error={form.isWrong('password') ? t('errors.password') : refused && t(`errors.${refused}`)}
        >
          <PasswordInput autoComplete="new-password" {...form.text('password')} />
        </Field>
        {reset.error && !refused && <InlineError>{errorText(reset.error)}</InlineError>}
        <Button type="submit" variant="primary" size="lg" wide loading={reset.isPending}>
          {t('find.resetSubmit')}
        </Button>
      </AuthForm>
    </AuthPanel>
  );
}
