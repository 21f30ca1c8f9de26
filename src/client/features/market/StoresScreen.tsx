import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import type { StoreSummary } from '../../../contract/entities/market';
import { useApi } from '../../api/ApiProvider';
import { CompanyName } from '../../shared/CompanyName';
import { Muted } from '../../shared/market/Muted';
import { paths } from '../../paths';
import { marketQueries } from '../../queries/market';
import { useRows } from '../../queries/useRows';
import { useErrorText } from '../../shell/errors/useErrorText';
import { useRoute } from '../../shell/useRoute';
import { ButtonLink } from '../../ui/ButtonLink';
import { Card, CardLink } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { LinkTabs } from '../../ui/LinkTabs';
import { PageHeader } from '../../ui/PageHeader';
import { PagedList } from '../../ui/PagedList';
import { Loading, SkeletonLines } from '../../ui/Skeleton';
import { Columns, Inline, Stack } from '../../ui/Stack';
import { Heading, Text } from '../../ui/Text';
import { MarketSearchBox } from './MarketSearchBox';
import { readStores } from './storesAddress';
import { Understanding } from './Understanding';
import type { Texts } from '../../textKeys';

/** Least width of a company's card, px. */
const CARD_WIDTH = 300;

/** Who sells what. */
export function StoresScreen() {
  const { t } = useTranslation('market');
  const { t: trade } = useTranslation('trade');
  const errorText = useErrorText();
  const search = readStores(useRoute().query);
  const list = useInfiniteQuery(marketQueries(useApi()).stores(search));
  const stores = useRows(list);
  const first = list.data?.pages[0];
  const tabs = [
    { key: 'all', label: t('stores.all'), href: paths.buyer.search({ q: search.q }) },
    ...(first?.categories ?? []).map(({ value, count }) => ({
      key: value,
      label: trade(`category.${value as keyof Texts['trade']['category']}`),
      count,
      href: paths.buyer.search({ q: search.q, category: value }),
    })),
  ];
  return (
    <>
      <PageHeader title={t('stores.title')} meta={t('stores.note')} />
      <Stack $gap={4}>
        <MarketSearchBox
          value={search.q}
          placeholder={t('stores.box')}
          hrefOf={(q) => paths.buyer.search({ q, category: search.category })}
        />
        {first && (
          <Understanding
            understood={{ ...first.understood, equivalents: [] }}
            search={{ q: search.q }}
            hrefOf={({ q }) => paths.buyer.search({ q })}
          />
        )}
        <LinkTabs tabs={tabs} current={search.category ?? 'all'} aria-label={trade('field.category')} />
        <PagedList list={list} shown={stores.length} errorText={errorText}>
          {list.isPending && <StoreSkeletons />}
          {list.isSuccess && stores.length === 0 && (
            <EmptyState
              bordered
              title={t('stores.none')}
              text={t('stores.noneText')}
              action={<ButtonLink href={paths.buyer.search()}>{t('stores.all')}</ButtonLink>}
            />
          )}
          <Columns $min={CARD_WIDTH}>
            {stores.map((store) => (
              <StoreCard key={store.id} store={store} />
            ))}
          </Columns>
        </PagedList>
      </Stack>
    </>
  );
}

function StoreSkeletons() {
  return (
    <Loading>
      <Columns $min={CARD_WIDTH}>
        {Array.from({ length: 9 }, (_, index) => (
          <Card key={index}>
            <SkeletonLines lines={3} />
          </Card>
        ))}
      </Columns>
    </Loading>
  );
}

function StoreCard({ store }: { store: StoreSummary }) {
  const { t } = useTranslation(['market', 'trade']);
  return (
    <CardLink href={paths.buyer.store(store.id)}>
      <Stack $gap={2}>
        <Heading as="h2" $size={16}>
          <CompanyName name={store.name} verified={store.verified} />
        </Heading>
        <Text $color="textMuted">
          {store.categories.map((one) => t(`trade:category.${one as keyof Texts['trade']['category']}`)).join(' · ')}
        </Text>
        <Inline>
          <Muted>{store.region}</Muted>
          <Muted>{t('stores.open', { count: Math.min(store.open_count, 2000) })}</Muted>
          <Muted>{t('stores.finished', { count: store.finished_orders })}</Muted>
        </Inline>
      </Stack>
    </CardLink>
  );
}
