import { useTranslation } from 'next-i18next/pages';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { ErrorState } from '../../ui/ErrorState';

/** Something on our side broke while this page was made. */
export function Crash() {
  const { t } = useTranslation('shell');
  return (
    <ErrorState
      title={t('crash.title')}
      text={t('crash.text')}
      onRetry={() => window.location.reload()}
      action={<ButtonLink href={paths.home()}>{t('notFound.home')}</ButtonLink>}
    />
  );
}
