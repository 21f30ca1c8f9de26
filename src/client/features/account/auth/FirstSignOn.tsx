import { Building2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { SignOnFinished } from '../../../../contract/entities/signOn';
import { useConsentSignOn } from '../../../queries/signOn';
import { AuthPanel } from './AuthPanel';
import { ConsentForm } from './ConsentForm';

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
  const agree = async (marketing_approval: boolean) => {
    try {
      await onDone(await consent.mutateAsync({ attempt, marketing_approval }));
    } catch (error) {
      onFailed(error);
    }
  };
  return (
    <AuthPanel icon={<Building2 />} title={t('signOn.first', { company })} text={t('signOn.firstText', { email })}>
      <ConsentForm busy={consent.isPending} onAgree={(marketing) => void agree(marketing)} />
    </AuthPanel>
  );
}
