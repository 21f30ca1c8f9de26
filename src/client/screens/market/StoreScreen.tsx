import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useCallback } from 'react';
import styled from 'styled-components';
import { useApi } from '../../api/ApiProvider';
import { CompanyName } from '../../parts/CompanyName';
import { InterestButton } from '../../parts/market/InterestButton';
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
import { StoreMaterials } from './StoreMaterials';
import { TrackRecord } from './TrackRecord';

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

/** A store by its open stock. */
export function StockStoreScreen() {
  return <StoreView first="stock" />;
}

/** A store by what it deals in. */
export function BuyerStoreScreen() {
  return <StoreView first="materials" />;
}
