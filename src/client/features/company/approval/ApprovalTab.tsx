import { useTranslation } from 'next-i18next/pages';
import { useSession } from '../../../shell/session/useSession';
import { PageHeader } from '../../../ui/PageHeader';
import { ApprovalSettings } from './ApprovalSettings';

/** Consents of the signed-in person. */
export function ApprovalTab() {
  const { t } = useTranslation('user');
  const { profile } = useSession();
  if (!profile) return null;
  return (
    <>
      <PageHeader title={t('approval.title')} meta={t('approval.meta')} />
      <ApprovalSettings profile={profile} />
    </>
  );
}
