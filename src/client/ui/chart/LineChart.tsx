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
  width: 8px;
  height: 8px;
  border: 2px solid ${color('surface')};
  border-radius: ${radius.round};
  background: ${color('accent')};
  transform: translate(-50%, 50%);
  ${media.forcedColors} {
    background: CanvasText;
    forced-color-adjust: none;
  }
`;

export type LineChartProps = {
  label: string;
  months: readonly ChartMonth[];
  /** Null where there is no figure: the line is interrupted. */
  values: readonly (number | null)[];
  tick: (value: number) => string;
  figure: (value: number) => string;
};

/** A line over months. Its axis does not begin at zero: what counts is the change. */
export function LineChart({ label, months, values, tick, figure }: LineChartProps) {
  const known = values.filter((value) => value !== null);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const ticks = axisTicks(high * 1.02, low * 0.98);
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
    <ChartFrame label={label} months={months} ticks={ticks} tick={tick} behind={drawing}>
      {values.map((value, index) => (
        <Slot key={months[index]?.key ?? index} $edge={index < values.length / 2 ? 'left' : 'right'}>
          {value !== null && <Dot style={{ bottom: `${placeOf(value, ticks) * 100}%` }} />}
          {value !== null && (
            <Tip>
              <b>{months[index]?.key}</b>
              <span>{figure(value)}</span>
            </Tip>
          )}
        </Slot>
      ))}
    </ChartFrame>
  );
}
