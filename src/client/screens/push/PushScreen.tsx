import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { BellOff, CheckCheck } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useApi } from '../../api/ApiProvider';
import { paths } from '../../paths';
import { pushQueries, useReadPush } from '../../queries/push';
import { useErrorText } from '../../shell/errors/useErrorText';
import { useRoute } from '../../shell/useRoute';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { LinkTabs } from '../../ui/LinkTabs';
import { LoadMore } from '../../ui/LoadMore';
import { PageHeader } from '../../ui/PageHeader';
import { PushDays } from './PushDays';
import { PushSkeleton } from './PushSkeleton';

/** Notifications by day, all or the unread ones, newest first. */
export function PushScreen() {
  const { t } = useTranslation('push');
  const { query } = useRoute();
  const unread = query.show === 'unread';
  const api = useApi();
  const errorText = useErrorText();
  const list = useInfiniteQuery(pushQueries(api).list({ unread }));
  const { data: status } = useQuery(pushQueries(api).status());
  const read = useReadPush();
  const pushes = list.data?.pages.flatMap((page) => page.items);
  const tabs = [
    { key: 'all', label: t('all'), href: paths.push() },
    { key: 'unread', label: t('unreadOnly'), href: paths.push({ show: 'unread' }), count: status?.unread },
  ];
  const readAll = (
    <Button
      icon={<CheckCheck />}
      loading={read.isPending}
      disabled={(status?.unread ?? 0) === 0}
      onClick={() => read.mutate({})}
    >
      {t('readAll')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('title')} actions={readAll} />
      <LinkTabs aria-label={t('filter')} tabs={tabs} current={unread ? 'unread' : 'all'} />
      {list.isPending && <PushSkeleton />}
      {list.isError && !pushes && <ErrorState text={errorText(list.error)} onRetry={() => void list.refetch()} />}
      {pushes?.length === 0 && <Nothing unread={unread} />}
      {pushes && <PushDays pushes={pushes} />}
      {pushes && (
        <LoadMore
          hasMore={list.hasNextPage}
          loading={list.isFetchingNextPage}
          onLoadMore={() => void list.fetchNextPage()}
          shown={pushes.length}
          error={list.isFetchNextPageError ? errorText(list.error) : undefined}
        />
      )}
    </>
  );
}

function Nothing({ unread }: { unread: boolean }) {
  const { t } = useTranslation('push');
  const action = unread ? (
    <ButtonLink href={paths.push()}>{t('showAll')}</ButtonLink>
  ) : (
    <ButtonLink href={paths.service.hub()}>{t('emptyAction')}</ButtonLink>
  );
  const title = t(unread ? 'emptyUnread' : 'empty');
  const text = t(unread ? 'emptyUnreadText' : 'emptyText');
  return <EmptyState icon={<BellOff />} title={title} text={text} action={action} />;
}
