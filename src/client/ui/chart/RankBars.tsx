import styled from 'styled-components';
import { media } from '../../theme/media';
import { color } from '../../theme/roles';
import { space, type } from '../../theme/tokens';
import { TextLink } from '../Text';
import { type ChartFill, chartFill } from './chartFill';
import { chartRow } from './chartRow';
import { filled } from './chartStyles';
import { SeriesLegend } from './SeriesLegend';

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
  ${chartRow}
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  row-gap: ${space(1)};
`;

const Track = styled.span`
  display: flex;
  overflow: hidden;
  height: 14px;
  border-radius: 2px;
  background: ${color('surfaceSunken')};
  ${media.phone} {
    height: 10px;
  }
`;

const Part = styled.i<{ $fill: ChartFill }>`
  flex-shrink: 0;
  background: ${({ $fill }) => chartFill[$fill]};
  ${filled}
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
            <Track aria-hidden>
              {parts.map(({ key, name, fill }, index) => (
                <Part
                  key={key}
                  $fill={fill}
                  title={name}
                  hidden={(row.parts[index] ?? 0) <= 0}
                  style={{ width: share(row.parts[index] ?? 0) }}
                />
              ))}
            </Track>
            <span>{row.figure}</span>
          </Row>
        ))}
      </List>
      <SeriesLegend series={parts} />
    </>
  );
}
