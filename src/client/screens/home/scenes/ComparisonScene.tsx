import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { media } from '../../../theme/media';
import { color } from '../../../theme/roles';
import { radius, space, type, weight } from '../../../theme/tokens';
import { Chip } from '../../../ui/Chip';
import { SceneCard, SceneHead } from '../homeLayout';

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.5fr) repeat(3, minmax(0, 1fr));
  font-variant-numeric: tabular-nums;
  & > span {
    padding: ${space(2.5)} ${space(1)};
    border-bottom: 1px solid ${color('line')};
    text-align: right;
    white-space: nowrap;
  }
  & > span:nth-child(4n + 1) {
    text-align: left;
    font-feature-settings: 'calt' 0;
  }
  & > span:nth-child(-n + 4) {
    color: ${color('textMuted')};
    ${type(12)}
  }
  & > span:nth-last-child(-n + 4) {
    border-bottom: 0;
    font-weight: ${weight.semibold};
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto auto;
    column-gap: ${space(3)};
    ${type(12)}
    & > span:nth-child(4n) {
      display: none;
    }
  }
`;

const Best = styled.b`
  padding: ${space(0.5)} ${space(1.5)};
  margin-right: -${space(1.5)};
  border-radius: ${radius[4]};
  background: ${color('successSurface')};
  color: ${color('successText')};
  font-weight: ${weight.semibold};
`;

const Missing = styled.i`
  color: ${color('textFaint')};
  font-style: normal;
`;

/** Figures of an imagined request; the best of a row is marked, `null` is a line not offered. */
const rows = [
  { item: 'SMLS 6" SCH40 A106-B', prices: ['62,400', '59,800', '61,150'], best: 1 },
  { item: 'ELBOW 90 LR 6" WPB', prices: ['41,000', '43,500', '39,900'], best: 2 },
  { item: 'FLG WN 6" 150# A105', prices: ['38,200', null, '40,600'], best: 0 },
  { item: 'GATE V/V 6" 150# WCB', prices: ['512,000', '498,000', '535,000'], best: 1 },
] as const;
const totals = ['8,274,400', '7,988,700', '8,109,200'] as const;

/** Quotations side by side, drawn small. */
export function ComparisonScene() {
  const { t } = useTranslation('home');
  return (
    <SceneCard>
      <SceneHead>
        {t('scene.comparison')}
        <Chip tone="green" size="sm">
          {t('scene.best')}
        </Chip>
      </SceneHead>
      <Grid>
        <span />
        <span>{t('scene.sellerA')}</span>
        <span>{t('scene.sellerB')}</span>
        <span>{t('scene.sellerC')}</span>
        {rows.flatMap(({ item, prices, best }) => [
          <span key={item}>{item}</span>,
          ...prices.map((price, index) => (
            <span key={`${item}-${String(index)}`}>
              {price === null && <Missing>{t('scene.none')}</Missing>}
              {price !== null && (index === best ? <Best>{price}</Best> : price)}
            </span>
          )),
        ])}
        <span>{t('scene.totalRow')}</span>
        {totals.map((total, index) => (
          <span key={total}>{index === 1 ? <Best>{total}</Best> : total}</span>
        ))}
      </Grid>
    </SceneCard>
  );
}
