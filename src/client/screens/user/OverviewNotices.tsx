import { useTranslation } from 'next-i18next/pages';
import type { Profile } from '../../../contract/entities/person';
import { paths } from '../../paths';
import { Banner } from '../../ui/Banner';
import { ButtonLink } from '../../ui/ButtonLink';

/** What keeps me from working here: a company that has not let me in, or one whose data are not complete. */
export function OverviewNotices({ profile }: { profile: Profile }) {
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
