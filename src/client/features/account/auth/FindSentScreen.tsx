import { MailCheck } from 'lucide-react';
import { Link } from '../../../ui/Link';
import { useTranslation } from 'next-i18next/pages';
import { paths } from '../../../paths';
import { ButtonLink } from '../../../ui/ButtonLink';
import { AuthAside, AuthPanel } from './AuthPanel';

/** The reset mail is on its way, if the address is known. */
export function FindSentScreen() {
  const { t } = useTranslation('auth');
  return (
    <AuthPanel icon={<MailCheck />} title={t('find.sentHeading')} text={`${t('find.sentText')} ${t('need.spam')}`}>
      <ButtonLink size="lg" wide href={paths.auth.login()}>
        {t('find.backToLogin')}
      </ButtonLink>
      <AuthAside>
        <Link href={paths.auth.find()}>{t('find.again')}</Link>
      </AuthAside>
    </AuthPanel>
  );
}
