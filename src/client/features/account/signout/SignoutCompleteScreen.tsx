import { UserRoundX } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { paths } from '../../../paths';
import { ButtonLink } from '../../../ui/ButtonLink';
import { EmptyState } from '../../../ui/EmptyState';
import { PageHeader } from '../../../ui/PageHeader';

/** The account is gone. */
export function SignoutCompleteScreen() {
  const { t } = useTranslation('user');
  return (
    <>
      <PageHeader title={t('signout.completeTitle')} />
      <EmptyState
        bordered
        icon={<UserRoundX />}
        title={t('signout.completeHeading')}
        text={t('signout.completeText')}
        action={
          <ButtonLink variant="primary" href={paths.home()}>
            {t('signout.toHome')}
          </ButtonLink>
        }
      />
    </>
  );
}
