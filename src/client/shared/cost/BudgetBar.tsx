import styled from 'styled-components';
import { inked } from '../../theme/edge';
import { by, eachOf } from '../../theme/by';
import { media } from '../../theme/media';
import { color } from '../../theme/roles';
import { type ChartFill, chartFill, chartFills } from '../../ui/chart/chartFill';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { budgetShares } from './budgetShares';

const Root = styled.span`
  display: block;
  min-width: 72px;
  & > svg {
    display: block;
    overflow: visible;
    width: 100%;
    height: 8px;
  }
`;

const Ground = styled.rect`
  fill: ${color('surfaceSunken')};
`;

const Part = styled.rect<{ $fill: ChartFill }>`
  ${by(
    '$fill',
    eachOf(chartFills, (fill) => `fill: ${chartFill[fill]};`),
  )}
  ${inked}
  ${media.forcedColors} {
    fill: CanvasText;
  }
`;

const End = styled.line`
  stroke: ${color('text')};
  stroke-width: 2px;
  ${media.forcedColors} {
    stroke: CanvasText;
  }
`;

type Props = {
  amount: string;
  /** From the left: what is certain first. */
  parts: ReadonlyArray<{ value: string; fill: ChartFill }>;
  /** Says in words what the picture shows. */
  label: string;
};

/** A budget as a bar, filled by what takes of it; a mark shows where it ends when more is taken. */
export function BudgetBar({ amount, parts, label }: Props) {
  const shares = budgetShares(
    amount,
    parts.map(({ value }) => value),
  );
  const over = shares.end !== null;
  return (
    <Root title={label}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <svg aria-hidden>
        <Ground width="100%" height="100%" rx="2" />
        {parts.map(({ fill }, index) => (
          <Part
            key={fill}
            $fill={over ? (fill === 'main' ? 'risk' : 'riskSoft') : fill}
            x={`${shares.parts.slice(0, index).reduce((sum, one) => sum + one, 0)}%`}
            width={`${shares.parts[index] ?? 0}%`}
            height="100%"
          />
        ))}
        {shares.end !== null && <End x1={`${shares.end}%`} x2={`${shares.end}%`} y1="-3" y2="11" />}
      </svg>
    </Root>
  );
}
