import { History } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useSyncExternalStore } from 'react';
import type { Currency } from '../../../../contract/values';
import { DateText } from '../../../shared/DateText';
import { PriceText } from '../../../shared/MoneyText';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { filledFrom } from './pastFill';
import { pastOf, type PastPrices } from './priceAnomaly';
import type { QuoteRow } from './quoteRow';
import type { SelectedRow } from './selectedRow';

type Props = {
  rows: readonly QuoteRow[];
  past: PastPrices;
  currency: Currency;
  selected: SelectedRow;
  onTake: (row: QuoteRow) => void;
};

/** The last price quoted for the item of the selected row, with a button that uses it. */
export function PastPriceHint({ rows, past, currency, selected, onTake }: Props) {
  const { t } = useTranslation('seller');
  const index = useSyncExternalStore(selected.subscribe, selected.get, () => 0);
  const row = rows[index];
  const found = row && pastOf(row, past);
  if (!row || !found) return null;
  const { last } = found;
  return (
    <Banner
      tone="neutral"
      icon={<History />}
      action={
        last.currency === currency && (
          <Button size="sm" onClick={() => onTake(filledFrom(row, found))}>
            {t('past.take')}
          </Button>
        )
      }
    >
      {t('past.hint', { line: row.line.line_no })}{' '}
      <PriceText price={last.unit_price} currency={last.currency} per={last.price_uom} /> · {last.title} (
      {last.rfq_number_id}, <DateText value={last.submitted_at} />)
    </Banner>
  );
}
