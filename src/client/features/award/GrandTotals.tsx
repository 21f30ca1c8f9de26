import { useTranslation } from 'next-i18next/pages';
import { MoneyText } from '../../shared/MoneyText';
import { type AwardGroup, grandTotals } from './awardGroups';

/** What all orders of an award cost together, in each currency, and whether VAT is in it. */
export function GrandTotals({ groups }: { groups: readonly AwardGroup[] }) {
  return useGrandTotals(groups).map(({ key, label, value }) => (
    <span key={key}>
      {label} {value}
    </span>
  ));
}

/** The same as labelled figures; `orders` is of how many orders each is the sum. */
export function useGrandTotals(groups: readonly AwardGroup[]) {
  const { t } = useTranslation(['project', 'trade']);
  const totals = grandTotals(groups);
  return totals.map(({ currency, amount, orders, withoutVat }) => {
    const sum = totals.length > 1 ? t('compare.sumOf', { currency }) : t('compare.sum');
    return {
      key: currency,
      label: `${sum} (${t(withoutVat ? 'trade:vat.not_included' : 'compare.withVat')})`,
      value: <MoneyText amount={amount} currency={currency} strong />,
      orders,
    };
  });
}
