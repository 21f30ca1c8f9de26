import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import styled from 'styled-components';
import { useApi } from '../../api/ApiProvider';
import { hitsFigure } from '../../parts/figures';
import { paths } from '../../paths';
import { marketQueries, type StockSearch } from '../../queries/market';
import { useErrorText } from '../../shell/errors/useErrorText';
import { useSession } from '../../shell/session/useSession';
import { media } from '../../theme/media';
import { space } from '../../theme/tokens';
import { ButtonLink } from '../../ui/ButtonLink';
import { DataTable } from '../../ui/DataTable';
import { EmptyState } from '../../ui/EmptyState';
import { FilterSheet } from '../../ui/FilterSheet';
import { PagedList } from '../../ui/PagedList';
import { Select } from '../../ui/Select';
import { Inline, Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { FacetPanel } from './FacetPanel';
import { MarketSearchBox } from './MarketSearchBox';
import { PriceRange } from './PriceRange';
import { countNarrowing } from './searchAddress';
import { Understanding } from './Understanding';
import { useItemColumns } from './useItemColumns';

const Layout = styled.div`
  display: grid;
  grid-template-columns: 208px minmax(0, 1fr);
  gap: ${space(6)};
  align-items: start;
  /* Whether many hits, few or none come: what stands below stays below the first screen. */
  min-height: 75vh;
  align-content: start;
  ${media.compact} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.print} {
    display: block;
    min-height: 0;
  }
`;

const Side = styled.aside`
  display: flex;
  flex-direction: column;
  gap: ${space(5)};
  ${media.compact} {
    display: none;
  }
`;

const Narrow = styled.div`
  display: none;
  ${media.compact} {
    display: block;
  }
`;

/** Keeps the height of a line that is still to come. */
const NO_BREAK = '\u00a0';

type Props = { search: StockSearch; hrefOf: (search: StockSearch) => string; withStore: boolean };

/** The box, what it understood, facets, sort and hits. All of it stands in the address. */
export function StockResults({ search, hrefOf, withStore }: Props) {
  const { t } = useTranslation('market');
  const router = useRouter();
  const errorText = useErrorText();
  const { loggedIn } = useSession();
  const list = useInfiniteQuery(marketQueries(useApi()).stock(search));
  const columns = useItemColumns(withStore);
  const rows = useMemo(() => list.data?.pages.flatMap((page) => page.items) ?? [], [list.data]);
  const first = list.data?.pages[0];
  const total = first?.total ?? 0;
  const sorts = (loggedIn ? ['new', 'price', 'price_desc', 'quantity'] : ['new', 'quantity']).map((value) => ({
    value,
    label: t(`sort.${value}`),
  }));
  const sortBy = (sort: string) =>
    void router.push(hrefOf({ ...search, sort: sort as StockSearch['sort'] }), undefined, { scroll: false });
  const filters = (
    <>
      {loggedIn && <PriceRange key={`${search.price_min} ${search.price_max}`} search={search} hrefOf={hrefOf} />}
      <FacetPanel facets={first?.facets ?? []} search={search} hrefOf={hrefOf} />
    </>
  );
  return (
    <Stack $gap={4}>
      <MarketSearchBox value={search.q} placeholder={t('stock.box')} hrefOf={(q) => hrefOf({ ...search, q })} />
      {first && <Understanding understood={first.understood} search={search} hrefOf={hrefOf} />}
      <Inline $justify="space-between">
        <Text $color="textMuted" aria-live="polite">
          {first ? t('total', { count: total, text: hitsFigure(total) }) : NO_BREAK}
        </Text>
        <Inline>
          <Narrow>
            <FilterSheet count={countNarrowing(search)} clearHref={hrefOf({ q: search.q, sort: search.sort })}>
              {filters}
            </FilterSheet>
          </Narrow>
          <Select
            compact
            aria-label={t('sort.label')}
            options={sorts}
            value={search.sort ?? 'new'}
            onChange={(event) => sortBy(event.target.value)}
          />
        </Inline>
      </Inline>
      <Layout>
        <Side aria-label={t('narrow')} data-paper="none">
          {filters}
        </Side>
        <div>
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
                  title={t('stock.none')}
                  text={t('stock.noneText')}
                  action={<ButtonLink href={paths.buyer.selectType()}>{t('stock.request')}</ButtonLink>}
                />
              }
            />
          </PagedList>
        </div>
      </Layout>
    </Stack>
  );
}
