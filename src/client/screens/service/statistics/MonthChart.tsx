import { BarChart, type BarSeries } from '../../../ui/chart/BarChart';
import { ChartCard } from '../../../ui/chart/ChartCard';
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
  /** Bars of won; else they count. */
  money?: boolean;
}

/** Bars by month, with the table of the same months behind them. */
export function MonthChart<M extends { month: string }>({
  title,
  note,
  label,
  months,
  bars,
  columns,
  money,
}: Props<M>) {
  const text = useStatText();
  return (
    <ChartCard
      title={title}
      note={note}
      chart={
        <BarChart
          label={label}
          months={text.axis(months.map(({ month }) => month))}
          series={bars.map(({ key, name, tone, value }) => ({ key, name, tone, values: months.map(value) }))}
          tick={text.short}
          figure={money ? text.won : text.whole}
          counted={!money}
        />
      }
      table={<MonthTable label={title} months={months} columns={columns} />}
    />
  );
}
