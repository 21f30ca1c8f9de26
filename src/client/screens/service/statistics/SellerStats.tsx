import { useTranslation } from 'next-i18next/pages';
import type { SellerMonth, SellerStatistics } from '../../../../contract/entities/statistics';
import { MoneyText } from '../../../parts/MoneyText';
import { BarChart } from '../../../ui/chart/BarChart';
import { ChartCard } from '../../../ui/chart/ChartCard';
import { Columns } from '../../../ui/Stack';
import { FigureRow } from './FigureRow';
import { MonthTable } from './MonthTable';
import { useStatText } from './useStatText';

/** How selling went: the figures of the period, and two charts with their tables. */
export function SellerStats({ data: { total, months } }: { data: SellerStatistics }) {
  const { t } = useTranslation('service');
  const text = useStatText();
  const axis = text.axis(months.map(({ month }) => month));
  const column = (key: string, header: string, value: (row: SellerMonth) => string) => ({ key, header, value });
  const usd = Number(total.revenue_usd) === 0 ? null : <MoneyText amount={total.revenue_usd} currency="USD" />;
  const figures = [
    { key: 'matched', label: t('stats.matched'), value: text.whole(total.matched) },
    {
      key: 'quoted',
      label: t('stats.quoted'),
      value: text.whole(total.quoted),
      note: t('stats.quoteRate', { rate: text.percent(total.quote_rate) }),
    },
    {
      key: 'win',
      label: t('stats.winRate'),
      value: text.percent(total.win_rate),
      note: t('stats.ofDecided', { won: total.won, decided: total.decided }),
    },
    {
      key: 'time',
      label: t('stats.responseTime'),
      value: text.duration(total.response_minutes),
      note: t('stats.median'),
    },
    {
      key: 'revenue',
      label: t('stats.revenue'),
      value: <MoneyText amount={total.revenue_krw} currency="KRW" />,
      note: usd ?? t('stats.ordersNote', { count: total.orders }),
    },
  ];
  return (
    <>
      <FigureRow figures={figures} />
      <Columns>
        <ChartCard
          title={t('stats.revenueByMonth')}
          note={t('stats.spendNote')}
          chart={
            <BarChart
              label={t('stats.revenueLabel', { total: text.won(Number(total.revenue_krw)) })}
              months={axis}
              series={[
                {
                  key: 'revenue',
                  name: t('stats.revenue'),
                  tone: 'purple',
                  values: months.map((row) => Number(row.revenue_krw)),
                },
              ]}
              tick={text.short}
              figure={text.won}
            />
          }
          table={
            <MonthTable
              label={t('stats.revenueByMonth')}
              months={months}
              columns={[
                column('orders', t('stats.orders'), (row) => text.whole(row.orders)),
                column('krw', t('stats.krw'), (row) => text.whole(Number(row.revenue_krw))),
                column('usd', 'USD', (row) => text.whole(Number(row.revenue_usd))),
              ]}
            />
          }
        />
        <ChartCard
          title={t('stats.salesByMonth')}
          note={t('stats.countNote')}
          chart={
            <BarChart
              label={t('stats.salesLabel', { matched: total.matched, quoted: total.quoted, won: total.won })}
              months={axis}
              series={[
                { key: 'matched', name: t('stats.matched'), tone: 'gray', values: months.map((row) => row.matched) },
                { key: 'quoted', name: t('stats.quoted'), tone: 'blue', values: months.map((row) => row.quoted) },
                { key: 'won', name: t('stats.won_count'), tone: 'green', values: months.map((row) => row.won) },
              ]}
              tick={text.short}
              figure={text.whole}
              counted
            />
          }
          table={
            <MonthTable
              label={t('stats.salesByMonth')}
              months={months}
              columns={[
                column('matched', t('stats.matched'), (row) => text.whole(row.matched)),
                column('quoted', t('stats.quoted'), (row) => text.whole(row.quoted)),
                column('won', t('stats.won_count'), (row) => text.whole(row.won)),
                column('win', t('stats.winRate'), (row) => text.percent(row.win_rate)),
                column('time', t('stats.responseTime'), (row) => text.duration(row.response_minutes)),
              ]}
            />
          }
        />
      </Columns>
    </>
  );
}
