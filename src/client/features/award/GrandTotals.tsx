import { useTranslation } from 'next-i18next/pages';
import { MoneyText } from '../../shared/MoneyText';
import { type AwardGroup, grandTotals } from './awardGroups';

/** What all orders of an award cost together, in each currency, and whether VAT is in it. */
export function GrandTotals({ groups }: { groups: readonly AwardGroup[] }) {
  const { t } = useTranslation(['project', 'trade']);
  const totals = grandTotals(groups);
  return totals.map(({ currency, amount, withoutVat }) => (
    <span key={currency}>
      {totals.length > 1 ? t('compare.sumOf', { currency }) : t('compare.sum')} (
      {t(withoutVat ? 'trade:vat.not_included' : 'compare.withVat')}){' '}
      <MoneyText amount={amount} currency={currency} strong />
    </span>
  ));
}
