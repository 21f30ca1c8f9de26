import { Building2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useStartSignOn } from '../../../queries/signOn';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { keepAttempt } from '../../../shell/session/signOnAttempt';
import { useNextPath } from '../../../shell/session/useNextPath';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/Field';
import { InlineError } from '../../../ui/InlineError';
import { TextInput } from '../../../ui/TextInput';
import { AuthForm, AuthPanel } from './AuthPanel';

interface Props {
  /** What was typed already. */
  email: string;
  onBack: () => void;
}

/** Asks for the address first: its domain leads to the company's own provider. */
export function SignOnForm({ email: typed, onBack }: Props) {
  const { t } = useTranslation('auth');
  const errorText = useErrorText();
  const next = useNextPath();
  const start = useStartSignOn();
  const [email, setEmail] = useState(typed);
  const [leaving, setLeaving] = useState(false);
  const go = () =>
    start.mutate(email.trim(), {
      onSuccess: ({ url, attempt }) => {
        keepAttempt({ attempt, next });
        setLeaving(true);
        window.location.assign(url);
      },
    });
  return (
    <AuthPanel title={t('signOn.heading')} text={t('signOn.text')} icon={<Building2 />}>
      <AuthForm
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          go();
        }}
      >
        <Field label={t('signOn.email')}>
          <TextInput
            type="email"
            autoComplete="username"
            placeholder={t('emailPlaceholder')}
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        </Field>
        {start.error && <InlineError>{errorText(start.error)}</InlineError>}
        <Button
          type="submit"
          variant="primary"
          size="lg"
          wide
          loading={start.isPending || leaving}
          disabled={!email.includes('@')}
        >
          {t('signOn.go')}
        </Button>
      </AuthForm>
      <Button variant="ghost" wide onClick={onBack}>
        {t('signOn.back')}
      </Button>
    </AuthPanel>
  );
}
