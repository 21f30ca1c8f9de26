import { Building2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { SignOnFinished } from '../../../../contract/entities/signOn';
import { useConsentSignOn } from '../../../queries/signOn';
import { Button } from '../../../ui/Button';
import { InlineError } from '../../../ui/InlineError';
import { AuthForm, AuthPanel } from './AuthPanel';
import { ConsentList } from './ConsentList';

interface Props {
  attempt: string;
  email: string;
  company: string;
  onDone: (finished: SignOnFinished) => Promise<void>;
  onFailed: (why: unknown) => void;
}

/** The terms, for a person who signs on for the first time. */
export function FirstSignOn({ attempt, email, company, onDone, onFailed }: Props) {
  const { t } = useTranslation('auth');
  const consent = useConsentSignOn();
  const [values, setValues] = useState({ service: false, privacy: false, marketing: false });
  const [missing, setMissing] = useState(false);
  const agree = async () => {
    if (!values.service || !values.privacy) return setMissing(true);
    try {
      await onDone(await consent.mutateAsync({ attempt, marketing_approval: values.marketing }));
    } catch (error) {
      onFailed(error);
    }
  };
  const isWrong = (one: keyof typeof values) => missing && one !== 'marketing' && !values[one];
  return (
    <AuthPanel icon={<Building2 />} title={t('signOn.first', { company })} text={t('signOn.firstText', { email })}>
      <AuthForm
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void agree();
        }}
      >
        <ConsentList
          values={values}
          isWrong={isWrong}
          onChange={(change) => setValues((before) => ({ ...before, ...change }))}
        />
        {missing && (isWrong('service') || isWrong('privacy')) && <InlineError>{t('errors.terms')}</InlineError>}
        <Button type="submit" variant="primary" size="lg" wide loading={consent.isPending}>
          {t('signOn.agree')}
        </Button>
      </AuthForm>
    </AuthPanel>
  );
}
