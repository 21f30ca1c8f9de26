import { SearchX } from 'lucide-react';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { EmptyState } from '../../ui/EmptyState';

/** The number of a request or an order that an address names; none where it names neither. */
const numberIn = (address: string) => /\/([QO]\d{6}-[A-Z0-9]+)(?=$|[/?#])/.exec(address)?.[1];

/** The 404 screen: nothing at this address, or nothing that is the reader's. */
export function NotFound() {
  const { t } = useTranslation('shell');
  const number = numberIn(useRouter().asPath);
  return (
    <EmptyState
      icon={<SearchX />}
      title={t('notFound.title')}
      text={number ? t('notFound.record', { number }) : t('notFound.text')}
      action={
        <>
          {number ? (
            <ButtonLink href={paths.project.list()} variant="primary">
              {t('notFound.projects')}
            </ButtonLink>
          ) : (
            <ButtonLink href={paths.home()} variant="primary">
              {t('notFound.home')}
            </ButtonLink>
          )}
          <ButtonLink href={paths.service.hub()}>{t('notFound.service')}</ButtonLink>
          <ButtonLink href={paths.stock.search()}>{t('notFound.stock')}</ButtonLink>
          <ButtonLink href={paths.faq()}>{t('notFound.faq')}</ButtonLink>
        </>
      }
    />
  );
}
