import { Hourglass, UserX } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useApprovalWatch } from '../../../shell/session/useApprovalWatch';
import { useOwnCompany } from '../../../shell/session/useOwnCompany';
import { useSession } from '../../../shell/session/useSession';
import { Banner } from '../../../ui/Banner';
import { PageHeader } from '../../../ui/PageHeader';
import { Stack } from '../../../ui/Stack';
import { ClaimSection } from './ClaimSection';

/** What somebody sees of a company that has not let them in: its name, how to get in, and the claim to it. */
export function PendingNotice() {
  const { t } = useTranslation('user');
  const company = useOwnCompany();
  const { profile } = useSession();
  useApprovalWatch();
  if (!profile) return null;
  const refused = profile.membership_refused;
  return (
    <>
      <PageHeader title={company} />
      <Stack $gap={8}>
        <Banner
          tone="warning"
          icon={refused ? <UserX /> : <Hourglass />}
          title={t(refused ? 'pending.refused' : 'pending.title')}
        >
          {t(refused ? 'pending.refusedText' : 'pending.text')}
        </Banner>
        <ClaimSection />
      </Stack>
    </>
  );
}
