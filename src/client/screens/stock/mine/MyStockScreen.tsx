import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useCallback, useMemo, useState } from 'react';
import type { StockItem } from '../../../../contract/entities/stock';
import { useApi } from '../../../api/ApiProvider';
import { paths } from '../../../paths';
import { stockQueries } from '../../../queries/stock';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { useRoute } from '../../../shell/useRoute';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import { EmptyState } from '../../../ui/EmptyState';
import { LineGrid } from '../../../ui/LineGrid';
import { PageHeader } from '../../../ui/PageHeader';
import { PagedList } from '../../../ui/PagedList';
import { Loading, SkeletonLines } from '../../../ui/Skeleton';
import { Stack } from '../../../ui/Stack';
import { type ChosenDeed, DeedDialog } from '../deeds/DeedDialog';
import type { LotDeed } from '../deeds/deeds';
import { readStock, STOCK_STATES, writeStock } from '../stockAddress';
import { StockFilterBar } from '../StockFilterBar';
import { StockListDialog } from '../list/StockListDialog';
import { AddLotsDialog } from './AddLotsDialog';
import { EditFailure } from './EditFailure';
import { MineActions } from './MineActions';
import { QuestionsDialog } from './QuestionsDialog';
import { SelectionBar } from './SelectionBar';
import { useLotColumns } from './useLotColumns';
import { useLotEdits } from './useLotEdits';
import { WarehousesDialog } from './WarehousesDialog';

const NONE: readonly StockItem[] = [];

/** The company's own warehouse: every lot in a grid, its facts typed over in place, its quantities moved by deeds. */
export function MyStockScreen() {
  const { t } = useTranslation('stock');
  const errorText = useErrorText();
  const { query } = useRoute();
  const filter = readStock(query);
  const list = useInfiniteQuery(stockQueries(useApi()).items(filter));
  const items = useMemo(() => list.data?.pages.flatMap((page) => page.items) ?? NONE, [list.data]);
  const [chosen, setChosen] = useState<ChosenDeed | null>(null);
  const [window, setWindow] = useState<'lots' | 'list' | 'warehouses' | 'questions' | null>(
    query.questions ? 'questions' : null,
  );
  const [range, setRange] = useState<{ from: number; to: number } | null>(null);
  const onDeed = useCallback((deed: LotDeed, item: StockItem) => setChosen({ deed, items: [item] }), []);
  const columns = useLotColumns(onDeed);
  const edits = useLotEdits(items);
  const selected = range ? items.slice(range.from, range.to + 1) : NONE;
  const filtered = Object.values(filter).some(Boolean);
  const add = (
    <Button icon={<Plus />} onClick={() => setWindow('lots')}>
      {t('mine.add')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t('mine.title')}
        breadcrumb={[{ label: t('overview.title'), href: paths.stock.overview() }, { label: t('mine.title') }]}
        meta={t('mine.meta')}
        actions={
          <MineActions
            filter={filter}
            onAdd={() => setWindow('lots')}
            onList={() => setWindow('list')}
            onWarehouses={() => setWindow('warehouses')}
            onQuestions={() => setWindow('questions')}
          />
        }
      />
      <Stack $gap={4}>
        <StockFilterBar filter={filter} states={STOCK_STATES} hrefOf={(next) => paths.stock.mine(writeStock(next))} />
        {edits.error && <EditFailure error={edits.error} onRetry={edits.retry} onDiscard={edits.discard} />}
        <PagedList list={list} shown={items.length} errorText={errorText}>
          {list.isPending && (
            <Loading>
              <SkeletonLines lines={8} />
            </Loading>
          )}
          {list.isSuccess && items.length === 0 && (
            <EmptyState
              title={filtered ? t('mine.noneFound') : t('mine.none')}
              text={filtered ? t('mine.noneFoundText') : t('mine.noneText')}
              action={filtered ? <ButtonLink href={paths.stock.mine()}>{t('mine.showAll')}</ButtonLink> : add}
            />
          )}
          {items.length > 0 && (
            <LineGrid
              aria-label={t('mine.title')}
              columns={columns}
              value={edits.rows}
              onChange={edits.change}
              newRow={() => edits.rows[0] as (typeof edits.rows)[number]}
              canAddRows={false}
              height={600}
              onSelectRows={setRange}
              actions={<SelectionBar items={selected} saving={edits.saving} onChoose={setChosen} />}
            />
          )}
        </PagedList>
      </Stack>
      {chosen && <DeedDialog chosen={chosen} onClose={() => setChosen(null)} />}
      {window === 'lots' && <AddLotsDialog onClose={() => setWindow(null)} />}
      {window === 'list' && <StockListDialog onClose={() => setWindow(null)} />}
      {window === 'questions' && <QuestionsDialog onClose={() => setWindow(null)} />}
      {window === 'warehouses' && <WarehousesDialog onClose={() => setWindow(null)} />}
    </>
  );
}
