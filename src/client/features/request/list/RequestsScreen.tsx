import { useInfiniteQuery } from '@tanstack/react-query';
import { FilePlus2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import { useApi } from '../../../api/ApiProvider';
import { paths } from '../../../paths';
import { rfqQueries, type RfqFilter, useCreateRfq } from '../../../queries/rfq';
import { useRows } from '../../../queries/useRows';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { useRoute } from '../../../shell/useRoute';
import { ButtonLink } from '../../../ui/ButtonLink';
import { DataTable } from '../../../ui/DataTable';
import { EmptyState } from '../../../ui/EmptyState';
import { PageHeader } from '../../../ui/PageHeader';
import { PagedList } from '../../../ui/PagedList';
import { useCopyRequest } from '../useCopyRequest';
import { useSession } from '../../../shell/session/useSession';
import { useTableViewOf } from '../../../shell/views/useListView';
import { filterHref, ordered, readFilter, STATUSES } from './filter';
import { ListTools } from './ListTools';
import { requestColumns } from './requestColumns';
import { requestHref } from './requestHref';
import type { TabCounts } from '../../../../contract/counted';
import { statusTabs } from '../../../shared/statusTabs';
import { LinkTabs } from '../../../ui/LinkTabs';
import { useRouter } from 'next/router';
import { toast } from '../../../ui/toast';
import { UndoBar } from '../../../ui/UndoBar';
import { keepDiscarded, useDiscarded } from '../discarded';

/** The company's requests by status: by deadline until their reader chooses otherwise. */
export function RequestsScreen() {
  const { t } = useTranslation('buyer');
  const errorText = useErrorText();
  const { query } = useRoute();
  const filter = readFilter(query);
  const list = useInfiniteQuery(rfqQueries(useApi()).list(ordered(filter, useSession().profile)));
  const { copy, copying } = useCopyRequest();
  const rows = useRows(list);
  const columns = useMemo(
    () => requestColumns({ t, copying, onCopy: (row) => copy(row.rfq_number_id) }),
    [t, copying, copy],
  );
  const start = (variant: 'primary' | 'secondary') => (
    <ButtonLink variant={variant} icon={<FilePlus2 />} href={paths.buyer.selectType()}>
      {t('list.new')}
    </ButtonLink>
  );
  const filtered = Boolean(filter.status || filter.q || filter.sealed);
  return (
    <>
      <PageHeader dense title={t('list.title')} actions={start('primary')} />
      <DiscardedBar />
      <RequestTabs filter={filter} counts={list.data?.pages[0]?.counts} />
      <ListTools filter={filter} columns={columns} />
      <PagedList docked list={list} shown={rows.length} errorText={errorText}>
        <DataTable
          aria-label={t('list.title')}
          columns={columns}
          rows={rows}
          rowKey={(row) => row.rfq_number_id}
          rowHref={requestHref}
          loading={list.isPending}
          minWidth={960}
          view={useTableViewOf('requests')}
          empty={
            filtered ? (
              <EmptyState
                title={t('list.noneFound')}
                text={t('list.noneFoundText')}
                action={<ButtonLink href={filterHref({})}>{t('list.showAll')}</ButtonLink>}
              />
            ) : (
              <EmptyState title={t('list.empty')} text={t('list.emptyText')} action={start('secondary')} />
            )
          }
        />
      </PagedList>
    </>
  );
}

/** Status tabs with how many requests each holds; the choice lives in the address. */
function RequestTabs({ filter, counts }: { filter: RfqFilter; counts: TabCounts | undefined }) {
  const { t } = useTranslation('buyer');
  const { t: trade } = useTranslation('trade');
  const tabs = statusTabs({
    statuses: STATUSES,
    counts,
    all: t('list.all'),
    label: (status) => trade(`status.project.${status}`),
    href: (status) => filterHref({ ...filter, status }),
  });
  return <LinkTabs aria-label={t('list.tabs')} tabs={tabs} current={filter.status ?? 'all'} />;
}

/** The way back to the draft that was thrown away a moment ago: the same lines and terms, opened again. */
function DiscardedBar() {
  const { t } = useTranslation('buyer');
  const router = useRouter();
  const errorText = useErrorText();
  const discarded = useDiscarded();
  const { mutate, isPending } = useCreateRfq();
  if (!discarded) return null;
  const bringBack = () => {
    if (isPending) return;
    mutate(
      { body: discarded.body },
      {
        onSuccess: ({ rfq_number_id }) => {
          keepDiscarded(null);
          void router.push(paths.buyer.editorFrom('manual', { id: rfq_number_id }));
        },
        onError: (error) => toast.error(errorText(error)),
      },
    );
  };
  return (
    <UndoBar key={discarded.at} onUndo={bringBack} onExpire={() => !isPending && keepDiscarded(null)}>
      {t('discard.done')}
    </UndoBar>
  );
}
