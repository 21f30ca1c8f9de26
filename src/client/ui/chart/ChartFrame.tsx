import type { ReactNode } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../VisuallyHidden';
import { placeOf } from './axis';
import { Area, GridLine, Labels, Plot, Scale } from './chartStyles';

/** A month of the axis: `key` in full (`2026-11`), `label` as short as a phone needs, `year` where one begins. */
export type ChartMonth = { key: string; label: string; year?: string | undefined };

const Slots = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
`;

type ChartFrameProps = {
  label: string;
  months: readonly ChartMonth[];
  ticks: readonly number[];
  tick: (value: number) => string;
  children: ReactNode;
  /** Drawn below what is pointed at. */
  behind?: ReactNode;
  /** Of the drawing, in px. */
  height?: number | undefined;
};

/** Axes, grid and months of a chart. To those who do not see it, it is one picture with its text. */
export function ChartFrame({ label, months, ticks, tick, children, behind, height }: ChartFrameProps) {
  const widest = ticks.map(tick).reduce((long, text) => (text.length > long.length ? text : long), '');
  const every = Math.ceil(months.length / 12);
  return (
    <Plot style={height ? { '--plot-height': `${height}px` } : undefined}>
      <VisuallyHidden as="figcaption">{label}</VisuallyHidden>
      <Scale aria-hidden>
        <span>{widest}</span>
        {ticks.map((value) => (
          <span key={value} style={{ bottom: `${placeOf(value, ticks) * 100}%` }}>
            {tick(value)}
          </span>
        ))}
      </Scale>
      <Area aria-hidden>
        {ticks.map((value, index) => (
          <GridLine key={value} $strong={index === 0} style={{ bottom: `${placeOf(value, ticks) * 100}%` }} />
        ))}
        {behind}
        <Slots>{children}</Slots>
      </Area>
      <Labels aria-hidden>
        {months.map((month, index) => (
          <span key={month.key}>
            {index % every === 0 ? month.label : ''}
            <small>{month.year}</small>
          </span>
        ))}
      </Labels>
    </Plot>
  );
}
