import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { Comparison } from '../../../../contract/entities/comparison';
import { shownPrice } from '../../../../domain/money/decimalText';
import { priceFigure } from '../../../shared/figures';
import { useSpecDescription } from '../../../shared/useSpecDescription';
import { media } from '../../../theme/media';
import { color } from '../../../theme/roles';
import { space, type } from '../../../theme/tokens';
import { axisTicks, placeOf } from '../../../ui/chart/axis';
import { ChartCard } from '../../../ui/chart/ChartCard';
import { Area, GridLine, Plot, Scale } from '../../../ui/chart/chartStyles';
import { Text } from '../../../ui/Text';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { FigureTable } from './FigureTable';
import type { LineSpread } from './overviewFigures';

/** So many single prices are drawn as dots; of more, the range of each line alone. */
const MOST_DOTS = 600;
/** Labels of the lines that fit below the drawing. */
const MOST_LABELS = 14;

const Drawing = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  overflow: visible;
  & line {
    stroke: ${color('lineStrong')};
    stroke-width: 2px;
  }
  & circle {
    fill: ${color('textFaint')};
  }
  & circle[data-plan] {
    fill: ${color('accent')};
  }
  ${media.forcedColors} {
    & circle {
      fill: CanvasText;
    }
  }
`;

const Lines = styled.div`
  position: relative;
  grid-column: 2;
  height: ${space(5)};
  margin-top: ${space(1.5)};
  color: ${color('textMuted')};
  ${type(12)}
  & > span {
    position: absolute;
    transform: translateX(-50%);
  }
`;

type Props = {
  comparison: Comparison;
  spreads: readonly LineSpread[];
  /** Comparable price of the last own purchase, by line. */
  last: ReadonlyMap<string, string>;
};

/** How far the prices of each line lie apart, in percent above the lowest, with the planned price among them. */
export function SpreadChart({ comparison, spreads, last }: Props) {
  const { t } = useTranslation('project');
  const describe = useSpecDescription();
  const { currency } = comparison;
  const price = (value: string | null | undefined) =>
    value ? priceFigure(shownPrice(value, currency), currency) : null;
  const title = t('overview.spread');
  return (
    <ChartCard
      title={title}
      note={t('overview.spreadNote')}
      chart={
        spreads.length === 0 ? (
          <Text $size={13} $color="textMuted">
            {t('overview.spreadNone')}
          </Text>
        ) : (
          <Spreads spreads={spreads} label={title} />
        )
      }
      table={
        <FigureTable
          label={title}
          columns={[
            t('overview.item'),
            t('overview.lowestPrice'),
            t('overview.middle'),
            t('overview.highest'),
            t('overview.spreadPct'),
            t('overview.targetPrice'),
            t('overview.lastPrice'),
          ]}
          rows={spreads.map(({ line, lowest, middle, highest, spread_pct }) => ({
            key: line.id,
            cells: [
              `${line.line_no}. ${describe(line.spec) || line.raw_text}`,
              price(lowest),
              price(middle),
              price(highest),
              `${spread_pct}%`,
              price(line.target_price),
              price(last.get(line.id)),
            ],
          }))}
        />
      }
    />
  );
}

function Spreads({ spreads, label }: Pick<Props, 'spreads'> & { label: string }) {
  const ticks = axisTicks(Math.max(1, ...spreads.map(({ spread_pct }) => spread_pct)));
  const dots = spreads.reduce((count, { over }) => count + over.length, 0) <= MOST_DOTS;
  const x = (place: number) => `${((place + 0.5) / spreads.length) * 100}%`;
  const y = (over: number) => `${(1 - placeOf(over, ticks)) * 100}%`;
  const every = Math.ceil(spreads.length / MOST_LABELS);
  const widest = ticks
    .map((value) => `${value}%`)
    .reduce((long, text) => (text.length > long.length ? text : long), '');
  return (
    <Plot>
      <VisuallyHidden as="figcaption">
        {`${label}: ${spreads.map(({ line, spread_pct }) => `${line.line_no} ${spread_pct}%`).join(', ')}`}
      </VisuallyHidden>
      <Scale aria-hidden>
        <span>{widest}</span>
        {ticks.map((value) => (
          <span key={value} style={{ bottom: `${placeOf(value, ticks) * 100}%` }}>
            {value}%
          </span>
        ))}
      </Scale>
      <Area aria-hidden>
        {ticks.map((value, index) => (
          <GridLine key={value} $strong={index === 0} style={{ bottom: `${placeOf(value, ticks) * 100}%` }} />
        ))}
        <Drawing>
          {spreads.map(({ line, over, spread_pct, planned }, place) => (
            <g key={line.id}>
              <title>{`${line.line_no}: +${spread_pct}%`}</title>
              <line x1={x(place)} x2={x(place)} y1={y(0)} y2={y(spread_pct)} />
              {dots &&
                // Equal prices fall on one dot.
                [...new Set(over)].map((one) => <circle key={one} cx={x(place)} cy={y(one)} r="3" />)}
              {planned !== null && <circle data-plan cx={x(place)} cy={y(planned)} r="4" />}
            </g>
          ))}
        </Drawing>
      </Area>
      <Lines aria-hidden>
        {spreads.map(({ line }, place) =>
          place % every === 0 ? (
            <span key={line.id} style={{ left: x(place) }}>
              {line.line_no}
            </span>
          ) : null,
        )}
      </Lines>
    </Plot>
  );
}
