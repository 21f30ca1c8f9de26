import { useQuery } from '@tanstack/react-query';
import { Fingerprint, Smartphone } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { ERROR_CODES } from '../../../contract/errorCodes';
import { hasCode } from '../../api/ApiError';
import { useApi } from '../../api/ApiProvider';
import { signWithPasskey, usePasskeyErrorText } from '../session/passkey';
import { useReauth } from '../../queries/auth';
import { factorQueries, useFactorReauth } from '../../queries/secondFactor';
import { paths } from '../../paths';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Field } from '../../ui/Field';
import { FormDialog } from '../../ui/FormDialog';
import { Inline, Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { TextInput } from '../../ui/TextInput';

interface Props {
  onClose: () => void;
  /** The login is fresh now: what was refused can be done. */
  onConfirmed: () => void;
}

/** Asks for the password before something that only its owner may do; a passkey or a code of the app stands in for it. */
export function ReauthDialog({ onClose, onConfirmed }: Props) {
  const { t } = useTranslation('user');
  const errorText = usePasskeyErrorText();
  const { data: factors } = useQuery(factorQueries(useApi()).mine());
  const reauth = useReauth();
  const { byCode, passkeyQuestion, byPasskey } = useFactorReauth();
  const [way, setWay] = useState<'password' | 'app'>('password');
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const run = async (prove: () => Promise<unknown>) => {
    setBusy(true);
    setFailure(null);
    try {
      await prove();
      onConfirmed();
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const submit = () => run(() => (way === 'app' ? byCode({ body: { code: typed } }) : reauth.mutateAsync(typed)));
  const provePasskey = () =>
    run(async () => {
      const question = await passkeyQuestion({});
      await byPasskey({ body: { challenge: question.challenge, passkey: await signWithPasskey(question) } });
    });
  const change = (next: 'password' | 'app') => {
    setWay(next);
    setTyped('');
    setFailure(null);
  };
  const wrong = hasCode(failure, ERROR_CODES.WRONG_EMAIL_PASSWORD);
  const error = wrong ? t('reauth.wrong') : failure !== null && errorText(failure);
  const hasPasskey = factors !== undefined && factors.passkey_list.length > 0;
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={() => void submit()}
      title={t('reauth.title')}
      description={t('reauth.text')}
      submitLabel={t('reauth.confirm')}
      submitDisabled={typed.trim() === ''}
      loading={busy}
      width={400}
    >
      <Stack $gap={4}>
        <Field key={way} label={t(way === 'app' ? 'reauth.code' : 'reauth.password')} error={error}>
          <TextInput
            type={way === 'app' ? 'text' : 'password'}
            inputMode={way === 'app' ? 'numeric' : 'text'}
            autoComplete={way === 'app' ? 'one-time-code' : 'current-password'}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        {(hasPasskey || factors?.app) && (
          <Inline $gap={2}>
            {hasPasskey && (
              <Button size="sm" icon={<Fingerprint />} disabled={busy} onClick={() => void provePasskey()}>
                {t('reauth.passkey')}
              </Button>
            )}
            {factors?.app && (
              <Button
                size="sm"
                icon={<Smartphone />}
                disabled={busy}
                onClick={() => change(way === 'app' ? 'password' : 'app')}
              >
                {t(way === 'app' ? 'reauth.usePassword' : 'reauth.useApp')}
              </Button>
            )}
          </Inline>
        )}
        {factors?.sign_on && (
          <Stack $gap={2}>
            <Text $size={13} $color="textMuted">
              {t('reauth.signOnText')}
            </Text>
            <Inline $gap={2}>
              <ButtonLink size="sm" target="_blank" href={paths.auth.signOn({ again: '1' })}>
                {t('reauth.signOn')}
              </ButtonLink>
              <Button size="sm" disabled={busy} onClick={onConfirmed}>
                {t('reauth.signOnDone')}
              </Button>
            </Inline>
          </Stack>
        )}
      </Stack>
    </FormDialog>
  );
}
