import styled from 'styled-components';
import { inked } from '../../theme/edge';
import { media } from '../../theme/media';
import { color } from '../../theme/roles';
import { space, type } from '../../theme/tokens';
import { TextLink } from '../Text';
import { type ChartFill, chartFill } from './chartFill';
import { Legend, Swatch } from './chartStyles';

/** One grid for all rows, so that bars of the same value have the same length beside figures of any length. */
const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(96px, 32%) minmax(0, 1fr) minmax(64px, max-content);
  gap: ${space(2)} ${space(3)};
  ${type(13)}
  /* On a phone the bar has the whole width below its name. */
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) max-content;
  }
`;

const Row = styled.li`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  grid-template-areas: 'name bar figure';
  align-items: center;
  row-gap: ${space(1)};
  & > :first-child {
    grid-area: name;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > svg {
    display: block;
    grid-area: bar;
    width: 100%;
    height: 14px;
  }
  & > :last-child {
    grid-area: figure;
    font-variant-numeric: tabular-nums;
    text-align: right;
    white-space: nowrap;
  }
  ${media.phone} {
    grid-template-areas: 'name figure' 'bar bar';
    & > svg {
      height: 10px;
    }
  }
`;

const Part = styled.rect<{ $fill: ChartFill }>`
  fill: ${({ $fill }) => chartFill[$fill]};
  ${inked}
  ${media.forcedColors} {
    fill: CanvasText;
  }
`;

const Ground = styled.rect`
  fill: ${color('surfaceSunken')};
`;

export type RankRow = {
  key: string;
  name: string;
  href?: string;
  /** One for each part of the legend, in its order. */
  parts: readonly number[];
  figure: string;
};

export type RankBarsProps = {
  label: string;
  rows: readonly RankRow[];
  parts: readonly { key: string; name: string; fill: ChartFill }[];
  /** What the whole width stands for; the largest row when left out. */
  most?: number;
};

/** Names with a bar each, to be compared by length: of one part, or of several beside each other. */
export function RankBars({ label, rows, parts, most }: RankBarsProps) {
  const sum = (row: RankRow) => row.parts.reduce((total, part) => total + Math.max(part, 0), 0);
  const whole = most ?? Math.max(...rows.map(sum), Number.EPSILON);
  const share = (value: number) => `${(Math.max(value, 0) / whole) * 100}%`;
  return (
    <>
      <List aria-label={label}>
        {rows.map((row) => (
          <Row key={row.key}>
            <span title={row.name}>{row.href ? <TextLink href={row.href}>{row.name}</TextLink> : row.name}</span>
            <svg aria-hidden>
              <Ground width="100%" height="100%" rx="2" />
              {parts.map((part, index) => (
                <Part
                  key={part.key}
                  $fill={part.fill}
                  x={share(row.parts.slice(0, index).reduce((total, one) => total + one, 0))}
                  width={share(row.parts[index] ?? 0)}
                  height="100%"
                >
                  <title>{part.name}</title>
                </Part>
              ))}
            </svg>
            <span>{row.figure}</span>
          </Row>
        ))}
      </List>
      {parts.length > 1 && (
        <Legend aria-hidden>
          {parts.map(({ key, name, fill }) => (
            <li key={key}>
              <Swatch $fill={fill} />
              {name}
            </li>
          ))}
        </Legend>
      )}
    </>
  );
}
