import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
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
import { Checkbox } from '../../../ui/Checkbox';
import { Field } from '../../../ui/Field';
import { InlineError } from '../../../ui/InlineError';
import { Link } from '../../../ui/Link';
import { TextInput } from '../../../ui/TextInput';
import { useFields } from '../../../ui/useFields';
import { passwordFaultOf } from '../passwordFault';
import { AuthForm, AuthLinkLine } from './AuthPanel';

const EMPTY = { name: '', phone_code: '+82', phone: '', password: '', company_department: '', company_title: '' };

/** The facts of a person who registers by an invitation; signs in with them at once. */
export function InvitedForm({ invited, token }: { invited: InvitedTo; token: string }) {
  const { t } = useTranslation(['auth', 'people']);
  const router = useRouter();
  const errorText = useErrorText();
  const register = useRegisterInvited();
  const login = useLogin();
  const { loginWith } = useSessionActions();
  const [agreed, setAgreed] = useState(false);
  const [marketing, setMarketing] = useState(false);
  const [checked, setChecked] = useState(false);
  const form = useFields(EMPTY, (values) => [
    ...(personName.safeParse(values.name).success ? [] : (['name'] as const)),
    ...(phoneCode.safeParse(values.phone_code).success ? [] : (['phone_code'] as const)),
    ...(phone.safeParse(values.phone).success ? [] : (['phone'] as const)),
    ...(passwordSchema.safeParse(values.password).success ? [] : (['password'] as const)),
  ]);
  const submit = form.submit(async (values) => {
    if (!agreed) return;
    try {
      const { email } = await register.mutateAsync({ t: token, ...values, marketing_approval: marketing });
      await loginWith(await login.mutateAsync({ email, password: values.password }));
      toast.success(t('people:join.done', { company: invited.company_name }));
      await router.replace(paths.service.hub());
    } catch {
      // The mutation shows why.
    }
  });
  const failure = register.error ?? login.error;
  const refused = passwordFaultOf(failure);
  return (
    <AuthForm
      noValidate
      onSubmit={(event) => {
        setChecked(true);
        submit(event);
      }}
    >
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
      <Field label={t('signup.person.department')}>
        <TextInput maxLength={60} {...form.text('company_department')} />
      </Field>
      <Field label={t('signup.person.title')}>
        <TextInput maxLength={60} {...form.text('company_title')} />
      </Field>
      <Checkbox
        label={t('people:join.agree')}
        checked={agreed}
        invalid={checked && !agreed}
        onChange={(event) => setAgreed(event.target.checked)}
      />
      <AuthLinkLine>
        <Link href={paths.document.service()}>{t('people:join.terms')}</Link>{' '}
        <Link href={paths.document.policy()}>{t('people:join.privacy')}</Link>
      </AuthLinkLine>
      <Checkbox
        label={t('people:join.marketing')}
        checked={marketing}
        onChange={(event) => setMarketing(event.target.checked)}
      />
      {checked && !agreed && <InlineError>{t('people:join.agreeMissing')}</InlineError>}
      {failure && !refused && <InlineError>{errorText(failure)}</InlineError>}
      <Button type="submit" variant="primary" size="lg" wide loading={register.isPending || login.isPending}>
        {t('people:join.submit')}
      </Button>
    </AuthForm>
  );
}
