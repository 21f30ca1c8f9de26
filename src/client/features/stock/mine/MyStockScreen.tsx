import { CERTIFICATE_TYPES, STOCK_CONDITIONS, oneOf } from '../../../../contract/choices';
import { SteelThumb } from '../../../shared/steel/Steel';
import { type InfiniteData, onlineManager, useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useCallback, useState } from 'react';
import type { StockItem } from '../../../../contract/entities/stock';
import { useApi } from '../../../api/ApiProvider';
import { paths } from '../../../paths';
import { stockQueries } from '../stockQueries';
import { useRows } from '../../../queries/useRows';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { useRoute } from '../../../shell/useRoute';
import { MergeNotice } from '../../../shell/autosave/MergeNotice';
import { ListViewTools } from '../../../shell/views/ListViewTools';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import { EmptyState } from '../../../ui/EmptyState';
import { PageHeader } from '../../../ui/PageHeader';
import { PagedList } from '../../../ui/PagedList';
import { Loading, SkeletonLines } from '../../../ui/Skeleton';
import { Stack, Inline } from '../../../ui/Stack';
import { namedColumns } from '../../../ui/grid/namedColumns';
import { type ChosenAction, ActionDialog } from '../actions/ActionDialog';
import type { LotAction } from '../actions/actions';
import { readStock, STOCK_STATES, writeStock } from '../stockAddress';
import { StockFilterBar } from '../StockFilterBar';
import { StockListDialog } from '../list/StockListDialog';
import { LotGrid } from './LotGrid';
import { MineActions } from './MineActions';
import { useLotColumns } from './useLotColumns';
import { useLotEdits } from './useLotEdits';
import { WarehousesDialog } from './WarehousesDialog';
import { StockQuestions } from '../../../shared/question/StockQuestions';
import { Dialog } from '../../../ui/Dialog';
import { InlineError } from '../../../ui/InlineError';
import { lateDialog } from '../../../ui/lateDialog';
import { useSpecDescription } from '../../../shared/useSpecDescription';
import type { CellWords } from '../../../shell/autosave/MergeDialog';
import type { LotCell } from './lotRow';

type Page = { items: readonly StockItem[] };

/** Loaded when it opens: it brings the whole reader of lists. */
const { Dialog: AddLotsDialog } = lateDialog(() => import('./AddLotsDialog').then((part) => part.AddLotsDialog));

const WINDOWS = {
  lots: AddLotsDialog,
  list: StockListDialog,
  warehouses: WarehousesDialog,
  questions: QuestionsDialog,
};

/** The company's own warehouse: every lot in a grid, its facts typed over in place, its quantities moved by actions. */
export function MyStockScreen() {
  const { t } = useTranslation('stock');
  const errorText = useErrorText();
  const { query } = useRoute();
  const filter = readStock(query);
  const list = useInfiniteQuery(stockQueries(useApi()).items(filter));
  const items = useRows(list);
  const edits = useLotEdits(items, useReload(list));
  const words = useLotCellWords(items);
  const [chosen, setChosen] = useState<ChosenAction | null>(null);
  const onAction = useCallback((action: LotAction, item: StockItem) => setChosen({ action, items: [item] }), []);
  const columns = useLotColumns(onAction);
  const [open, setOpen] = useState<keyof typeof WINDOWS | null>(
    query.questions ? 'questions' : query.add ? 'lots' : null,
  );
  const Window = open && WINDOWS[open];
  const add = (
    <Button icon={<Plus />} onClick={() => setOpen('lots')}>
      {t('mine.add')}
    </Button>
  );
  return (
    <>
      <PageHeader
        dense
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
      <Stack $gap={2}>
        <StockFilterBar
          filter={filter}
          states={STOCK_STATES}
          hrefOf={(next) => paths.stock.mine(writeStock(next))}
          end={
            <ListViewTools
              list="stock"
              grid
              columns={namedColumns(columns)}
              path={paths.stock.mine()}
              href={paths.stock.mine(writeStock(filter))}
            />
          }
        />
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
          {items.length > 0 && <LotGrid items={items} columns={columns} edits={edits} onChoose={setChosen} />}
        </PagedList>
      </Stack>
      {chosen && <ActionDialog chosen={chosen} onClose={() => setChosen(null)} />}
      {Window && <Window onClose={() => setOpen(null)} />}
    </>
  );
}

/** Reads the list again, and gives what it holds then. */
function useReload({ refetch }: Pick<UseInfiniteQueryResult<InfiniteData<Page>>, 'refetch'>) {
  return useCallback(async () => {
    // Without a network a list would wait for one, and so would its save.
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
      drawing={<SteelThumb width={96} spec={{ category: 'pipe', type: 'SMLS', dn: [300] }} />}
      title={filtered ? t('mine.noneFound') : t('mine.none')}
      text={filtered ? t('mine.noneFoundText') : t('mine.noneText')}
      action={filtered ? <ButtonLink href={paths.stock.mine()}>{t('mine.showAll')}</ButtonLink> : add}
    />
  );
}

/** What buyers ask about the company's lots, to be answered one after the other. */
function QuestionsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['stock', 'market']);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width={560}
      title={t('mine.questions')}
      description={t('market:question.sellerHint')}
    >
      <StockQuestions side="seller" errorText={useErrorText()} />
    </Dialog>
  );
}

type Props = { error: unknown; onRetry: () => void; onDiscard: () => void };

/** What the server refused of the typed cells; they stay until tried again or given up. */
function EditFailure({ error, onRetry, onDiscard }: Props) {
  const { t } = useTranslation('stock');
  const errorText = useErrorText();
  return (
    <Inline>
      <InlineError onRetry={onRetry}>
        {t('mine.notSaved')} {errorText(error)}
      </InlineError>
      <Button size="sm" onClick={onDiscard}>
        {t('mine.discard')}
      </Button>
    </Inline>
  );
}

/** Cells of lots in the words of the grid, for the choice between two values. */
function useLotCellWords(items: readonly StockItem[]): CellWords {
  const { t } = useTranslation('stock');
  const describe = useSpecDescription();
  return {
    name: ({ row, field }) => {
      const item = items.find(({ id }) => id === row);
      const lot = item ? describe(item.spec) || item.raw_text : '';
      return t('mine.lotCell', { lot, cell: t(`lot.${field as LotCell}`) });
    },
    value: (field, value) => {
      const text = typeof value === 'string' ? value : '';
      const condition = field === 'condition' ? oneOf(STOCK_CONDITIONS, text) : undefined;
      if (condition) return t(`condition.${condition}`);
      const none = field === 'certificate_type' && oneOf(CERTIFICATE_TYPES, text) === 'none';
      return none ? t('lot.noCertificate') : text;
    },
  };
}
