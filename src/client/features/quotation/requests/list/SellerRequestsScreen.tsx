import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useApi } from '../../../../api/ApiProvider';
import { statusTabs } from '../../../../shared/statusTabs';
import { paths } from '../../../../paths';
import { sellerRequestQueries } from '../../../../queries/quotation';
import { useRows } from '../../../../queries/useRows';
import { useErrorText } from '../../../../shell/errors/useErrorText';
import { useRoute } from '../../../../shell/useRoute';
import { ButtonLink } from '../../../../ui/ButtonLink';
import { LinkTabs } from '../../../../ui/LinkTabs';
import { PageHeader } from '../../../../ui/PageHeader';
import { PagedList } from '../../../../ui/PagedList';
import { Stack } from '../../../../ui/Stack';
import { useSession } from '../../../../shell/session/useSession';
import { filterHref, isNarrowed, ordered, readFilter, STATUS_TABS } from './filter';
import { useTableViewOf } from '../../../../shell/views/useListView';
import { useRequestColumns } from './useRequestColumns';
import { RequestFilters } from './RequestFilters';
import { RequestTable } from './RequestTable';
import { SearchX } from 'lucide-react';
import { EmptyState } from '../../../../ui/EmptyState';

/** Requests that this company may quote: by status, with search. */
export function SellerRequestsScreen() {
  const { t } = useTranslation(['seller', 'trade']);
  const filter = readFilter(useRoute().query);
  const errorText = useErrorText();
  const list = useInfiniteQuery(sellerRequestQueries(useApi()).list(ordered(filter, useSession().profile)));
  const rows = useRows(list);
  const columns = useRequestColumns();
  const counts = list.data?.pages[0]?.counts;
  const tabs = statusTabs({
    statuses: STATUS_TABS,
    counts,
    all: t('list.all'),
    label: (status) => t(`trade:status.seller.${status}`),
    href: (status) => filterHref({ ...filter, status }),
  });
  const someElsewhere = Object.values(counts ?? {}).some((count) => count > 0);
  return (
    <>
      <PageHeader
        dense
        title={t('list.title')}
        meta={t('list.note')}
        actions={<ButtonLink href={paths.user.mypageTab('materials')}>{t('list.materials')}</ButtonLink>}
      />
      <Stack $gap={2}>
        <LinkTabs aria-label={t('list.tabs')} tabs={tabs} current={filter.status ?? 'all'} />
        <RequestFilters filter={filter} columns={columns} />
        <PagedList docked list={list} shown={rows.length} errorText={errorText}>
          <RequestTable
            rows={rows}
            view={useTableViewOf('received')}
            loading={list.isPending}
            empty={<NoRequests filtered={isNarrowed(filter) || (filter.status !== undefined && someElsewhere)} />}
          />
        </PagedList>
      </Stack>
    </>
  );
}

/** Nothing came yet: how requests find a seller; or nothing fits the filter: the way out of it. */
function NoRequests({ filtered }: { filtered: boolean }) {
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
