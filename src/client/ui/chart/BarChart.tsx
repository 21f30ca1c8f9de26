import type { Tone } from '../../theme/theme';
import { axisTicks, placeOf } from './axis';
import { type ChartMonth, ChartFrame } from './ChartFrame';
import { Bar, Legend, Slot, Swatch, Tip } from './chartStyles';

export type BarSeries = { key: string; name: string; tone: Tone; values: readonly number[] };

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

/** Bars by month, side by side where there are several series. */
export function BarChart({ label, months, series, tick, figure, counted = false }: BarChartProps) {
  const ticks = axisTicks(Math.max(0, ...series.flatMap(({ values }) => values)), 0, counted);
  const half = months.length / 2;
  return (
    <>
      <ChartFrame label={label} months={months} ticks={ticks} tick={tick}>
        {months.map((month, index) => (
          <Slot key={month.key} $edge={index < half ? 'left' : 'right'}>
            {series.map(({ key, tone, values }) => (
              <Bar key={key} $tone={tone} style={{ height: `${placeOf(values[index] ?? 0, ticks) * 100}%` }} />
            ))}
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
      {series.length > 1 && (
        <Legend aria-hidden>
          {series.map(({ key, name, tone }) => (
            <li key={key}>
              <Swatch $tone={tone} />
              {name}
            </li>
          ))}
        </Legend>
      )}
    </>
  );
}
