import { useTranslation } from 'next-i18next/pages';
import type { Currency } from '../../../contract/values';
import { BarChart, type BarSeries } from '../../ui/chart/BarChart';
import { ChartCard } from '../../ui/chart/ChartCard';
import { Text } from '../../ui/Text';
import { type MonthColumn, MonthTable } from './MonthTable';
import { useStatText } from './useStatText';

interface Props<M extends { month: string }> {
  title: string;
  note: string;
  /** Says the chart in a sentence to who does not see it. */
  label: string;
  months: readonly M[];
  bars: readonly { key: string; name: string; tone: BarSeries['tone']; value: (row: M) => number }[];
  columns: readonly MonthColumn<M>[];
  /** Bars of money in this currency; else they count. */
  money?: Currency;
}

/** Bars by month, with the table of the same months behind them; a sentence where no bar would rise. */
export function MonthChart<M extends { month: string }>({
  title,
  note,
  label,
  months,
  bars,
  columns,
  money,
}: Props<M>) {
  const { t } = useTranslation('service');
  const text = useStatText();
  const empty = months.every((month) => bars.every(({ value }) => value(month) === 0));
  return (
    <ChartCard
      title={title}
      note={note}
      chart={
        empty ? (
          <Text $color="textMuted">{t('stats.empty')}</Text>
        ) : (
          <BarChart
            label={label}
            months={text.axis(months.map(({ month }) => month))}
            series={bars.map(({ key, name, tone, value }) => ({ key, name, tone, values: months.map(value) }))}
            tick={text.short}
            figure={money ? (amount) => text.money(amount, money) : text.whole}
            counted={!money}
          />
        )
      }
      table={<MonthTable label={title} months={months} columns={columns} />}
    />
  );
}
