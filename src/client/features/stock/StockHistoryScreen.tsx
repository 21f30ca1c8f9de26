import { MOVEMENT_KINDS } from '../../../contract/choices';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useApi } from '../../api/ApiProvider';
import { paths } from '../../paths';
import { stockQueries } from './stockQueries';
import { useRows } from '../../queries/useRows';
import { useErrorText } from '../../shell/errors/useErrorText';
import { useRoute } from '../../shell/useRoute';
import { ButtonLink } from '../../ui/ButtonLink';
import { DataTable } from '../../ui/DataTable';
import { EmptyState } from '../../ui/EmptyState';
import { LinkTabs } from '../../ui/LinkTabs';
import { PageHeader } from '../../ui/PageHeader';
import { PagedList } from '../../ui/PagedList';
import { Select } from '../../ui/Select';
import { Inline, Stack } from '../../ui/Stack';
import { readLedger } from './ledgerAddress';
import { useLedgerColumns } from './useLedgerColumns';

/** The ledger: every entry that ever changed a lot, the newest first. */
export function StockHistoryScreen() {
  const { t } = useTranslation('stock');
  const errorText = useErrorText();
  const router = useRouter();
  const api = useApi();
  const filter = readLedger(useRoute().query);
  const list = useInfiniteQuery(stockQueries(api).movements(filter));
  const warehouses = useQuery(stockQueries(api).warehouses());
  const columns = useLedgerColumns();
  const rows = useRows(list);
  const { kind, warehouse_id: warehouse, item_id: item } = filter;
  const tabs = [
    { key: 'all', label: t('history.all'), href: paths.stock.history({ warehouse, item }) },
    ...MOVEMENT_KINDS.map((one) => ({
      key: one,
      label: t(`kind.${one}`),
      href: paths.stock.history({ kind: one, warehouse, item }),
    })),
  ];
  const choose = (id: string) => void router.push(paths.stock.history({ kind, warehouse: id, item }));
  return (
    <>
      <PageHeader
        breadcrumb={[{ label: t('overview.title'), href: paths.stock.overview() }, { label: t('history.title') }]}
        title={t('history.title')}
      />
      <Stack $gap={4}>
        <LinkTabs tabs={tabs} current={kind ?? 'all'} aria-label={t('history.kind')} />
        <Inline data-paper="none">
          <Select
            compact
            aria-label={t('overview.name')}
            placeholder={t('history.everyWarehouse')}
            options={(warehouses.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            value={warehouse ?? ''}
            onChange={(event) => choose(event.target.value)}
          />
        </Inline>
        <PagedList list={list} shown={rows.length} errorText={errorText}>
          <DataTable
            aria-label={t('history.title')}
            columns={columns}
            rows={rows}
            rowKey={(row) => row.id}
            loading={list.isPending}
            minWidth={860}
            empty={
              <EmptyState
                title={t('history.none')}
                text={t('history.noneText')}
                action={<ButtonLink href={paths.stock.history()}>{t('history.all')}</ButtonLink>}
              />
            }
          />
        </PagedList>
      </Stack>
    </>
  );
}
