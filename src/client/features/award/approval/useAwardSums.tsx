import { useTranslation } from 'next-i18next/pages';
import type { Approval } from '../../../../contract/entities/approval';
import { sumsByCurrency } from '../../../../domain/money/sumsByCurrency';
import { MoneyText } from '../../../shared/MoneyText';
import type { KeyValue } from '../../../ui/KeyValueList';
import { grandTotals } from '../awardGroups';

/** What an award that waits costs in each currency: without VAT, as the rules count it, and as it will be paid. */
export function useAwardSums({ bids }: Approval): KeyValue[] {
  const { t } = useTranslation(['approval', 'project', 'trade']);
  const known = bids.flatMap(({ totals }) => (totals ? [{ totals }] : []));
  const net = sumsByCurrency(known.map(({ totals }) => ({ currency: totals.currency, amount: totals.supply_amount })));
  return grandTotals(known).flatMap(({ currency, amount, withoutVat }) => [
    {
      key: `net ${currency}`,
      label: t('view.net'),
      value: <MoneyText amount={net.find((one) => one.currency === currency)?.amount} currency={currency} />,
    },
    {
      key: `sum ${currency}`,
      label: t('view.sum', { vat: t(withoutVat ? 'trade:vat.not_included' : 'project:compare.withVat') }),
      value: <MoneyText amount={amount} currency={currency} strong />,
    },
  ]);
}
