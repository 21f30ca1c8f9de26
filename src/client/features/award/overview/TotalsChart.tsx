import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { Comparison } from '../../../../contract/entities/comparison';
import { moneyFigure } from '../../../shared/figures';
import { media } from '../../../theme/media';
import { color } from '../../../theme/roles';
import { space, type, weight } from '../../../theme/tokens';
import { ChartCard } from '../../../ui/chart/ChartCard';
import { Text } from '../../../ui/Text';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { FigureTable } from './FigureTable';
import type { TotalBar, TotalBars } from './totalBars';

/** Bars that are drawn; the table has all of them. */
const MOST_BARS = 9;

const Bars = styled.figure`
  display: grid;
  grid-template-columns: minmax(60px, max-content) minmax(0, 1fr) max-content;
  gap: ${space(1.5)} ${space(3)};
  align-items: center;
  margin: 0;
  ${type(12)}
  & > b {
    font-weight: ${weight.semibold};
  }
  & > span {
    overflow: hidden;
    max-width: 180px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > span:nth-of-type(2n) {
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
  & svg {
    display: block;
    width: 100%;
    height: 14px;
  }
  ${media.forcedColors} {
    & rect {
      fill: CanvasText;
    }
  }
`;

const Goods = styled.rect<{ $plan: boolean }>`
  fill: ${({ $plan }) => ($plan ? color('accent') : color('lineStrong'))};
`;

const Freight = styled.rect`
  fill: ${color('warningText')};
`;

const Keys = styled.p`
  display: flex;
  gap: ${space(4)};
  margin-top: ${space(2)};
  color: ${color('textMuted')};
  ${type(12)}
  & > span {
    display: flex;
    align-items: center;
  }
  & svg {
    width: 10px;
    height: 10px;
    margin-right: ${space(1)};
  }
`;

type Props = {
  comparison: Comparison;
  totals: TotalBars;
};

/** Like sums beside each other: the same lines with freight, at each seller and by the plan; who is left out, and why. */
export function TotalsChart({ comparison: { currency }, totals }: Props) {
  const { lines, bars, left, leftFor, planLeftFor } = totals;
  const { t } = useTranslation('project');
  const nameOf = ({ name }: TotalBar) => name ?? t('overview.plan');
  const figure = (amount: string) => moneyFigure(amount, currency);
  const most = Math.max(...bars.map(({ total }) => Number(total)), 1);
  const width = (amount: string) => `${Math.max(0, (Number(amount) / most) * 100)}%`;
  const drawn = bars.filter(({ kind }, place) => place < MOST_BARS || kind === 'plan');
  const title = t('overview.totals');
  const reasons = leftFor.map(({ reason, sellers }) => t(`overview.totalsLeftFor.${reason}`, { count: sellers }));
  const without = [
    left > 0 ? t('overview.totalsLeft', { count: left, reasons: reasons.join(', ') }) : null,
    planLeftFor ? t(`overview.totalsNoPlan.${planLeftFor}`) : null,
  ];
  return (
    <ChartCard
      title={title}
      note={[t('overview.totalsNote', { count: lines, currency }), ...without].filter(Boolean).join(' · ')}
      chart={
        bars.length === 0 ? (
          <Text $size={13} $color="textMuted">
            {t('overview.totalsNone')}
          </Text>
        ) : (
          <>
            <Bars>
              <VisuallyHidden as="figcaption">
                {drawn.map((bar) => `${nameOf(bar)} ${figure(bar.total)}`).join(', ')}
              </VisuallyHidden>
              {drawn.map((bar) => (
                <BarRow key={bar.key} name={nameOf(bar)} planned={bar.kind === 'plan'} total={figure(bar.total)}>
                  <Goods $plan={bar.kind === 'plan'} width={width(bar.goods)} height="14" />
                  <Freight x={width(bar.goods)} width={width(bar.freight)} height="14" />
                </BarRow>
              ))}
            </Bars>
            <Keys aria-hidden>
              <span>
                <svg>
                  <Goods $plan={false} width="10" height="10" />
                </svg>
                {t('overview.legendGoods')}
              </span>
              <span>
                <svg>
                  <Freight width="10" height="10" />
                </svg>
                {t('overview.legendFreight')}
              </span>
            </Keys>
          </>
        )
      }
      table={
        <FigureTable
          label={title}
          columns={[t('overview.seller'), t('overview.lineSum'), t('overview.freight'), t('overview.sum')]}
          rows={bars.map((bar) => ({
            key: bar.key,
            cells: [nameOf(bar), figure(bar.goods), figure(bar.freight), figure(bar.total)],
          }))}
        />
      }
    />
  );
}

type BarProps = { name: string; planned: boolean; total: string; children: React.ReactNode };

function BarRow({ name, planned, total, children }: BarProps) {
  return (
    <>
      <span title={name}>{planned ? <b>{name}</b> : name}</span>
      <svg aria-hidden>{children}</svg>
      <span>{planned ? <b>{total}</b> : total}</span>
    </>
  );
}
