import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { MoneyText } from '../../../parts/MoneyText';
import { WeightText } from '../../../parts/WeightText';
import { layers } from '../../../theme/layers';
import { media } from '../../../theme/media';
import { color, shadow } from '../../../theme/roles';
import { radius, space, type, weight } from '../../../theme/tokens';
import type { QuoteForm } from './quoteForm';
import { quotedWeight, quoteTotals } from './rowAmount';
import { SaveStatus } from './SaveStatus';
import type { SaveState } from './useDraftSaving';

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
  background: ${color('surface')};
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

/** Progress, weight, total and the state of saving, in sight while the grid is filled. */
export function QuoteSummaryBar({ form, saveState }: { form: QuoteForm; saveState: SaveState }) {
  const { t } = useTranslation(['seller', 'trade']);
  const { terms, rows } = form;
  const totals = quoteTotals(rows, terms.freight_amount, terms.currency);
  return (
    <Bar>
      <span>{t('quote.progress', { total: rows.length, priced: rows.filter((row) => row.amount !== '').length })}</span>
      <span>
        {t('trade:totals.weight')} <WeightText kg={quotedWeight(rows)} />
      </span>
      <SaveStatus state={saveState} />
      <Total>
        {t('trade:totals.total')} <MoneyText amount={totals.total_amount} currency={totals.currency} />
      </Total>
    </Bar>
  );
}
