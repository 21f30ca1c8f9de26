import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { type Profile, password as passwordSchema } from '../../../../contract/entities/person';
import { passwordFaultOf } from '../../../queries/passwordFault';
import { PasswordInput } from '../../../parts/PasswordInput';
import { usePatchPassword } from '../../../queries/person';
import { Field } from '../../../ui/Field';
import { useDeed } from '../fresh/useDeed';
import { EditFrame } from './EditFrame';

/** A new password; the old one is asked for when the login is not fresh. */
export function PasswordEdit({ profile }: { profile: Profile }) {
  const { t } = useTranslation(['auth', 'user']);
  const patch = usePatchPassword();
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [checked, setChecked] = useState(false);
  const deed = useDeed(patch.mutateAsync);
  const refused = passwordFaultOf(deed.failure);
  const fault = () => {
    if (!passwordSchema.safeParse(password).success) return 'password' as const;
    return password.toLowerCase() === profile.email.toLowerCase() ? ('passwordIsEmail' as const) : null;
  };
  const differs = password !== repeated;
  const wrong = checked ? (fault() ?? refused) : null;
  const input = () => {
    setChecked(true);
    return fault() !== null || differs ? null : { password };
  };
  return (
    <EditFrame field="password" tab="profile" deed={deed} input={input} told={refused !== null}>
      {/* Password keepers want the account's name beside a new password. */}
      <input type="email" autoComplete="username" value={profile.email} readOnly hidden />
      <Field label={t('newPassword')} help={t('signup.account.passwordHelp')} error={wrong && t(`errors.${wrong}`)}>
        <PasswordInput
          autoComplete="new-password"
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
            setChecked(false);
            deed.clear();
          }}
        />
      </Field>
      <Field label={t('user:edit.password.repeat')} error={checked && differs && t('user:edit.password.differs')}>
        <PasswordInput
          autoComplete="new-password"
          value={repeated}
          onChange={(event) => {
            setRepeated(event.target.value);
            setChecked(false);
          }}
        />
      </Field>
    </EditFrame>
  );
}
