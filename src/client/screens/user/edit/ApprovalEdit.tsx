import { useTranslation } from 'next-i18next/pages';
import type { Profile } from '../../../../contract/entities/person';
import { paths } from '../../../paths';
import { PageHeader } from '../../../ui/PageHeader';
import { ApprovalSettings } from '../approval/ApprovalSettings';

/** The consents, opened from the person's own data. */
export function ApprovalEdit({ profile }: { profile: Profile }) {
  const { t } = useTranslation('user');
  return (
    <>
      <PageHeader
        title={t('edit.approval.title')}
        breadcrumb={[
          { label: t('title'), href: paths.user.mypage() },
          { label: t('approval.title'), href: paths.user.mypageTab('approval') },
          { label: t('edit.approval.title') },
        ]}
        meta={t('edit.approval.text')}
      />
      <ApprovalSettings profile={profile} />
    </>
  );
}
