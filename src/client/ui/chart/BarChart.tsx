import { axisTicks, placeOf } from './axis';
import { type ChartMonth, ChartFrame } from './ChartFrame';
import type { ChartFill } from './chartFill';
import { Bar, NoBar, Slot, Tip } from './chartStyles';
import { SeriesLegend } from './SeriesLegend';

/** So many months have room for the figures above their bars, on a phone too. */
const MOST_FIGURES = 7;

export type BarSeries = { key: string; name: string; fill: ChartFill; values: readonly number[] };

export type BarChartProps = {
  /** Says in words what the picture shows. */
  label: string;
  months: readonly ChartMonth[];
  series: readonly BarSeries[];
  /** Of a tick of the axis. */
  tick: (value: number) => string;
  /** Of a figure, in full. */
  figure: (value: number) => string;
  /** What is shown is counted in whole numbers. */
  counted?: boolean;
};

/** Bars by month, side by side where there are several series, their figures above them where they have room. */
export function BarChart({ label, months, series, tick, figure, counted = false }: BarChartProps) {
  const most = Math.max(0, ...series.flatMap(({ values }) => values));
  // Room for the figure above the highest bar.
  const ticks = axisTicks(months.length <= MOST_FIGURES ? most * 1.08 : most, 0, counted);
  const half = months.length / 2;
  return (
    <>
      <ChartFrame label={label} months={months} ticks={ticks} tick={tick}>
        {months.map((month, index) => (
          <Slot key={month.key} $edge={index < half ? 'left' : 'right'}>
            {series.every(({ values }) => !values[index]) ? (
              <NoBar>–</NoBar>
            ) : (
              series.map(({ key, fill, values }) => (
                <Bar key={key} $fill={fill} style={{ height: `${placeOf(values[index] ?? 0, ticks) * 100}%` }}>
                  {months.length <= MOST_FIGURES && Boolean(values[index]) && <small>{tick(values[index] ?? 0)}</small>}
                </Bar>
              ))
            )}
            <Tip>
              <b>{month.key}</b>
              {series.map(({ key, name, values }) => (
                <span key={key}>
                  {series.length > 1 && `${name} `}
                  {figure(values[index] ?? 0)}
                </span>
              ))}
            </Tip>
          </Slot>
        ))}
      </ChartFrame>
      <SeriesLegend series={series} />
    </>
  );
}
