import { Building2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { AuthPanel } from './AuthPanel';
import { ConsentForm } from './ConsentForm';

interface Props {
  email: string;
  busy: boolean;
  onAgree: (marketing_approval: boolean) => void;
}

/** The terms, for a person whose account the company's directory made and who signs in by a password for the first time. */
export function FirstLogin({ email, busy, onAgree }: Props) {
  const { t } = useTranslation('auth');
  return (
    <AuthPanel icon={<Building2 />} title={t('login.first')} text={t('signOn.firstText', { email })}>
      <ConsentForm busy={busy} onAgree={onAgree} />
    </AuthPanel>
  );
}
