import { type UseQueryResult, useQuery, queryOptions } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import {
  getStatisticsSheet,
  getBuyerStatistics,
  getPriceIndex,
  getSellerStatistics,
} from '../../../contract/routes/statistics';
import { seoulMonth } from '../../../domain/time/months';
import { useApi } from '../../api/ApiProvider';
import { saveFile } from '../../shared/saveFile';
import { paths } from '../../paths';
import { useDownload } from '../../queries/fileExport';
import { useErrorText } from '../../shell/errors/useErrorText';
import { useRoute } from '../../shell/useRoute';
import { Button } from '../../ui/Button';
import { ErrorState } from '../../ui/ErrorState';
import { LinkTabs } from '../../ui/LinkTabs';
import { Section } from '../../ui/Section';
import { Loading, SkeletonBlock } from '../../ui/Skeleton';
import { Inline, Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { onceReachable } from '../../ui/onceReachable';
import { useAtTime } from '../../ui/useNow';
import { PeriodPicker } from './PeriodPicker';
import { IndexPeriodPicker } from './IndexPeriodPicker';
import { presets, readIndexSpan, readStatFilter, STAT_VIEWS } from './period';
import { call } from '../../api/call';
import type { Api } from '../../api/createApi';
import { keysOf, SCOPES } from '../../queries/keys';

// The charts of one view; those of the others come when they are opened.
const BuyerStats = dynamic(() => onceReachable(() => import('./BuyerStats')).then((part) => part.BuyerStats));
const SellerStats = dynamic(() => onceReachable(() => import('./SellerStats')).then((part) => part.SellerStats));
const PriceIndexView = dynamic(() =>
  onceReachable(() => import('./PriceIndexView')).then((part) => part.PriceIndexView),
);

/** Statistics of one's own trade and the price index; view and period stand in the address. */
export function StatisticsSection({ first }: { first: 'buyer' | 'seller' }) {
  const { t } = useTranslation('service');
  const api = useApi();
  const { query } = useRoute();
  const { view = first, ...asked } = readStatFilter(query);
  const indexSpan = readIndexSpan(query);
  const buyer = useQuery({ ...statisticsQueries(api).buyer(asked), enabled: view === 'buyer' });
  const seller = useQuery({ ...statisticsQueries(api).seller(asked), enabled: view === 'seller' });
  const index = useQuery({ ...statisticsQueries(api).priceIndex(), enabled: view === 'index' });
  const download = useDownload(getStatisticsSheet);
  const month = useAtTime((at) => (at === null ? '' : seoulMonth(new Date(at))));
  const now = month || null;
  const span = now === null ? null : { ...presets(now).m12, ...asked };
  const tabs = STAT_VIEWS.map((key) => ({
    key,
    label: t(`stats.views.${key}`),
    href: paths.service.hub({ stat: key, ...asked, ...(indexSpan !== 'all' && { span: indexSpan }) }),
  }));
  const excel = (
    <Button
      size="sm"
      icon={<Download />}
      loading={download.isPending}
      onClick={() => download.mutate({ query: asked }, { onSuccess: saveFile })}
    >
      {t('stats.excel')}
    </Button>
  );
  return (
    <Section title={t('stats.title')} actions={excel} id="statistics">
      <LinkTabs aria-label={t('stats.title')} tabs={tabs} current={view} />
      <Stack>
        {view !== 'index' && now !== null && span && (
          <Inline>
            <PeriodPicker view={view} now={now} {...span} />
            <Text $size={13} $color="textMuted">
              {t('stats.seoul')}
            </Text>
          </Inline>
        )}
        {view === 'index' && (
          <Inline>
            <IndexPeriodPicker span={indexSpan} kept={asked} />
          </Inline>
        )}
        {view === 'buyer' && <Requested query={buyer}>{(data) => <BuyerStats data={data} />}</Requested>}
        {view === 'seller' && <Requested query={seller}>{(data) => <SellerStats data={data} />}</Requested>}
        {view === 'index' && (
          <Requested query={index}>{(data) => <PriceIndexView data={data} span={indexSpan} />}</Requested>
        )}
      </Stack>
    </Section>
  );
}

/** The answer, or how far its request is. */
function Requested<D>({ query, children }: { query: UseQueryResult<D>; children: (data: D) => ReactNode }) {
  const errorText = useErrorText();
  if (query.data) return children(query.data);
  if (query.isError)
    return <ErrorState error={query.error} text={errorText(query.error)} onRetry={() => void query.refetch()} />;
  return (
    <Loading>
      <Stack>
        <SkeletonBlock height="96px" />
        <SkeletonBlock height="280px" />
      </Stack>
    </Loading>
  );
}

const keys = keysOf(SCOPES.statistics);

interface MonthSpan {
  from?: string;
  to?: string;
}

/** Figures of the own company by month (`YYYY-MM`, both ends included), and the index for everybody. */
const statisticsQueries = (api: Api) => ({
  buyer: (query: MonthSpan) =>
    queryOptions({
      queryKey: keys.list({ what: 'buyer', ...query }),
      queryFn: ({ signal }) => call(getBuyerStatistics, { query }, { api, signal }),
    }),
  seller: (query: MonthSpan) =>
    queryOptions({
      queryKey: keys.list({ what: 'seller', ...query }),
      queryFn: ({ signal }) => call(getSellerStatistics, { query }, { api, signal }),
    }),
  priceIndex: () =>
    queryOptions({
      queryKey: keys.detail('priceIndex'),
      queryFn: ({ signal }) => call(getPriceIndex, {}, { api, signal }),
    }),
});
