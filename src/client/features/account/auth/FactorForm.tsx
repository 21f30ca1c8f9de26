import { KeyRound } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, useState } from 'react';
import { ERROR_CODES } from '../../../../contract/errorCodes';
import type { FactorRequired } from '../../../../contract/envelope';
import type { FactorMethod } from '../../../../contract/entities/secondFactor';
import type { Tokens } from '../../../../contract/entities/person';
import { hasCode } from '../../../api/ApiError';
import { signWithPasskey, usePasskeyErrorText } from '../../../shell/session/passkey';
import { useFactorSignIn } from '../../../queries/secondFactor';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/Field';
import { InlineError } from '../../../ui/InlineError';
import { Stack } from '../../../ui/Stack';
import { TextInput } from '../../../ui/TextInput';
import { AuthForm, AuthPanel } from './AuthPanel';

interface Props {
  requested: FactorRequired;
  /** What it lets in with. */
  onTokens: (tokens: Tokens) => Promise<void>;
  /** The attempt is over, or was given up: the password comes first again. */
  onAgain: (failure: unknown) => void;
}

/** The field of the requested code has the focus at once. */
const focused = (input: HTMLInputElement | null) => input?.focus();

/** The second step of a sign-in: a passkey, a code of the app or a recovery code, whatever the person has. */
export function FactorForm({ requested, onTokens, onAgain }: Props) {
  const { t } = useTranslation('auth');
  const errorText = usePasskeyErrorText();
  const signIn = useFactorSignIn();
  const [method, setMethod] = useState<FactorMethod>(requested.methods[0] ?? 'app');
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const { challenge } = requested;

  const finish = async () => {
    if (method !== 'passkey') return signIn.byCode({ body: { challenge, method, code } });
    const question = await signIn.passkeyQuestion({ body: { challenge } });
    return signIn.byFactorPasskey({ body: { challenge, passkey: await signWithPasskey(question) } });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    try {
      await onTokens(await finish());
    } catch (error) {
      if (hasCode(error, ERROR_CODES.FACTOR_CHALLENGE_OUTDATED)) return onAgain(error);
      setFailure(error);
      setCode('');
    } finally {
      setBusy(false);
    }
  };
  const choose = (next: FactorMethod) => {
    setMethod(next);
    setCode('');
    setFailure(null);
  };
  const error = failure !== null && errorText(failure);
  return (
    <AuthPanel title={t('factor.heading')} text={t(`factor.text.${method}`)} icon={<KeyRound />}>
      <AuthForm onSubmit={(event) => void submit(event)} noValidate>
        {method !== 'passkey' && (
          <Field key={method} label={t(`factor.code.${method}`)} error={error}>
            <TextInput
              ref={focused}
              autoComplete="one-time-code"
              inputMode={method === 'app' ? 'numeric' : 'text'}
              maxLength={40}
              value={code}
              onChange={(event) => setCode(event.target.value)}
            />
          </Field>
        )}
        {method === 'passkey' && error && <InlineError>{error}</InlineError>}
        <Button
          type="submit"
          variant="primary"
          size="lg"
          wide
          loading={busy}
          disabled={method !== 'passkey' && code.trim() === ''}
        >
          {t(`factor.confirm.${method}`)}
        </Button>
      </AuthForm>
      <Stack $gap={2}>
        {requested.methods
          .filter((other) => other !== method)
          .map((other) => (
            <Button key={other} variant="ghost" wide onClick={() => choose(other)}>
              {t(`factor.instead.${other}`)}
            </Button>
          ))}
        <Button variant="ghost" wide onClick={() => onAgain(null)}>
          {t('factor.back')}
        </Button>
      </Stack>
    </AuthPanel>
  );
}
