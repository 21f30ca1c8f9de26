import styled from 'styled-components';
import { media } from '../../theme/media';
import { color } from '../../theme/roles';
import { radius } from '../../theme/tokens';
import { axisTicks, placeOf } from './axis';
import { type ChartMonth, ChartFrame } from './ChartFrame';
import { Slot, Tip } from './chartStyles';

const Drawing = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  overflow: visible;
  path {
    fill: none;
    stroke: ${color('accent')};
    stroke-width: 2px;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
    ${media.forcedColors} {
      stroke: CanvasText;
    }
  }
`;

const Dot = styled.i`
  position: absolute;
  left: 50%;
  width: 11px;
  height: 11px;
  border: 2px solid ${color('surface')};
  border-radius: ${radius.round};
  background: ${color('accent')};
  transform: translate(-50%, 50%);
  ${media.forcedColors} {
    background: CanvasText;
    forced-color-adjust: none;
  }
`;

/** What lies between the lowest and the highest of a month; with few colours of one's own, its outline. */
const Span = styled.i`
  position: absolute;
  left: 50%;
  width: min(60%, 20px);
  min-height: 3px;
  border-radius: ${radius[4]};
  background: ${color('accentSurfaceStrong')};
  transform: translateX(-50%);
  ${media.forcedColors} {
    border: 1px solid;
  }
`;

/** A purchase: a diamond, so that it differs by form from a point of the line. */
const Paid = styled.i`
  position: absolute;
  left: 50%;
  width: 9px;
  height: 9px;
  border: 1px solid ${color('surface')};
  background: ${color('warning')};
  transform: translate(-50%, 50%) rotate(45deg);
  ${media.forcedColors} {
    background: CanvasText;
    forced-color-adjust: none;
  }
`;

export type BandChartProps = {
  label: string;
  months: readonly ChartMonth[];
  /** Null where there is no figure: the line is interrupted. */
  values: readonly (number | null)[];
  /** From the lowest to the highest of each month. */
  spans?: readonly ({ low: number; high: number } | null)[];
  /** Single prices of each month. */
  paid?: readonly (readonly number[])[];
  tick: (value: number) => string;
  /** What is said of a month that is pointed at. */
  tip: (index: number) => readonly string[];
  /** Of the drawing, in px. */
  height?: number;
};

/**
 * A line over months, spans behind it and single prices on it. Its axis does not begin at zero: what counts is the change.
 */
export function BandChart({ label, months, values, spans = [], paid = [], tick, tip, height }: BandChartProps) {
  const known = [
    ...values.filter((value) => value !== null),
    ...spans.flatMap((span) => (span ? [span.low, span.high] : [])),
    ...paid.flat(),
  ];
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const ticks = axisTicks(high * 1.02, low * 0.98);
  const up = (value: number) => `${placeOf(value, ticks) * 100}%`;
  const x = (index: number) => ((index + 0.5) / values.length) * 100;
  const path = values
    .map((value, index) =>
      value === null
        ? ''
        : `${(values[index - 1] ?? null) === null ? 'M' : 'L'}${x(index)} ${100 - placeOf(value, ticks) * 100}`,
    )
    .join(' ');
  const drawing = (
    <Drawing viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
      <path d={path} />
    </Drawing>
  );
  return (
    <ChartFrame label={label} months={months} ticks={ticks} tick={tick} behind={drawing} height={height}>
      {values.map((value, index) => {
        const span = spans[index];
        const lines = tip(index);
        return (
          <Slot key={months[index]?.key ?? index} $edge={index < values.length / 2 ? 'left' : 'right'}>
            {span && (
              <Span
                style={{
                  bottom: up(span.low),
                  height: `${(placeOf(span.high, ticks) - placeOf(span.low, ticks)) * 100}%`,
                }}
              />
            )}
            {value !== null && <Dot style={{ bottom: up(value) }} />}
            {[...new Set(paid[index])].map((price) => (
              <Paid key={price} style={{ bottom: up(price) }} />
            ))}
            {lines.length > 0 && (
              <Tip>
                <b>{months[index]?.key}</b>
                {lines.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </Tip>
            )}
          </Slot>
        );
      })}
    </ChartFrame>
  );
}
