import styled from 'styled-components';
import { media } from '../../theme/media';
import { color } from '../../theme/roles';
import { space } from '../../theme/tokens';
import { VisuallyHidden } from '../VisuallyHidden';
import { Ends, Strip } from './stripStyles';

const Root = styled(Strip)`
  & > svg {
    width: 100%;
    height: 80px;
    margin-bottom: ${space(1)};
  }
`;

const Line = styled.path`
  fill: none;
  stroke: ${color('accent')};
  stroke-width: 2px;
  vector-effect: non-scaling-stroke;
  ${media.forcedColors} {
    stroke: CanvasText;
  }
`;

const Band = styled.rect`
  fill: ${color('accentSurfaceStrong')};
  ${media.forcedColors} {
    fill: none;
    stroke: GrayText;
    vector-effect: non-scaling-stroke;
  }
`;

export type StepLineProps = {
  /** Says in words what the picture shows. */
  label: string;
  /** Values from the instant (in ms) at which each began to hold. */
  points: readonly { at: number; value: number }[];
  /** Up to when the last one holds. */
  until: number | null;
  /** What it is compared with. */
  band?: { low: number; high: number } | null | undefined;
  figure: (value: number) => string;
  day: (at: number) => string;
  /** Since when the last value holds. */
  since: (at: number) => string;
};

/** A value that holds until the next one, drawn to scale in time, with the range of others behind it. */
export function StepLine({ label, points, until, band, figure, day, since }: StepLineProps) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const end = Math.max(until ?? last.at, last.at);
  const values = [...points.map(({ value }) => value), ...(band ? [band.low, band.high] : [])];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const x = (at: number) => (end === first.at ? 100 : ((at - first.at) / (end - first.at)) * 100);
  // A tenth is left above and below.
  const y = (value: number) => (high === low ? 50 : 90 - ((value - low) / (high - low)) * 80);
  const path = points.map(
    ({ at, value }, index) => `${index === 0 ? 'M' : 'H'}${x(at)} ${index === 0 ? y(value) : `V${y(value)}`}`,
  );
  return (
    <Root>
      <VisuallyHidden as="figcaption">{label}</VisuallyHidden>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
        {band && <Band x="0" width="100" y={y(band.high)} height={Math.max(y(band.low) - y(band.high), 2)} />}
        <Line d={`${path.join(' ')} H100`} />
      </svg>
      <Ends aria-hidden>
        <span>
          {day(first.at)} · {figure(first.value)}
        </span>
        <span>
          {figure(last.value)} · {since(last.at)}
        </span>
      </Ends>
    </Root>
  );
}
