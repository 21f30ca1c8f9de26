import styled from 'styled-components';
import { media } from '../../theme/media';
import { color } from '../../theme/roles';
import { VisuallyHidden } from '../VisuallyHidden';
import { Ends, Strip } from './stripStyles';

const Root = styled(Strip)`
  & > svg {
    width: calc(100% - 12px);
    height: 28px;
    margin: 0 6px;
  }
`;

const Span = styled.line`
  stroke: ${color('accentLine')};
  stroke-width: 8px;
  stroke-linecap: round;
  ${media.forcedColors} {
    stroke: GrayText;
  }
`;

const Middle = styled.line`
  stroke: ${color('text')};
  stroke-width: 2px;
  ${media.forcedColors} {
    stroke: CanvasText;
  }
`;

const Own = styled.circle`
  fill: ${color('accent')};
  stroke: ${color('surface')};
  stroke-width: 2px;
  ${media.forcedColors} {
    fill: Highlight;
  }
`;

/** A price paid: a diamond, as in a chart of months. */
const Paid = styled.rect`
  fill: ${color('warning')};
  stroke: ${color('surface')};
  stroke-width: 1px;
  transform: rotate(45deg);
  ${media.forcedColors} {
    fill: CanvasText;
  }
`;

export type RangeStripProps = {
  /** Says in words what the picture shows. */
  label: string;
  low: number;
  high: number;
  middle?: number;
  /** The value that is compared with the range, which may lie outside of it. */
  own?: number | null;
  /** Prices paid, which may lie outside of it too. */
  paid?: readonly number[];
  figure: (value: number) => string;
};

/** The range of some prices as a strip, with its middle, one price to compare, and the prices paid. */
export function RangeStrip({ label, low, high, middle, own = null, paid = [], figure }: RangeStripProps) {
  const all = [low, high, ...(own === null ? [] : [own]), ...paid];
  const [first, last] = [Math.min(...all), Math.max(...all)];
  const x = (value: number) => (last === first ? '50%' : `${((value - first) / (last - first)) * 100}%`);
  return (
    <Root>
      <VisuallyHidden as="figcaption">{label}</VisuallyHidden>
      <svg aria-hidden>
        <Span x1={x(low)} x2={x(high)} y1="50%" y2="50%" />
        {middle !== undefined && <Middle x1={x(middle)} x2={x(middle)} y1="5" y2="23" />}
        {own !== null && <Own cx={x(own)} cy="50%" r="7" />}
        {[...new Set(paid)].map((price) => (
          <svg key={price} x={x(price)} y="50%" overflow="visible">
            <Paid x="-5" y="-5" width="10" height="10" />
          </svg>
        ))}
      </svg>
      <Ends aria-hidden>
        <span>{figure(first)}</span>
        {last !== first && <span>{figure(last)}</span>}
      </Ends>
    </Root>
  );
}
