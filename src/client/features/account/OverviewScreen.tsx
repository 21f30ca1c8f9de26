import { LogOut } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { paths } from '../../paths';
import { useOwnCompany } from '../../shell/session/useOwnCompany';
import { useSession } from '../../shell/session/useSession';
import { ButtonLink } from '../../ui/ButtonLink';
import { PageHeader } from '../../ui/PageHeader';
import { Stack } from '../../ui/Stack';
import { OverviewTiles } from './OverviewTiles';
import type { Profile } from '../../../contract/entities/person';
import { Banner } from '../../ui/Banner';

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

/** What keeps me from working here: a company that has not let me in, or one whose data are not complete. */
function OverviewNotices({ profile }: { profile: Profile }) {
  const { t } = useTranslation('user');
  return (
    <>
      {profile.member_status === 'pending' && (
        <Banner
          tone="warning"
          title={t(profile.membership_refused ? 'pending.refused' : 'pending.title')}
          action={<ButtonLink href={paths.user.mypageTab('members')}>{t('overview.pendingMore')}</ButtonLink>}
        >
          {t(profile.membership_refused ? 'pending.refusedText' : 'pending.text')}
        </Banner>
      )}
      {!profile.company_complete && (
        <Banner
          tone="warning"
          title={t('company.incomplete')}
          action={
            <ButtonLink href={paths.user.regacy({ next: paths.user.mypage() })}>{t('company.complete')}</ButtonLink>
          }
        >
          {t('company.incompleteText')}
        </Banner>
      )}
    </>
  );
}
