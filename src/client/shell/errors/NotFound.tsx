import { SearchX } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { EmptyState } from '../../ui/EmptyState';

/** The 404 screen: nothing at this address, or nothing that is the reader's. */
export function NotFound() {
  const { t } = useTranslation('shell');
  return (
    <EmptyState
      icon={<SearchX />}
      title={t('notFound.title')}
      text={t('notFound.text')}
      action={
        <>
          <ButtonLink href={paths.home()} variant="primary">
            {t('notFound.home')}
          </ButtonLink>
          <ButtonLink href={paths.service.hub()}>{t('notFound.service')}</ButtonLink>
          <ButtonLink href={paths.stock.search()}>{t('notFound.stock')}</ButtonLink>
          <ButtonLink href={paths.faq()}>{t('notFound.faq')}</ButtonLink>
        </>
      }
    />
  );
}
