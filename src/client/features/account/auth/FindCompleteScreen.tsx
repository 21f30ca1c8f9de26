import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { paths } from '../../../paths';
import { ButtonLink } from '../../../ui/ButtonLink';
import { AuthPanel } from './AuthPanel';

/** The new password is set. */
export function FindCompleteScreen() {
  const { t } = useTranslation('auth');
  return (
    <AuthPanel icon={<BadgeCheck />} title={t('find.completeHeading')} text={t('find.completeText')}>
      <ButtonLink variant="primary" size="lg" wide href={paths.auth.login()}>
        {t('signIn')}
      </ButtonLink>
    </AuthPanel>
  );
}
