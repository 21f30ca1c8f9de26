import { Fingerprint } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { Tokens } from '../../../contract/entities/person';
import { signWithPasskey, usePasskeyErrorText } from '../../parts/passkey';
import { useFactorSignIn } from '../../queries/secondFactor';
import { Button } from '../../ui/Button';
import { InlineError } from '../../ui/InlineError';
import { Stack } from '../../ui/Stack';

/** Signs in with a passkey, which tells by itself who it is. */
export function PasskeyButton({ onTokens }: { onTokens: (tokens: Tokens) => Promise<void> }) {
  const { t } = useTranslation('auth');
  const errorText = usePasskeyErrorText();
  const { anyPasskeyQuestion, byPasskey } = useFactorSignIn();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const signIn = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const question = await anyPasskeyQuestion({});
      const passkey = await signWithPasskey(question);
      await onTokens(await byPasskey({ body: { challenge: question.challenge, passkey } }));
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack $gap={2}>
      <Button size="lg" wide icon={<Fingerprint />} loading={busy} onClick={() => void signIn()}>
        {t('login.passkey')}
      </Button>
      {failure !== null && <InlineError>{errorText(failure)}</InlineError>}
    </Stack>
  );
}
