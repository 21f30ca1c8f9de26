import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useCallback } from 'react';
import styled from 'styled-components';
import { useApi } from '../../api/ApiProvider';
import { CompanyName } from '../../shared/CompanyName';
import { Muted } from '../../shared/market/Muted';
import { InterestButton } from '../../shared/market/InterestButton';
import { RecordState } from '../../shell/errors/RecordState';
import { paths } from '../../paths';
import { marketQueries, type StockSearch } from '../../queries/market';
import { useSession } from '../../shell/session/useSession';
import { useRoute } from '../../shell/useRoute';
import { palette, radius, space } from '../../theme/tokens';
import { Breadcrumb } from '../../ui/Breadcrumb';
import { PageHeader } from '../../ui/PageHeader';
import { Section } from '../../ui/Section';
import { Stack } from '../../ui/Stack';
import { readSearch, writeSearch } from './searchAddress';
import { StockResults } from './StockResults';
import type { Store } from '../../../contract/entities/market';
import { dayText } from '../../../domain/time/instants';
import { useDuration } from '../../shared/useDuration';
import { Card } from '../../ui/Card';
import { Stat } from '../../ui/Stat';
import { StatRow } from '../../ui/StatRow';
import type { SaleMaterial } from '../../../contract/entities/person';
import { DataTable } from '../../ui/DataTable';
import { EmptyState } from '../../ui/EmptyState';
import { rangeText } from './rangeText';

const Named = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
`;

/** Drawn for white ground, in every look; the name stands beside it. The optimiser would cost more than so small a picture. */
const Logo = styled.img`
  flex-shrink: 0;
  max-width: 160px;
  height: 48px;
  border-radius: ${radius[4]};
  background: ${palette.white};
  object-fit: contain;
`;

type Props = {
  /** What stands first: its stock, or what it deals in. */
  first: 'stock' | 'materials';
};

function StoreView({ first }: Props) {
  const { t } = useTranslation('market');
  const { query } = useRoute();
  const { loggedIn } = useSession();
  const id = query.x ?? '';
  const record = useQuery(marketQueries(useApi()).store(id));
  const hrefOf = useCallback(
    (search: StockSearch) => {
      const address = writeSearch(search);
      return first === 'stock' ? paths.stock.store(id, address) : paths.buyer.store(id, address);
    },
    [first, id],
  );
  const store = record.data;
  const place =
    first === 'stock'
      ? { label: t('stock.title'), href: paths.stock.search() }
      : { label: t('stores.title'), href: paths.buyer.search() };
  if (!store) return <RecordState {...record} head={<Breadcrumb items={[place]} />} />;
  const stock = (
    <Section key="stock" title={t('store.stock')} count={Math.min(store.open_count, 2000)}>
      <StockResults search={readSearch(query, id)} hrefOf={hrefOf} withStore={false} />
    </Section>
  );
  const materials = <StoreMaterials key="materials" materials={store.materials} />;
  return (
    <>
      <PageHeader
        breadcrumb={[place, { label: store.name }]}
        title={
          <Named>
            {store.logo_url && <Logo src={store.logo_url} alt="" />}
            <CompanyName name={store.name} verified={store.verified} />
          </Named>
        }
        meta={t('store.meta', { ceo: store.ceo, address: store.address })}
        actions={loggedIn && !store.own && <InterestButton type="store" id={store.id} saved={store.saved} />}
      />
      <Stack $gap={8}>
        <TrackRecord track={store.track} />
        {first === 'stock' ? [stock, materials] : [materials, stock]}
      </Stack>
    </>
  );
}

/** A store by its listed stock. */
export function StockStoreScreen() {
  return <StoreView first="stock" />;
}

/** A store by what it deals in. */
export function BuyerStoreScreen() {
  return <StoreView first="materials" />;
}

/** How a store has dealt so far; what is not known yet says so instead of showing a zero. */
function TrackRecord({ track }: { track: Store['track'] }) {
  const { t } = useTranslation('market');
  const duration = useDuration();
  const percent = (value: number | null) => value !== null && `${value}%`;
  const hours = track.median_answer_hours;
  const figures = [
    { label: t('track.answered'), value: percent(track.answered_pct) },
    { label: t('track.hours'), value: hours !== null && duration(Math.round(hours * 60)) },
    { label: t('track.cancelled'), value: percent(track.cancelled_pct) },
  ];
  const unknown = figures.filter(({ value }) => value === false);
  return (
    <Card>
      <Stack $gap={3}>
        <StatRow>
          <Stat label={t('track.orders')} value={track.finished_orders} />
          {figures.map(({ label, value }) => value && <Stat key={label} label={label} value={value} />)}
          <Stat label={t('track.since')} value={dayText(track.since)} />
        </StatRow>
        {unknown.length > 0 && (
          <Muted>
            {unknown.map(({ label }) => label).join(', ')}: {t('track.few')}
          </Muted>
        )}
      </Stack>
    </Card>
  );
}

/** What a store deals in; each leads to its own page. */
function StoreMaterials({ materials }: { materials: readonly SaleMaterial[] }) {
  const { t } = useTranslation('market');
  const { t: trade } = useTranslation('trade');
  const listed = (values: readonly string[]) => (values.length > 0 ? values.join(', ') : t('material.any'));
  return (
    <Section title={t('store.materials')} count={materials.length}>
      <DataTable
        aria-label={t('store.materials')}
        rows={materials}
        rowKey={(one) => one.id}
        rowHref={(one) => paths.buyer.saleMaterial(one.id)}
        empty={<EmptyState title={t('material.none')} />}
        columns={[
          {
            key: 'category',
            header: trade('field.category'),
            width: '104px',
            render: (one) => trade(`category.${one.category}`),
          },
          { key: 'types', header: trade('field.type'), wrap: true, render: (one) => listed(one.types) },
          { key: 'grades', header: trade('field.grade'), wrap: true, render: (one) => listed(one.grades) },
          {
            key: 'size',
            header: trade('field.size'),
            width: '120px',
            render: (one) => rangeText(one) || t('material.any'),
          },
          { key: 'makers', header: t('facet.maker'), wrap: true, render: (one) => listed(one.makers) },
        ]}
      />
    </Section>
  );
}
