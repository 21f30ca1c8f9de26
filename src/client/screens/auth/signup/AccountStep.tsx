import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { errorTable } from '../../../../contract/errors';
import { email as emailSchema } from '../../../../contract/entities/person';
import { hasCode } from '../../../api/ApiError';
import { useEmailCheck } from '../../../queries/auth';
import { Field } from '../../../ui/Field';
import { TextInput } from '../../../ui/TextInput';
import { PasswordInput } from '../../../parts/PasswordInput';
import { StepForm } from './StepForm';
import type { SignupForm } from './useSignup';

/** Email, asked about as soon as it is complete, and the password. */
export function AccountStep({ form }: { form: SignupForm }) {
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
      if (!hasCode(error, errorTable.EXIST_EMAIL.mcode)) return true;
      fail({ email: 'emailTaken' });
      return false;
    }
    return true;
  };
  const help = check.isPending
    ? t('signup.account.checking')
    : t(known ? 'signup.account.emailFree' : 'signup.account.emailHelp');
  return (
    <StepForm form={form} title={t('signup.account.title')} onValid={isFree} loading={check.isPending}>
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
        />
      </Field>
    </StepForm>
  );
}
