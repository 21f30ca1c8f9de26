import { useTranslation } from 'next-i18next/pages';
import type { SellerMonth, SellerStatistics } from '../../../contract/entities/statistics';
import type { Currency } from '../../../contract/values';
import { Columns } from '../../ui/Stack';
import { BothAmounts } from './BothAmounts';
import { FigureRow } from './FigureRow';
import { DeliveryChart } from './DeliveryChart';
import { DistanceChart } from './DistanceChart';
import { MonthChart } from './MonthChart';
import { SumsByCategory, SumsByPartner } from './TradeSums';
import { useStatText } from './useStatText';

type Months = { total: SellerStatistics['total']; months: readonly SellerMonth[] };

/** How selling went: the figures of the period, and charts with their tables: when, to whom, what, in time, at which price. */
export function SellerStats({ data }: { data: SellerStatistics }) {
  const { total, months, customers, groups, deliveries, distance } = data;
  const { t } = useTranslation('service');
  return (
    <>
      <Figures total={total} />
      <Columns>
        {(Number(total.revenue_krw) !== 0 || Number(total.revenue_usd) === 0) && (
          <RevenueChart total={total} months={months} currency="KRW" />
        )}
        {Number(total.revenue_usd) !== 0 && <RevenueChart total={total} months={months} currency="USD" />}
        <SumsByPartner side="seller" title={t('stats.byCustomer')} header={t('stats.customer')} partners={customers} />
        <SumsByCategory title={t('stats.revenueByGroup')} groups={groups} />
        <SalesChart total={total} months={months} />
        <DeliveryChart deliveries={deliveries} />
        <DistanceChart distance={distance} />
      </Columns>
    </>
  );
}

function Figures({ total }: Pick<Months, 'total'>) {
  const { t } = useTranslation('service');
  const text = useStatText();
  return (
    <FigureRow
      figures={[
        { key: 'matched', label: t('stats.matched'), value: text.whole(total.matched) },
        {
          key: 'quoted',
          label: t('stats.quoted'),
          value: text.whole(total.quoted),
          note: total.quote_rate !== null && t('stats.quoteRate', { rate: text.percent(total.quote_rate) }),
        },
        {
          key: 'win',
          label: t('stats.winRate'),
          value: text.percent(total.win_rate),
          note: total.decided > 0 && t('stats.ofDecided', { won: total.won, decided: total.decided }),
        },
        {
          key: 'time',
          label: t('stats.responseTime'),
          value: text.duration(total.response_minutes),
          note: total.response_minutes !== null && t('stats.median'),
        },
        {
          key: 'revenue',
          label: t('stats.revenue'),
          value: <BothAmounts krw={total.revenue_krw} usd={total.revenue_usd} />,
          note: t('stats.ordersNote', { count: total.orders }),
        },
      ]}
    />
  );
}

function RevenueChart({ total, months, currency }: Months & { currency: Currency }) {
  const { t } = useTranslation('service');
  const text = useStatText();
  const revenue = (row: { revenue_krw: string; revenue_usd: string }) =>
    Number(currency === 'KRW' ? row.revenue_krw : row.revenue_usd);
  return (
    <MonthChart
      title={t('stats.revenueByMonth')}
      note={t(`stats.spendNote.${currency}`)}
      label={t('stats.revenueLabel', { total: text.money(revenue(total), currency) })}
      months={months}
      bars={[{ key: 'revenue', name: t('stats.revenue'), fill: 'main', value: revenue }]}
      columns={[
        { key: 'orders', header: t('stats.orders'), value: (row) => text.whole(row.orders) },
        { key: 'krw', header: t('stats.krw'), value: (row) => text.whole(Number(row.revenue_krw)) },
        { key: 'usd', header: 'USD', value: (row) => text.whole(Number(row.revenue_usd)) },
      ]}
      money={currency}
    />
  );
}

function SalesChart({ total, months }: Months) {
  const { t } = useTranslation('service');
  const text = useStatText();
  return (
    <MonthChart
      title={t('stats.salesByMonth')}
      note={t('stats.countNote')}
      label={t('stats.salesLabel', { matched: total.matched, quoted: total.quoted, won: total.won })}
      months={months}
      bars={[
        { key: 'matched', name: t('stats.matched'), fill: 'third', value: (row) => row.matched },
        { key: 'quoted', name: t('stats.quoted'), fill: 'second', value: (row) => row.quoted },
        { key: 'won', name: t('stats.won_count'), fill: 'main', value: (row) => row.won },
      ]}
      columns={[
        { key: 'matched', header: t('stats.matched'), value: (row) => text.whole(row.matched) },
        { key: 'quoted', header: t('stats.quoted'), value: (row) => text.whole(row.quoted) },
        { key: 'won', header: t('stats.won_count'), value: (row) => text.whole(row.won) },
        { key: 'win', header: t('stats.winRate'), value: (row) => text.percent(row.win_rate) },
        { key: 'time', header: t('stats.responseTime'), value: (row) => text.duration(row.response_minutes) },
      ]}
    />
  );
}
