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
  bars: readonly { key: string; name: string; fill: BarSeries['fill']; value: (row: M) => number }[];
  columns: readonly MonthColumn<M>[];
  /** Said where no bar would rise. */
  emptyText?: string;
  /** Bars of money in this currency; else they count. */
  money?: Currency;
}

/** Bars by month, every one of the chosen period, with the table of the same months behind them; a sentence where no bar would rise. */
export function MonthChart<M extends { month: string }>({
  title,
  note,
  label,
  months,
  bars,
  columns,
  emptyText,
  money,
}: Props<M>) {
  const { t } = useTranslation('service');
  const text = useStatText();
  const happened = (month: M) => bars.some(({ value }) => value(month) !== 0);
  const empty = !months.some(happened);
  const none = months.filter((month) => !happened(month)).length;
  const most = Math.max(0, ...months.flatMap((month) => bars.map(({ value }) => value(month))));
  return (
    <ChartCard
      title={title}
      note={!empty && none > 0 ? `${note} · ${t('stats.emptyMonths', { count: none })}` : note}
      chart={
        empty ? (
          <Text $color="textMuted">{emptyText ?? t('stats.empty')}</Text>
        ) : (
          <BarChart
            label={label}
            months={text.axis(months.map(({ month }) => month))}
            series={bars.map(({ key, name, fill, value }) => ({ key, name, fill, values: months.map(value) }))}
            tick={text.short(most)}
            figure={money ? (amount) => text.money(amount, money) : text.whole}
            counted={!money}
          />
        )
      }
      table={<MonthTable label={title} months={months} columns={columns} />}
    />
  );
}
