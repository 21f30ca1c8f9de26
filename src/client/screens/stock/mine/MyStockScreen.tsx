import { type InfiniteData, onlineManager, useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useCallback, useState } from 'react';
import type { StockItem } from '../../../../contract/entities/stock';
import { useApi } from '../../../api/ApiProvider';
import { paths } from '../../../paths';
import { stockQueries } from '../../../queries/stock';
import { useRows } from '../../../queries/useRows';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { useRoute } from '../../../shell/useRoute';
import { MergeNotice } from '../../../shell/autosave/MergeNotice';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import { EmptyState } from '../../../ui/EmptyState';
import { PageHeader } from '../../../ui/PageHeader';
import { PagedList } from '../../../ui/PagedList';
import { Loading, SkeletonLines } from '../../../ui/Skeleton';
import { Stack } from '../../../ui/Stack';
import { type ChosenDeed, DeedDialog } from '../deeds/DeedDialog';
import { readStock, STOCK_STATES, writeStock } from '../stockAddress';
import { StockFilterBar } from '../StockFilterBar';
import { StockListDialog } from '../list/StockListDialog';
import { AddLotsDialog } from './AddLotsDialog';
import { EditFailure } from './EditFailure';
import { LotGrid } from './LotGrid';
import { MineActions } from './MineActions';
import { QuestionsDialog } from './QuestionsDialog';
import { useLotCellWords } from './useLotCellWords';
import { useLotEdits } from './useLotEdits';
import { WarehousesDialog } from './WarehousesDialog';

type Page = { items: readonly StockItem[] };

const WINDOWS = {
  lots: AddLotsDialog,
  list: StockListDialog,
  warehouses: WarehousesDialog,
  questions: QuestionsDialog,
};

/** The company's own warehouse: every lot in a grid, its facts typed over in place, its quantities moved by deeds. */
export function MyStockScreen() {
  const { t } = useTranslation('stock');
  const errorText = useErrorText();
  const { query } = useRoute();
  const filter = readStock(query);
  const list = useInfiniteQuery(stockQueries(useApi()).items(filter));
  const items = useRows(list);
  const edits = useLotEdits(items, useReload(list));
  const words = useLotCellWords(items);
  const [chosen, setChosen] = useState<ChosenDeed | null>(null);
  const [open, setOpen] = useState<keyof typeof WINDOWS | null>(query.questions ? 'questions' : null);
  const Window = open && WINDOWS[open];
  const add = (
    <Button icon={<Plus />} onClick={() => setOpen('lots')}>
      {t('mine.add')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t('mine.title')}
        breadcrumb={[{ label: t('overview.title'), href: paths.stock.overview() }, { label: t('mine.title') }]}
        meta={<span data-paper="none">{t('mine.meta')}</span>}
        actions={
          <MineActions
            filter={filter}
            onAdd={() => setOpen('lots')}
            onList={() => setOpen('list')}
            onWarehouses={() => setOpen('warehouses')}
            onQuestions={() => setOpen('questions')}
          />
        }
      />
      <Stack $gap={4}>
        <StockFilterBar filter={filter} states={STOCK_STATES} hrefOf={(next) => paths.stock.mine(writeStock(next))} />
        {edits.autosave.state.kind === 'refused' && (
          <EditFailure error={edits.autosave.state.error} onRetry={edits.autosave.retry} onDiscard={edits.discard} />
        )}
        <MergeNotice conflicts={edits.autosave.conflicts} words={words} onDecide={edits.autosave.decide} />
        <PagedList list={list} shown={items.length} errorText={errorText}>
          {list.isPending && (
            <Loading>
              <SkeletonLines lines={8} />
            </Loading>
          )}
          {list.isSuccess && items.length === 0 && <NoLots filtered={Object.values(filter).some(Boolean)} add={add} />}
          {items.length > 0 && <LotGrid items={items} edits={edits} onChoose={setChosen} />}
        </PagedList>
      </Stack>
      {chosen && <DeedDialog chosen={chosen} onClose={() => setChosen(null)} />}
      {Window && <Window onClose={() => setOpen(null)} />}
    </>
  );
}

/** Reads the list anew, and gives what it holds then. */
function useReload({ refetch }: Pick<UseInfiniteQueryResult<InfiniteData<Page>>, 'refetch'>) {
  return useCallback(async () => {
    // A list asked for without a network would wait for one, and so would whoever saves.
    if (!onlineManager.isOnline()) throw new Error('There is no network.');
    const { data } = await refetch({ throwOnError: true });
    if (!data) throw new Error('The list did not come.');
    return data.pages.flatMap((page) => page.items);
  }, [refetch]);
}

/** Nothing is there yet, or nothing of what was looked for. */
function NoLots({ filtered, add }: { filtered: boolean; add: ReactNode }) {
  const { t } = useTranslation('stock');
  return (
    <EmptyState
      title={filtered ? t('mine.noneFound') : t('mine.none')}
      text={filtered ? t('mine.noneFoundText') : t('mine.noneText')}
      action={filtered ? <ButtonLink href={paths.stock.mine()}>{t('mine.showAll')}</ButtonLink> : add}
    />
  );
}
