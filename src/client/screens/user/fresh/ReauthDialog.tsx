import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, useId, useState } from 'react';
import { errorTable } from '../../../../contract/errors';
import { hasCode } from '../../../api/ApiError';
import { useReauth } from '../../../queries/auth';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { Field } from '../../../ui/Field';
import { TextInput } from '../../../ui/TextInput';
import { LeaveButton } from '../../../ui/LeaveButton';

interface Props {
  onClose: () => void;
  /** The login is fresh now: what was refused can be done. */
  onFresh: () => void;
}

/** Asks for the password before something that only its owner may do. */
export function ReauthDialog({ onClose, onFresh }: Props) {
  const { t } = useTranslation('user');
  const errorText = useErrorText();
  const formId = useId();
  const reauth = useReauth();
  const [password, setPassword] = useState('');
  const wrong = hasCode(reauth.error, errorTable.WRONG_EMAIL_PASSWORD.mcode);
  const error = wrong ? t('reauth.wrong') : reauth.error && errorText(reauth.error);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The dialog lies within the form it serves, though not in the document: keep that form from hearing this.
    event.stopPropagation();
    reauth.mutate(password, { onSuccess: onFresh });
  };
  const footer = (
    <>
      <LeaveButton />
      <Button type="submit" form={formId} variant="primary" loading={reauth.isPending} disabled={password === ''}>
        {t('reauth.confirm')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('reauth.title')}
      description={t('reauth.text')}
      footer={footer}
      width={400}
    >
      <form id={formId} onSubmit={submit}>
        <Field label={t('reauth.password')} error={error}>
          <TextInput
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
