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
import { ItemPrice, PricePerKg } from '../../shared/market/ItemPrice';
import { WeightText } from '../../shared/WeightText';
import { useTableViewOf } from '../../shell/views/useListView';
import { color } from '../../theme/roles';
import { media } from '../../theme/media';
import { radius, space } from '../../theme/tokens';
import { RecordName } from '../../ui/RecordName';
import styled from 'styled-components';
import { QuantityText } from '../../shared/QuantityText';
import { SpecText } from '../../shared/SpecText';
import type { Column } from '../../ui/dataTable/tableTypes';
import { originText } from '../../../domain/material/originName';
import { useReader } from '../../shared/useReader';

/** What a search of listed stock finds, with its count and facets on the first page. */
export const useStockHits = (search: StockSearch) => useInfiniteQuery(marketQueries(useApi()).stock(search));

type Props = { list: ReturnType<typeof useStockHits>; columns: readonly Column<OpenItem>[] };

/** The hits page by page; where there are none, the way to ask sellers instead. */
export function StockHits({ list, columns }: Props) {
  const { t } = useTranslation('market');
  const errorText = useErrorText();
  const rows = useRows(list);
  return (
    <PagedList docked list={list} shown={rows.length} errorText={errorText}>
      <DataTable
        aria-label={t('stock.title')}
        columns={columns}
        rows={rows}
        rowKey={(item) => item.id}
        rowHref={(item) => paths.stock.item(item.id)}
        loading={list.isPending}
        minWidth={760}
        view={useTableViewOf('market')}
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

const Named = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-width: 0;
  & > :last-child {
    min-width: 0;
  }
`;

const Thumb = styled.span`
  display: grid;
  flex-shrink: 0;
  place-items: center;
  width: 26px;
  height: 26px;
  border-radius: ${radius[4]};
  background: ${color('surfaceSunken')};
  color: ${color('textMuted')};
  ${media.print} {
    display: none;
  }
`;

/** Columns of listed stock: by whom and from where; the store's own name is left out on its own page. */
export function useItemColumns(withStore: boolean): Column<OpenItem>[] {
  const { t } = useTranslation('market');
  const language = useReader();
  return useMemo(() => {
    const store: Column<OpenItem> = {
      key: 'store',
      header: t('column.store'),
      width: '132px',
      render: (item) => <CompanyName name={item.store_name} verified={item.store_verified} />,
    };
    const columns: Column<OpenItem>[] = [
      {
        key: 'material',
        header: t('column.material'),
        wrap: true,
        render: (item) => (
          <Named>
            <Thumb>
              <SteelThumb width={26} spec={item.spec} />
            </Thumb>
            <RecordName
              name={<SpecText spec={item.spec} />}
              facts={[item.maker, originText(item.origin, language), t(`condition.${item.condition}`)]
                .filter(Boolean)
                .join(' · ')}
            />
          </Named>
        ),
      },
      {
        key: 'quantity',
        card: 'bottom',
        header: t('column.quantity'),
        align: 'right',
        width: '80px',
        render: (item) => <QuantityText qty={item.open_qty} uom={item.uom} />,
      },
      {
        key: 'weight',
        folds: 'named',
        header: t('column.weight'),
        align: 'right',
        width: '84px',
        render: (item) => <WeightText kg={item.unit_weight_kg} />,
      },
      {
        key: 'price',
        card: 'top',
        header: t('column.price'),
        align: 'right',
        width: '128px',
        render: (item) => <ItemPrice item={item} />,
      },
      {
        key: 'perKg',
        folds: 'named',
        header: t('column.perKg'),
        align: 'right',
        width: '108px',
        render: (item) => <PricePerKg item={item} />,
      },
      { key: 'place', folds: 'plain', header: t('column.place'), width: '68px', render: (item) => item.place },
      ...(withStore ? [store] : []),
    ];
    return columns;
  }, [t, withStore, language]);
}
