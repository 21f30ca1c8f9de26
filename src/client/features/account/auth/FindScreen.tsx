import { KeyRound } from 'lucide-react';
import { Link } from '../../../ui/Link';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { email as emailSchema } from '../../../../contract/entities/person';
import { paths } from '../../../paths';
import { useFindPassword } from '../../../queries/auth';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/Field';
import { InlineError } from '../../../ui/InlineError';
import { TextInput } from '../../../ui/TextInput';
import { useFields } from '../../../ui/useFields';
import { AuthAside, AuthForm, AuthPanel } from './AuthPanel';

/** Asks for the reset mail; what follows is the same whether or not the address is known. */
export function FindScreen() {
  const { t } = useTranslation('auth');
  const router = useRouter();
  const errorText = useErrorText();
  const find = useFindPassword();
  const form = useFields({ email: '' }, ({ email }) => (emailSchema.safeParse(email).success ? [] : ['email']));
  const submit = form.submit(({ email }) =>
    find.mutate(email, { onSuccess: () => void router.push(paths.auth.findSent()) }),
  );
  return (
    <AuthPanel icon={<KeyRound />} title={t('find.heading')} text={t('find.text')}>
      <AuthForm onSubmit={submit} noValidate>
        <Field label={t('email')} error={form.isWrong('email') && t('errors.email')}>
          <TextInput type="email" autoComplete="username" placeholder={t('emailPlaceholder')} {...form.text('email')} />
        </Field>
        {find.error && <InlineError>{errorText(find.error)}</InlineError>}
        <Button type="submit" variant="primary" size="lg" wide loading={find.isPending}>
          {t('find.submit')}
        </Button>
      </AuthForm>
      <AuthAside>
        <Link href={paths.auth.login()}>{t('find.backToLogin')}</Link>
      </AuthAside>
    </AuthPanel>
  );
}
