import { useTranslation } from 'next-i18next/pages';
import { MoneyText } from '../../shared/MoneyText';
import { KeyValueList } from '../../ui/KeyValueList';
import { type AwardGroup, grandTotals } from './awardGroups';

/** What all orders of an award cost together, in each currency, and whether freight and VAT are in it. */
export function GrandTotals({ groups }: { groups: readonly AwardGroup[] }) {
  return useGrandTotals(groups).map(({ key, label, value }) => (
    <span key={key}>
      {label} {value}
    </span>
  ));
}

/** The same below each other: names at the left, amounts at one edge at the right. */
export function GrandTotalsList({ groups }: { groups: readonly AwardGroup[] }) {
  return <KeyValueList figures labelWidth="minmax(0, 1.5fr)" items={useGrandTotals(groups)} />;
}

/** The same as labelled figures; `orders` is of how many orders each is the sum. */
export function useGrandTotals(groups: readonly AwardGroup[]) {
  const { t } = useTranslation(['project', 'trade']);
  const totals = grandTotals(groups);
  return totals.map(({ currency, amount, orders, withoutVat, withFreight }) => {
    const vat = t(withoutVat ? 'trade:vat.not_included' : 'compare.withVat');
    const bothIn = withFreight && !withoutVat;
    const parts = bothIn ? t('compare.withFreightVat') : withFreight ? `${t('compare.withFreight')}, ${vat}` : vat;
    const sum = totals.length > 1 ? t('compare.sumOf', { currency }) : t('compare.sum');
    return {
      key: currency,
      label: `${sum} (${parts})`,
      value: <MoneyText amount={amount} currency={currency} strong />,
      orders,
    };
  });
}
