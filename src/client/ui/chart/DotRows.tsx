import styled from 'styled-components';
import { media } from '../../theme/media';
import { theme } from '../../theme/theme';
import { TextLink } from '../Text';
import { placeOf } from './axis';
import { Legend } from './chartStyles';
import { Axis, Grid, Row, Way, Zero } from './dotRowStyles';

const Mark = styled.g<{ $kind: DotKind }>`
  fill: ${({ $kind }) => ($kind === 'main' ? theme.color.accent : theme.color.surface)};
  stroke: ${({ $kind }) => ($kind === 'target' ? theme.color.warning : theme.color.accent)};
  stroke-width: 2px;
  ${media.forcedColors} {
    fill: ${({ $kind }) => ($kind === 'main' ? 'CanvasText' : 'Canvas')};
    stroke: CanvasText;
  }
`;

export type DotKind = 'main' | 'second' | 'target';

/** A full dot, an empty one, and a diamond: set apart by form as well as by colour. */
function Dot({ kind, at, title }: { kind: DotKind; at: string; title?: string }) {
  return (
    <Mark $kind={kind}>
      {title && <title>{title}</title>}
      {kind === 'target' ? (
        <svg x={at} y="50%" overflow="visible" aria-hidden>
          <path d="M-5 0 0-5 5 0 0 5Z" />
        </svg>
      ) : (
        <circle cx={at} cy="50%" r="4.5" />
      )}
    </Mark>
  );
}

export type DotRow = {
  key: string;
  name: string;
  href?: string;
  dots: readonly { kind: DotKind; at: number; title: string }[];
  figure: string;
};

export type DotRowsProps = {
  label: string;
  rows: readonly DotRow[];
  ticks: readonly number[];
  tick: (value: number) => string;
  legend: readonly { kind: DotKind; name: string }[];
};

/** Values of each row on one axis, joined by a line: how far apart they lie is what counts. */
export function DotRows({ label, rows, ticks, tick, legend }: DotRowsProps) {
  const place = (value: number) => `${placeOf(value, ticks) * 100}%`;
  return (
    <>
      <Grid aria-label={label}>
        <Row aria-hidden>
          <span />
          <Axis>
            {ticks.map((value) => (
              <span key={value} style={{ left: place(value) }}>
                {tick(value)}
              </span>
            ))}
          </Axis>
          <span />
        </Row>
        {rows.map(({ key, name, href, dots, figure }) => {
          const values = dots.map(({ at }) => at);
          return (
            <Row key={key}>
              <span title={name}>{href ? <TextLink href={href}>{name}</TextLink> : name}</span>
              <svg aria-hidden>
                <Zero x1={place(0)} x2={place(0)} y1="0" y2="100%" />
                <Way x1={place(Math.min(0, ...values))} x2={place(Math.max(0, ...values))} y1="50%" y2="50%" />
                {dots.map((dot) => (
                  <Dot key={dot.kind} kind={dot.kind} at={place(dot.at)} title={dot.title} />
                ))}
              </svg>
              <span>{figure}</span>
            </Row>
          );
        })}
      </Grid>
      <Legend aria-hidden>
        {legend.map(({ kind, name }) => (
          <li key={kind}>
            <svg width="12" height="12">
              <Dot kind={kind} at="50%" />
            </svg>
            {name}
          </li>
        ))}
      </Legend>
    </>
  );
}
