import { useTranslation } from 'next-i18next/pages';
import type { BuyerStatistics } from '../../../../contract/entities/statistics';
import { MoneyText } from '../../../parts/MoneyText';
import { BarChart } from '../../../ui/chart/BarChart';
import { ChartCard } from '../../../ui/chart/ChartCard';
import { Columns } from '../../../ui/Stack';
import { FigureRow } from './FigureRow';
import { MonthTable } from './MonthTable';
import { useStatText } from './useStatText';

const isZero = (amount: string) => Number(amount) === 0;

/** How buying went: the figures of the period, and two charts with their tables. */
export function BuyerStats({ data: { total, months } }: { data: BuyerStatistics }) {
  const { t } = useTranslation('service');
  const text = useStatText();
  const axis = text.axis(months.map(({ month }) => month));
  const usd = (amount: string) => !isZero(amount) && <MoneyText amount={amount} currency="USD" />;
  const figures = [
    { key: 'requests', label: t('stats.requests'), value: text.whole(total.requests) },
    {
      key: 'rate',
      label: t('stats.answerRate'),
      value: text.percent(total.answer_rate),
      note: t('stats.ofAsked', { answered: total.answered, asked: total.asked }),
    },
    {
      key: 'first',
      label: t('stats.firstQuotation'),
      value: text.duration(total.first_quotation_minutes),
      note: t('stats.median'),
    },
    {
      key: 'spend',
      label: t('stats.spend'),
      value: <MoneyText amount={total.spend_krw} currency="KRW" />,
      note: usd(total.spend_usd) || t('stats.ordersNote', { count: total.orders }),
    },
    {
      key: 'saved',
      label: t('stats.saved'),
      value: total.compared_orders === 0 ? '–' : <MoneyText amount={total.saved_krw} currency="KRW" />,
      note: usd(total.saved_usd) || t('stats.savedNote', { count: total.compared_orders }),
    },
  ];
  const spendTable = [
    { key: 'orders', header: t('stats.orders'), value: (row: (typeof months)[number]) => text.whole(row.orders) },
    { key: 'krw', header: t('stats.krw'), value: (row: (typeof months)[number]) => text.whole(Number(row.spend_krw)) },
    { key: 'usd', header: 'USD', value: (row: (typeof months)[number]) => text.whole(Number(row.spend_usd)) },
    {
      key: 'saved',
      header: t('stats.savedKrw'),
      value: (row: (typeof months)[number]) => text.whole(Number(row.saved_krw)),
    },
  ];
  const requestTable = [
    { key: 'requests', header: t('stats.requests'), value: (row: (typeof months)[number]) => text.whole(row.requests) },
    {
      key: 'answered',
      header: t('stats.answered'),
      value: (row: (typeof months)[number]) => `${row.answered} / ${row.asked}`,
    },
    {
      key: 'rate',
      header: t('stats.answerRate'),
      value: (row: (typeof months)[number]) => text.percent(row.answer_rate),
    },
    {
      key: 'first',
      header: t('stats.firstQuotation'),
      value: (row: (typeof months)[number]) => text.duration(row.first_quotation_minutes),
    },
  ];
  return (
    <>
      <FigureRow figures={figures} />
      <Columns>
        <ChartCard
          title={t('stats.spendByMonth')}
          note={t('stats.spendNote')}
          chart={
            <BarChart
              label={t('stats.spendLabel', { total: text.won(Number(total.spend_krw)) })}
              months={axis}
              series={[
                {
                  key: 'spend',
                  name: t('stats.spend'),
                  tone: 'blue',
                  values: months.map((row) => Number(row.spend_krw)),
                },
              ]}
              tick={text.short}
              figure={text.won}
            />
          }
          table={<MonthTable label={t('stats.spendByMonth')} months={months} columns={spendTable} />}
        />
        <ChartCard
          title={t('stats.requestsByMonth')}
          note={t('stats.countNote')}
          chart={
            <BarChart
              label={t('stats.requestsLabel', { requests: total.requests, answered: total.answered })}
              months={axis}
              series={[
                { key: 'requests', name: t('stats.requests'), tone: 'blue', values: months.map((row) => row.requests) },
                {
                  key: 'answered',
                  name: t('stats.answered'),
                  tone: 'green',
                  values: months.map((row) => row.answered),
                },
              ]}
              tick={text.short}
              figure={text.whole}
              counted
            />
          }
          table={<MonthTable label={t('stats.requestsByMonth')} months={months} columns={requestTable} />}
        />
      </Columns>
    </>
  );
}
