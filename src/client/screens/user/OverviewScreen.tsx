import { LogOut } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { paths } from '../../paths';
import { useOwnCompany } from '../../shell/session/useOwnCompany';
import { useSession } from '../../shell/session/useSession';
import { ButtonLink } from '../../ui/ButtonLink';
import { PageHeader } from '../../ui/PageHeader';
import { Stack } from '../../ui/Stack';
import { OverviewNotices } from './OverviewNotices';
import { OverviewTiles } from './OverviewTiles';

/** My page: who I am here, and the ways to what belongs to me and my company. */
export function OverviewScreen() {
  const { t } = useTranslation('user');
  const company = useOwnCompany();
  const { profile } = useSession();
  if (!profile) return null;
  const signOut = (
    <ButtonLink icon={<LogOut />} href={paths.auth.logout()}>
      {t('overview.logout')}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        title={t('greeting', { name: profile.name })}
        meta={[company, profile.company_department, profile.company_title].filter(Boolean).join(' · ')}
        actions={signOut}
      />
      <Stack>
        <OverviewNotices profile={profile} />
        <OverviewTiles profile={profile} />
      </Stack>
    </>
  );
}
