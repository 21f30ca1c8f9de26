import { useInfiniteQuery } from '@tanstack/react-query';
import { FilePlus2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import { useApi } from '../../../api/ApiProvider';
import { useReader } from '../../../parts/useReader';
import { paths } from '../../../paths';
import { rfqQueries } from '../../../queries/rfq';
import { useRows } from '../../../queries/useRows';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { useRoute } from '../../../shell/useRoute';
import { ButtonLink } from '../../../ui/ButtonLink';
import { DataTable } from '../../../ui/DataTable';
import { EmptyState } from '../../../ui/EmptyState';
import { PageHeader } from '../../../ui/PageHeader';
import { PagedList } from '../../../ui/PagedList';
import { useCopyRequest } from '../useCopyRequest';
import { DiscardedBar } from './DiscardedBar';
import { filterHref, readFilter } from './filter';
import { ListTools } from './ListTools';
import { RequestTabs } from './RequestTabs';
import { requestColumns } from './requestColumns';
import { requestHref } from './requestHref';

/** The company's requests by status, newest change first. */
export function RequestsScreen() {
  const { t } = useTranslation('buyer');
  const language = useReader();
  const errorText = useErrorText();
  const { query } = useRoute();
  const filter = readFilter(query);
  const list = useInfiniteQuery(rfqQueries(useApi()).list(filter));
  const { copy, copying } = useCopyRequest();
  const rows = useRows(list);
  const columns = useMemo(
    () => requestColumns({ t, language, copying, onCopy: (row) => copy(row.rfq_number_id) }),
    [t, language, copying, copy],
  );
  const start = (variant: 'primary' | 'secondary') => (
    <ButtonLink variant={variant} icon={<FilePlus2 />} href={paths.buyer.selectType()}>
      {t('list.new')}
    </ButtonLink>
  );
  const filtered = Boolean(filter.status || filter.q || filter.sealed);
  return (
    <>
      <PageHeader title={t('list.title')} actions={start('primary')} />
      <DiscardedBar />
      <RequestTabs filter={filter} counts={list.data?.pages[0]?.counts} />
      <ListTools filter={filter} />
      <PagedList list={list} shown={rows.length} errorText={errorText}>
        <DataTable
          aria-label={t('list.title')}
          columns={columns}
          rows={rows}
          rowKey={(row) => row.rfq_number_id}
          rowHref={requestHref}
          loading={list.isPending}
          minWidth={900}
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
