import { useTranslation } from 'next-i18next/pages';
import { memo } from 'react';
import styled from 'styled-components';
import { MoneyText } from '../../../parts/MoneyText';
import { WeightText } from '../../../parts/WeightText';
import { layers } from '../../../theme/layers';
import { media } from '../../../theme/media';
import { color, shadow } from '../../../theme/roles';
import { radius, space, type, weight } from '../../../theme/tokens';
import { FootRoom } from '../../../ui/FootRoom';
import { SaveStatus } from './SaveStatus';
import type { SaveState } from './useDraftSaving';
import type { QuoteSums } from './useQuoteSums';

const Bar = styled.div`
  position: sticky;
  bottom: ${space(3)};
  z-index: ${layers.stickyBar};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(5)};
  padding: ${space(2.5)} ${space(4)};
  border: 1px solid ${color('line')};
  border-radius: ${radius[8]};
  background: ${color('surfaceRaised')};
  box-shadow: ${shadow('overlay')};
  color: ${color('textMuted')};
  ${type(13)}
  ${media.phone} {
    position: static;
    box-shadow: none;
  }
`;

const Total = styled.strong`
  margin-left: auto;
  color: ${color('text')};
  ${type(16)}
  font-weight: ${weight.bold};
`;

type Props = { sums: QuoteSums; saveState: SaveState };

/** Progress, weight, total and the state of saving, in sight while the grid is filled. */
export const QuoteSummaryBar = memo(function QuoteSummaryBar({ sums, saveState }: Props) {
  const { t } = useTranslation(['seller', 'trade']);
  const { totals, weight: kg, priced, lines } = sums;
  return (
    <Bar data-paper="none">
      <FootRoom />
      <span>{t('quote.progress', { total: lines, priced })}</span>
      <span>
        {t('trade:totals.weight')} <WeightText kg={kg} />
      </span>
      <SaveStatus state={saveState} />
      <Total>
        {t('trade:totals.total')} <MoneyText amount={totals.total_amount} currency={totals.currency} />
      </Total>
    </Bar>
  );
});
