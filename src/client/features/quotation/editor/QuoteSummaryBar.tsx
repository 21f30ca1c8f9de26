import { useTranslation } from 'next-i18next/pages';
import { memo } from 'react';
import { MoneyText } from '../../../shared/MoneyText';
import { WeightText } from '../../../shared/WeightText';
import { Button } from '../../../ui/Button';
import { FootBar, FootSum } from '../../../ui/FootBar';
import type { AutosaveHandle } from '../../../shell/autosave/useAutosave';
import { SaveStatus } from '../../../shell/autosave/SaveStatus';
import type { QuoteSums } from './useQuoteSums';

type Props = Pick<AutosaveHandle, 'state' | 'kept' | 'retry'> & {
  sums: QuoteSums;
  revising: boolean;
  open: boolean;
  onSubmit: () => void;
};

/** Progress, weight, total, the state of saving and the button that sends, in sight while the grid is filled. */
export const QuoteSummaryBar = memo(function QuoteSummaryBar(props: Props) {
  const { sums, state, kept, retry, revising, open, onSubmit } = props;
  const { t } = useTranslation(['seller', 'trade']);
  const { totals, weight: kg, priced, lines } = sums;
  return (
    <FootBar>
      <span>{t('quote.progress', { total: lines, priced })}</span>
      <span>
        {t('trade:totals.weight')} <WeightText kg={kg} />
      </span>
      <SaveStatus state={state} kept={kept} onRetry={retry} quiet />
      <FootSum>
        {t('trade:totals.total')} <MoneyText amount={totals.total_amount} currency={totals.currency} />
      </FootSum>
      <Button variant="primary" disabled={!open} onClick={onSubmit}>
        {t(revising ? 'quote.resubmit' : 'quote.submit')}
      </Button>
    </FootBar>
  );
});
