import { SteelThumb } from '../../shared/steel/Steel';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useApi } from '../../api/ApiProvider';
import { paths } from '../../paths';
import { marketQueries, type StockSearch } from '../../queries/market';
import { useRows } from '../../queries/useRows';
import { useErrorText } from '../../shell/errors/useErrorText';
import { ButtonLink } from '../../ui/ButtonLink';
import { DataTable } from '../../ui/DataTable';
import { EmptyState } from '../../ui/EmptyState';
import { PagedList } from '../../ui/PagedList';
import { useMemo } from 'react';
import type { OpenItem } from '../../../contract/entities/market';
import { CompanyName } from '../../shared/CompanyName';
import { ComparedPrices, ItemPrice } from '../../shared/market/ItemPrice';
import { QuantityText } from '../../shared/QuantityText';
import { SpecText } from '../../shared/SpecText';
import type { Column } from '../../ui/dataTable/tableTypes';
import { Muted } from '../../shared/market/Muted';
import { originText } from '../../../domain/material/originName';
import { useReader } from '../../shared/useReader';

/** What a search of listed stock finds, with its count and facets on the first page. */
export const useStockHits = (search: StockSearch) => useInfiniteQuery(marketQueries(useApi()).stock(search));

type Props = { list: ReturnType<typeof useStockHits>; withStore: boolean };

/** The hits page by page; where there are none, the way to ask sellers instead. */
export function StockHits({ list, withStore }: Props) {
  const { t } = useTranslation('market');
  const errorText = useErrorText();
  const columns = useItemColumns(withStore);
  const rows = useRows(list);
  return (
    <PagedList list={list} shown={rows.length} errorText={errorText}>
      <DataTable
        aria-label={t('stock.title')}
        columns={columns}
        rows={rows}
        rowKey={(item) => item.id}
        rowHref={(item) => paths.stock.item(item.id)}
        loading={list.isPending}
        empty={
          <EmptyState
            drawing={<SteelThumb width={96} spec={{ category: 'fitting', type: 'TEE', dn: [300] }} />}
            title={t('stock.none')}
            text={t('stock.noneText')}
            action={<ButtonLink href={paths.buyer.selectType()}>{t('stock.request')}</ButtonLink>}
          />
        }
      />
    </PagedList>
  );
}

/** Columns of listed stock: by whom and from where; the store's own name is left out on its own page. */
function useItemColumns(withStore: boolean): Column<OpenItem>[] {
  const { t } = useTranslation('market');
  const language = useReader();
  return useMemo(() => {
    const store: Column<OpenItem> = {
      key: 'store',
      header: t('column.store'),
      width: '212px',
      wrap: true,
      render: (item) => (
        <div>
          <CompanyName name={item.store_name} verified={item.store_verified} />
          {item.place && <Muted as="div">{item.place}</Muted>}
        </div>
      ),
    };
    const place: Column<OpenItem> = {
      key: 'place',
      header: t('column.place'),
      width: '88px',
      render: (item) => item.place,
    };
    const columns: Column<OpenItem>[] = [
      {
        key: 'material',
        header: t('column.material'),
        wrap: true,
        render: (item) => (
          <>
            <SpecText spec={item.spec} />
            <Muted>
              {[item.maker, originText(item.origin, language), t(`condition.${item.condition}`)]
                .filter(Boolean)
                .join(' · ')}
            </Muted>
          </>
        ),
      },
      withStore ? store : place,
      {
        key: 'quantity',
        header: t('column.quantity'),
        align: 'right',
        width: '88px',
        render: (item) => <QuantityText qty={item.open_qty} uom={item.uom} />,
      },
      {
        key: 'price',
        header: t('column.price'),
        align: 'right',
        width: '148px',
        wrap: true,
        render: (item) => (
          <>
            <ItemPrice item={item} />
            <ComparedPrices item={item} />
          </>
        ),
      },
    ];
    return columns;
  }, [t, withStore, language]);
}
