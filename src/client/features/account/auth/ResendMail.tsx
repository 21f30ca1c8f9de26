import { useTranslation } from 'next-i18next/pages';
import { useState, useEffect } from 'react';
import { useResendMail } from '../../../queries/auth';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/Field';
import { InlineError } from '../../../ui/InlineError';
import { TextInput } from '../../../ui/TextInput';
import { AuthForm } from './AuthPanel';

const PAUSE_SECONDS = 60;

interface Props {
  /** Required when the address of the page does not contain it. */
  email: string | undefined;
  /** A mail has just gone out, so the pause runs already. */
  justSent?: boolean;
}

/** Sends the verification mail again, at most once a minute. */
export function ResendMail({ email, justSent = false }: Props) {
  const { t } = useTranslation('auth');
  const errorText = useErrorText();
  const resend = useResendMail();
  const [typed, setTyped] = useState('');
  const { left, start } = useWait(PAUSE_SECONDS, justSent);
  const address = email ?? typed;
  const send = () => resend.mutate(address, { onSuccess: start });
  return (
    <AuthForm
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {email === undefined && (
        <Field label={t('email')}>
          <TextInput
            type="email"
            autoComplete="email"
            placeholder={t('emailPlaceholder')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
      )}
      {resend.isSuccess && <Banner tone="success">{t('need.resent')}</Banner>}
      {resend.error && <InlineError>{errorText(resend.error)}</InlineError>}
      <Button type="submit" size="lg" wide loading={resend.isPending} disabled={left > 0 || address === ''}>
        {left > 0 ? t('need.resendIn', { seconds: left }) : t('need.resend')}
      </Button>
    </AuthForm>
  );
}

/** Counts down to zero after `start`; whole seconds left. */
function useWait(seconds: number, runsAtOnce = false): { left: number; start: () => void } {
  const [left, setLeft] = useState(runsAtOnce ? seconds : 0);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return { left, start: () => setLeft(seconds) };
}
