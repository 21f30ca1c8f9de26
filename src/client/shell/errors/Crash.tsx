import { useTranslation } from 'next-i18next/pages';
import { operatorIn } from '../../env';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { ErrorState } from '../../ui/ErrorState';
import { useLanguage } from '../language/useLanguage';

/** Something on our side broke while this page was made. */
export function Crash() {
  const { t } = useTranslation('shell');
  const { phone, email } = operatorIn(useLanguage().language);
  return (
    <ErrorState
      title={t('crash.title')}
      text={`${t('crash.text')} ${t('crash.contact', { phone, email })}`}
      onRetry={() => window.location.reload()}
      action={<ButtonLink href={paths.home()}>{t('notFound.home')}</ButtonLink>}
    />
  );
}
