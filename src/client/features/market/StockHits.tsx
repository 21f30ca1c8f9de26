import { SteelThumb } from '../../shared/steel/Steel';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import { useApi } from '../../api/ApiProvider';
import { paths } from '../../paths';
import { marketQueries, type StockSearch } from '../../queries/market';
import { useRows } from '../../queries/useRows';
import { useErrorText } from '../../shell/errors/useErrorText';
import { ButtonLink } from '../../ui/ButtonLink';
import { DataTable } from '../../ui/DataTable';
import { EmptyState } from '../../ui/EmptyState';
import { onceReachable } from '../../ui/onceReachable';
import { PagedList } from '../../ui/PagedList';
import type { OpenItem } from '../../../contract/entities/market';
import { useTableViewOf } from '../../shell/views/useListView';
import type { Column } from '../../ui/dataTable/tableTypes';

/** What a search of listed stock finds, with its count and facets on the first page. */
export const useStockHits = (search: StockSearch) => useInfiniteQuery(marketQueries(useApi()).stock(search));

/** Of a search without hits alone, as its script. */
const AskSellers = dynamic(() => onceReachable(() => import('./AskSellers').then((part) => part.AskSellers)));

type Props = {
  list: ReturnType<typeof useStockHits>;
  columns: readonly Column<OpenItem>[];
  /** What was searched for, and the same search without its filters where it has some. */
  words: string | undefined;
  widerHref: string | undefined;
};

/** The hits page by page; where there are none, the way to ask sellers instead. */
export function StockHits({ list, columns, words, widerHref }: Props) {
  const { t } = useTranslation('market');
  const errorText = useErrorText();
  const rows = useRows(list);
  // A row of a store's own page leaves its name out everywhere, also where no column shows it.
  const kept = columns.some(({ key }) => key === 'store') ? 'openItem' : 'storeItem';
  return (
    <PagedList docked list={list} shown={rows.length} errorText={errorText}>
      <DataTable
        aria-label={t('stock.title')}
        columns={columns}
        rows={rows}
        rowKey={(item) => item.id}
        rowHref={(item) => paths.stock.item(item.id)}
        // Prices by weight have a script of their own, which a page names only where it draws them.
        keptRows={rows.every((item) => item.unit_price === null) ? kept : undefined}
        loading={list.isPending}
        minWidth={760}
        view={useTableViewOf('market')}
        empty={
          <EmptyState
            drawing={<SteelThumb width={96} spec={{ category: 'fitting', type: 'TEE', dn: [300] }} />}
            title={t('stock.none')}
            text={t('stock.noneText')}
            action={
              <>
                {widerHref && <ButtonLink href={widerHref}>{t('stock.wider')}</ButtonLink>}
                <AskSellers words={words} />
              </>
            }
          />
        }
      />
    </PagedList>
  );
}
