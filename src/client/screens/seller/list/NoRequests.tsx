import { SearchX } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { paths } from '../../../paths';
import { ButtonLink } from '../../../ui/ButtonLink';
import { EmptyState } from '../../../ui/EmptyState';

/** Nothing came yet: how requests find a seller; or nothing fits the filter: the way out of it. */
export function NoRequests({ filtered }: { filtered: boolean }) {
  const { t } = useTranslation('seller');
  if (filtered) {
    return (
      <EmptyState
        icon={<SearchX />}
        title={t('list.none.title')}
        text={t('list.none.text')}
        action={<ButtonLink href={paths.seller.requests()}>{t('list.none.action')}</ButtonLink>}
      />
    );
  }
  return (
    <EmptyState
      title={t('list.empty.title')}
      text={t('list.empty.text')}
      action={
        <ButtonLink variant="primary" href={paths.user.mypageTab('materials')}>
          {t('list.empty.action')}
        </ButtonLink>
      }
    />
  );
}
