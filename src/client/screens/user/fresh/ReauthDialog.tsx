import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { errorTable } from '../../../../contract/errors';
import { hasCode } from '../../../api/ApiError';
import { useReauth } from '../../../queries/auth';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { FormDialog } from '../../../ui/FormDialog';
import { Field } from '../../../ui/Field';
import { TextInput } from '../../../ui/TextInput';

interface Props {
  onClose: () => void;
  /** The login is fresh now: what was refused can be done. */
  onFresh: () => void;
}

/** Asks for the password before something that only its owner may do. */
export function ReauthDialog({ onClose, onFresh }: Props) {
  const { t } = useTranslation('user');
  const errorText = useErrorText();
  const reauth = useReauth();
  const [password, setPassword] = useState('');
  const wrong = hasCode(reauth.error, errorTable.WRONG_EMAIL_PASSWORD.mcode);
  const error = wrong ? t('reauth.wrong') : reauth.error && errorText(reauth.error);
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={() => reauth.mutate(password, { onSuccess: onFresh })}
      title={t('reauth.title')}
      description={t('reauth.text')}
      submitLabel={t('reauth.confirm')}
      submitDisabled={password === ''}
      loading={reauth.isPending}
      width={400}
    >
      <Field label={t('reauth.password')} error={error}>
        <TextInput
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}
