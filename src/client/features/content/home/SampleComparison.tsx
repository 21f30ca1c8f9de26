import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import styled from 'styled-components';
import { ComparablePriceText, MoneyText, PriceText } from '../../../shared/MoneyText';
import { PriceArithmetic } from '../../../shared/PriceArithmetic';
import { media } from '../../../theme/media';
import { color } from '../../../theme/roles';
import { radius, space, type, weight } from '../../../theme/tokens';
import { Checkbox } from '../../../ui/Checkbox';
import { Chip } from '../../../ui/Chip';
import { NativeButton } from '../../../ui/nativeControls';
import { Note } from './homeLayout';
import { type SampleComparison as SampleComparisonData, type SampleOffer, sampleComparison } from './sampleComparison';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 352px;
  gap: ${space(10)};
  align-items: start;
  ${media.compact} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(6)};
  }
`;

const Table = styled.div.attrs({ role: 'table' })``;
const ColumnHead = styled.span.attrs({ role: 'columnheader' })``;
const RowHead = styled.span.attrs({ role: 'rowheader' })``;
const Place = styled.span.attrs({ role: 'cell' })``;

const Row = styled.div.attrs({ role: 'row' })`
  display: grid;
  grid-template-columns: minmax(0, 1.3fr) repeat(3, minmax(0, 1fr));
  border-bottom: 1px solid ${color('line')};
  & > [role='rowheader'],
  & > [role='columnheader'] {
    padding: ${space(3)} ${space(2)};
    ${type(13)}
    font-weight: ${weight.medium};
  }
  & > [role='columnheader'] {
    color: ${color('textMuted')};
    text-align: right;
  }
  & > [role='columnheader']:first-child {
    text-align: left;
  }
  & > [role='rowheader'] > small {
    display: block;
    color: ${color('textMuted')};
    ${type(13)}
    font-weight: ${weight.regular};
  }
  ${media.phone} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    & > [role='rowheader'] {
      grid-column: 1 / -1;
      padding-bottom: 0;
    }
    & > [role='columnheader']:first-child {
      display: none;
    }
  }
`;

const Cell = styled(NativeButton)`
  width: 100%;
  padding: ${space(2)};
  border-radius: ${radius[4]};
  text-align: right;
  font-variant-numeric: tabular-nums;
  ${type(14)}
  & > b {
    display: block;
    font-weight: ${weight.semibold};
    white-space: nowrap;
  }
  & > small {
    color: ${color('textMuted')};
    ${type(12)}
    white-space: nowrap;
  }
  &:hover {
    background: ${color('surfaceSunken')};
  }
  &[data-best] {
    background: ${color('successSurface')};
    color: ${color('successText')};
  }
  &[aria-pressed='true'] {
    outline: 2px solid ${color('accent')};
    outline-offset: -2px;
  }
  ${media.phone} {
    padding: ${space(2)} ${space(1)};
  }
`;

const Total = styled.div.attrs({ role: 'cell' })`
  padding: ${space(3)} ${space(2)};
  text-align: right;
  ${type(14)}
  font-weight: ${weight.bold};
  & > i {
    display: block;
    height: 6px;
    margin-top: ${space(2)};
    margin-left: auto;
    border-radius: ${radius[4]};
    background: ${color('lineStrong')};
  }
  &[data-best] > i {
    background: ${color('success')};
  }
  ${media.phone} {
    padding: ${space(3)} ${space(1)};
  }
`;

const Side = styled.div`
  display: grid;
  gap: ${space(5)};
  padding: ${space(5)};
  border-radius: ${radius[16]};
  background: ${color('surfaceMuted')};
  h3 {
    margin-bottom: ${space(2)};
    ${type(16)}
    font-weight: ${weight.semibold};
  }
`;

/** Fixed, since the example stands once on its page and an id of React's would keep its HTML from being kept. */
const ARITHMETIC = 'sample-arithmetic';

/** Three offers that cannot be compared as they came, side by side at one price by the rules of the comparison. */
export function SampleComparison() {
  const { t } = useTranslation('home');
  const [spread, setSpread] = useState(false);
  const [[row, column], setChosen] = useState<[number, number]>([0, 1]);
  const { rows, totals } = sampleComparison[spread ? 'spread' : 'apart'];
  const offer = rows[row]?.offers[column];
  return (
    <Root>
      <Table aria-label={t('compare.label')}>
        <Row>
          <ColumnHead>
            <Chip size="sm">{t('compare.example')}</Chip>
          </ColumnHead>
          {totals.map(({ seller }) => (
            <ColumnHead key={seller}>{t('compare.seller', { name: seller })}</ColumnHead>
          ))}
        </Row>
        {rows.map(({ line, offers }, at) => (
          <Row key={line}>
            <RowHead>
              {t(`compare.${line}`)}
              <small>{t(`compare.${line}Qty`)}</small>
            </RowHead>
            {offers.map((one, index) => (
              <Place key={one.seller}>
                <PriceCell
                  offer={one}
                  chosen={at === row && index === column}
                  controls={ARITHMETIC}
                  onChoose={() => setChosen([at, index])}
                />
              </Place>
            ))}
          </Row>
        ))}
        <Totals totals={totals} />
      </Table>
      <Side>
        <Checkbox
          label={t('compare.freight')}
          note={t('compare.freightNote')}
          checked={spread}
          onChange={(event) => setSpread(event.target.checked)}
        />
        <div id={ARITHMETIC} aria-live="polite">
          <h3>{t('compare.how', { name: offer?.seller ?? '' })}</h3>
          {offer && <PriceArithmetic steps={offer.steps} />}
        </div>
        <Note>{t('compare.note')}</Note>
      </Side>
    </Root>
  );
}

type PriceCellProps = { offer: SampleOffer; chosen: boolean; controls: string; onChoose: () => void };

/** A comparable price with what the seller wrote; a press shows how one came of the other. */
function PriceCell({ offer, chosen, controls, onChoose }: PriceCellProps) {
  const { t } = useTranslation('home');
  const { offered, price, best } = offer;
  return (
    <Cell
      type="button"
      data-best={best || undefined}
      aria-pressed={chosen}
      aria-controls={controls}
      onClick={onChoose}
      title={best ? t('compare.best') : undefined}
    >
      <b>
        <ComparablePriceText price={price} currency="KRW" />
      </b>
      <small>
        <PriceText price={offered.price} currency={offered.currency} per={offered.uom} />
      </small>
    </Cell>
  );
}

/** What all lines come to with freight, and how far from the lowest. */
function Totals({ totals }: Pick<SampleComparisonData, 'totals'>) {
  const { t } = useTranslation('home');
  const amounts = totals.map(({ amount }) => Number(amount));
  const [lowest, highest] = [Math.min(...amounts), Math.max(...amounts)];
  return (
    <Row>
      <RowHead>
        {t('compare.total')}
        <small>{t('compare.totalNote')}</small>
      </RowHead>
      {totals.map(({ seller, amount }) => (
        <Total key={seller} data-best={Number(amount) === lowest || undefined}>
          <MoneyText amount={amount} currency="KRW" />
          <i style={{ width: `${(Number(amount) / highest) * 100}%` }} />
        </Total>
      ))}
    </Row>
  );
}
