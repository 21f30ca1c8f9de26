import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { toast } from '../../../ui/toast';
import { password as passwordSchema, personName, phone, phoneCode } from '../../../../contract/entities/person';
import type { InvitedTo } from '../../../../contract/entities/people';
import { paths } from '../../../paths';
import { useLogin } from '../../../queries/auth';
import { useRegisterInvited } from '../../../queries/people';
import { PasswordInput } from '../../../shared/PasswordInput';
import { PhoneFields } from '../../../shared/PhoneFields';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { useSessionActions } from '../../../shell/session/useSessionActions';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/Field';
import { InlineError } from '../../../ui/InlineError';
import { Recovery } from '../../../ui/recovery/Recovery';
import { Text } from '../../../ui/Text';
import { TextInput } from '../../../ui/TextInput';
import { useFields } from '../../../ui/useFields';
import { passwordFaultOf } from '../passwordFault';
import { AuthForm } from './AuthPanel';
import { ConsentList } from './ConsentList';

const EMPTY = {
  service: false,
  privacy: false,
  marketing: false,
  name: '',
  phone_code: '+82',
  phone: '',
  password: '',
  company_department: '',
  company_title: '',
};

/** The facts of a person who registers by an invitation; signs in with them at once. */
export function InvitedForm({ invited, token }: { invited: InvitedTo; token: string }) {
  const { t } = useTranslation(['auth', 'people']);
  const router = useRouter();
  const errorText = useErrorText();
  const register = useRegisterInvited();
  const login = useLogin();
  const { loginWith } = useSessionActions();
  /** The login of the new account, once there is one: from then on only signing in is left to do. */
  const [account, setAccount] = useState<{ email: string; password: string } | null>(null);
  const [signInFailure, setSignInFailure] = useState<unknown>(null);
  const form = useFields(EMPTY, (values) => [
    ...(personName.safeParse(values.name).success ? [] : (['name'] as const)),
    ...(phoneCode.safeParse(values.phone_code).success ? [] : (['phone_code'] as const)),
    ...(phone.safeParse(values.phone).success ? [] : (['phone'] as const)),
    ...(passwordSchema.safeParse(values.password).success ? [] : (['password'] as const)),
    ...(values.service ? [] : (['service'] as const)),
    ...(values.privacy ? [] : (['privacy'] as const)),
  ]);
  const signIn = async (by: { email: string; password: string }) => {
    setSignInFailure(null);
    try {
      await loginWith(await login.mutateAsync(by));
      toast.success(t('people:join.done', { company: invited.company_name }));
      await router.replace(paths.service.hub());
    } catch (error) {
      setSignInFailure(error);
    }
  };
  const submit = form.submit(async ({ service: _service, privacy: _privacy, marketing, ...person }) => {
    try {
      const { email } = await register.mutateAsync({ t: token, ...person, marketing_approval: marketing });
      const made = { email, password: person.password };
      setAccount(made);
      await signIn(made);
    } catch {
      // The mutation shows why.
    }
  });
  const failure = register.error;
  const refused = passwordFaultOf(failure);
  if (account) {
    return (
      <>
        <Text>{t('people:join.registered')}</Text>
        {signInFailure !== null && <InlineError>{errorText(signInFailure)}</InlineError>}
        <Button variant="primary" size="lg" wide loading={signInFailure === null} onClick={() => void signIn(account)}>
          {t('people:join.start')}
        </Button>
      </>
    );
  }
  return (
    <AuthForm noValidate onSubmit={submit}>
      <Recovery name="invitation" />
      <p>{t('people:join.registerText')}</p>
      <Field label={t('email')}>
        <TextInput type="email" autoComplete="username" readOnly value={invited.email} />
      </Field>
      <Field
        label={t('password')}
        help={t('signup.account.passwordHelp')}
        error={form.isWrong('password') ? t('errors.password') : refused && t(`errors.${refused}`)}
      >
        <PasswordInput autoComplete="new-password" {...form.text('password')} />
      </Field>
      <Field label={t('signup.person.name')} error={form.isWrong('name') && t('errors.required')}>
        <TextInput autoComplete="name" maxLength={60} {...form.text('name')} />
      </Field>
      <PhoneFields
        value={form.values}
        onChange={form.set}
        errors={{
          phone_code: form.isWrong('phone_code') ? t('errors.phoneCode') : undefined,
          phone: form.isWrong('phone') ? t('errors.phone') : undefined,
        }}
      />
      <Field label={t('signup.person.department')} optional>
        <TextInput maxLength={60} {...form.text('company_department')} />
      </Field>
      <Field label={t('signup.person.jobTitle')} optional>
        <TextInput maxLength={60} {...form.text('company_title')} />
      </Field>
      <ConsentList values={form.values} isWrong={form.isWrong} onChange={form.set} />
      {failure && !refused && <InlineError>{errorText(failure)}</InlineError>}
      <Button type="submit" variant="primary" size="lg" wide loading={register.isPending}>
        {t('people:join.submit')}
      </Button>
    </AuthForm>
  );
}
