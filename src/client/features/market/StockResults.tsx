import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import styled from 'styled-components';
import { hitsFigure } from '../../shared/figures';
import { useFilterChange } from '../../shared/useFilterChange';
import type { StockSearch } from '../../queries/market';
import { useSession } from '../../shell/session/useSession';
import { media } from '../../theme/media';
import { space } from '../../theme/tokens';
import { FilterSheet } from '../../ui/FilterSheet';
import { OffPhone } from '../../ui/onPhone';
import { onceReachable } from '../../ui/onceReachable';
import { Select } from '../../ui/Select';
import { Inline, Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { FacetPanel } from './FacetPanel';
import { MarketSearchBox } from './MarketSearchBox';
import { countNarrowing } from './searchAddress';
import { ListViewTools } from '../../shell/views/ListViewTools';
import { StockHits, useStockHits } from './StockHits';
import { useItemColumns } from './useItemColumns';

/** For members alone, and for a search by words, as their scripts. */
const Understanding = dynamic(() => onceReachable(() => import('./Understanding').then((part) => part.Understanding)));
const PriceRange = dynamic(() => onceReachable(() => import('./PriceRange').then((part) => part.PriceRange)));

const Layout = styled.div`
  display: grid;
  grid-template-columns: 176px minmax(0, 1fr);
  gap: ${space(4)};
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

/** The box with what it found and how: one line where there is room. */
const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  & > search {
    flex: 1 1 20rem;
  }
  ${media.phone} {
    & > search {
      flex-basis: 100%;
    }
  }
`;

/** Keeps the height of a line that is still to come. */
const NO_BREAK = '\u00a0';

type Props = { search: StockSearch; hrefOf: (search: StockSearch) => string; withStore: boolean };

/** Hits in the chosen order; by price only for readers who see prices. */
function SortChoice({ search, hrefOf }: Omit<Props, 'withStore'>) {
  const { t } = useTranslation('market');
  const { loggedIn } = useSession();
  const sorts = loggedIn
    ? (['mixed', 'new', 'price', 'price_desc', 'quantity'] as const)
    : (['mixed', 'new', 'quantity'] as const);
  const go = useFilterChange(search, hrefOf);
  return (
    <Select
      compact
      aria-label={t('sort.label')}
      options={sorts
        .filter((value) => value !== 'mixed' || !search.store)
        .map((value) => ({ value, label: t(`sort.${value}`) }))}
      value={search.sort ?? 'new'}
      onChange={(event) => go({ sort: event.target.value as StockSearch['sort'] })}
    />
  );
}

/** The box, what it understood, facets, sort and hits. All of it stands in the address. */
export function StockResults({ search, hrefOf, withStore }: Props) {
  const { t } = useTranslation('market');
  const { loggedIn } = useSession();
  const list = useStockHits(search);
  const columns = useItemColumns(withStore);
  const first = list.data?.pages[0];
  const total = first?.total ?? 0;
  // Without a hit there is nothing to bound, unless the bounds are why.
  const bounded = search.price_min !== undefined || search.price_max !== undefined;
  const priced = loggedIn && (bounded || !first || total > 0);
  const filters = (
    <>
      {priced && <PriceRange key={`${search.price_min} ${search.price_max}`} search={search} hrefOf={hrefOf} />}
      <FacetPanel facets={first?.facets ?? []} search={search} hrefOf={hrefOf} />
    </>
  );
  return (
    <Stack $gap={2}>
      <Tools>
        <MarketSearchBox value={search.q} placeholder={t('stock.box')} hrefOf={(q) => hrefOf({ ...search, q })} />
        <Text $color="textMuted" aria-live="polite">
          {first ? t('total', { count: total, text: hitsFigure(total) }) : NO_BREAK}
        </Text>
        <Inline>
          <Narrow>
            <FilterSheet count={countNarrowing(search)} clearHref={hrefOf({ q: search.q, sort: search.sort })}>
              {filters}
            </FilterSheet>
          </Narrow>
          <SortChoice search={search} hrefOf={hrefOf} />
          <OffPhone>
            <ListViewTools
              list="market"
              columns={columns}
              path={hrefOf({ ...(search.store && { store: search.store }) })}
              href={hrefOf(search)}
            />
          </OffPhone>
        </Inline>
      </Tools>
      {first && search.q && <Understanding understood={first.understood} search={search} hrefOf={hrefOf} />}
      <Layout>
        <Side aria-label={t('narrow')} data-paper="none">
          {filters}
        </Side>
        <div>
          <StockHits
            list={list}
            columns={columns}
            words={search.q}
            widerHref={search.q && countNarrowing(search) > 0 ? hrefOf({ q: search.q }) : undefined}
          />
        </div>
      </Layout>
    </Stack>
  );
}
