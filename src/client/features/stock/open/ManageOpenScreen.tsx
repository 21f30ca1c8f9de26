import { SteelThumb } from '../../../shared/steel/Steel';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useCallback, useState } from 'react';
import type { StockItem } from '../../../../contract/entities/stock';
import { useApi } from '../../../api/ApiProvider';
import { paths } from '../../../paths';
import { stockQueries } from '../stockQueries';
import { useRows } from '../../../queries/useRows';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { useRoute } from '../../../shell/useRoute';
import { ButtonLink } from '../../../ui/ButtonLink';
import { DataTable } from '../../../ui/DataTable';
import { EmptyState } from '../../../ui/EmptyState';
import { LinkTabs } from '../../../ui/LinkTabs';
import { PageHeader } from '../../../ui/PageHeader';
import { PagedList } from '../../../ui/PagedList';
import { Stack } from '../../../ui/Stack';
import { ListViewTools } from '../../../shell/views/ListViewTools';
import { useTableViewOf } from '../../../shell/views/useListView';
import { type ChosenAction, ActionDialog } from '../actions/ActionDialog';
import type { LotAction } from '../actions/actions';
import { SelectionActions } from '../actions/SelectionActions';
import { readStock, writeStock } from '../stockAddress';
import { StockFilterBar } from '../StockFilterBar';
import { useOpenColumns } from './useOpenColumns';
import { PriceHistory } from '../../../shared/market/latePriceHistory';
import { RecordState } from '../../../shell/errors/RecordState';
import { marketQueries } from '../../../queries/market';
import { Dialog } from '../../../ui/Dialog';
import { LoadingLines } from '../../../ui/Skeleton';

const TABS = ['open', 'closed'] as const;

/** What the company offers to everybody, and what it could: opened, priced and closed one by one or together. */
export function ManageOpenScreen() {
  const { t } = useTranslation('stock');
  const errorText = useErrorText();
  const read = readStock(useRoute().query);
  const filter = { ...read, state: read.state === 'closed' ? ('closed' as const) : ('open' as const) };
  const list = useInfiniteQuery(stockQueries(useApi()).items(filter));
  const items = useRows(list);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [chosen, setChosen] = useState<ChosenAction | null>(null);
  const [history, setHistory] = useState<string | null>(null);
  const onAction = useCallback(
    (action: LotAction, item: StockItem) => setChosen({ action, items: [item] }),
    [setChosen],
  );
  const columns = useOpenColumns({ onAction, onHistory: setHistory });
  const close = () => {
    setChosen(null);
    setTicked(new Set());
  };
  return (
    <>
      <PageHeader
        dense
        title={t('open.title')}
        breadcrumb={[{ label: t('overview.title'), href: paths.stock.overview() }, { label: t('open.title') }]}
        meta={t('open.meta')}
        actions={<ButtonLink href={paths.stock.howto()}>{t('howto.title')}</ButtonLink>}
      />
      <Stack $gap={2}>
        <LinkTabs
          aria-label={t('mine.state')}
          current={filter.state}
          tabs={TABS.map((state) => ({
            key: state,
            label: t(`state.${state}`),
            href: paths.stock.open(writeStock({ ...filter, state })),
          }))}
        />
        <StockFilterBar
          filter={filter}
          hrefOf={(next) => paths.stock.open(writeStock(next))}
          end={
            <ListViewTools
              list="offers"
              columns={columns}
              path={paths.stock.open()}
              href={paths.stock.open(writeStock(filter))}
            />
          }
        />
        <PagedList docked list={list} shown={items.length} errorText={errorText}>
          <DataTable
            aria-label={t('open.title')}
            columns={columns}
            rows={items}
            rowKey={(item) => item.id}
            loading={list.isPending}
            selected={ticked}
            onSelect={setTicked}
            minWidth={880}
            view={useTableViewOf('offers')}
            bulkActions={<SelectionActions items={items.filter(({ id }) => ticked.has(id))} onChoose={setChosen} />}
            empty={
              <EmptyState
                drawing={<SteelThumb width={96} spec={{ category: 'valve', type: 'GATE', dn: [300] }} />}
                title={t(`open.none.${filter.state}`)}
                text={t('open.noneText')}
                action={<ButtonLink href={paths.stock.mine()}>{t('mine.title')}</ButtonLink>}
              />
            }
          />
        </PagedList>
      </Stack>
      {chosen && <ActionDialog chosen={chosen} onClose={close} />}
      {history && <PriceHistoryDialog itemId={history} onClose={() => setHistory(null)} />}
    </>
  );
}

/** Prices an open lot has had, as buyers read them. */
function PriceHistoryDialog({ itemId, onClose }: { itemId: string; onClose: () => void }) {
  const { t } = useTranslation('stock');
  const record = useQuery(marketQueries(useApi()).item(itemId));
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('open.history')}>
      {record.data ? (
        <PriceHistory item={record.data} />
      ) : (
        <RecordState {...record} skeleton={<LoadingLines lines={4} />} />
      )}
    </Dialog>
  );
}
