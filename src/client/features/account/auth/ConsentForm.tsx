import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Button } from '../../../ui/Button';
import { AuthForm } from './AuthPanel';
import { ConsentList } from './ConsentList';

interface Props {
  busy: boolean;
  onAgree: (marketing_approval: boolean) => void;
}

/** The terms, for a person whom the company's provider or directory brought here, before anything else. */
export function ConsentForm({ busy, onAgree }: Props) {
  const { t } = useTranslation('auth');
  const [values, setValues] = useState({ service: false, privacy: false, marketing: false });
  const [missing, setMissing] = useState(false);
  const isWrong = (one: keyof typeof values) => missing && one !== 'marketing' && !values[one];
  return (
    <AuthForm
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!values.service || !values.privacy) return setMissing(true);
        onAgree(values.marketing);
      }}
    >
      <ConsentList
        values={values}
        isWrong={isWrong}
        onChange={(change) => setValues((before) => ({ ...before, ...change }))}
      />
      <Button type="submit" variant="primary" size="lg" wide loading={busy}>
        {t('signOn.agree')}
      </Button>
    </AuthForm>
  );
}
