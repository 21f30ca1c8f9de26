import { useTranslation } from 'next-i18next/pages';
import type { PurchaseApproval } from '../../../contract/entities/purchaseApproval';
import { sumsByCurrency } from '../../../domain/money/sumsByCurrency';
import { MoneyText } from '../../shared/MoneyText';
import type { KeyValue } from '../../ui/KeyValueList';

/** What a purchase that waits costs in each currency: without VAT, as the rules count it, and as it will be paid. */
export function usePurchaseSums({ sellers }: Pick<PurchaseApproval, 'sellers'>): KeyValue[] {
  const { t } = useTranslation(['approval', 'cart']);
  const totals = sellers.flatMap((seller) => seller.totals ?? []);
  const paid = sumsByCurrency(totals.map(({ currency, total_amount }) => ({ currency, amount: total_amount })));
  const net = sumsByCurrency(totals.map(({ currency, supply_amount }) => ({ currency, amount: supply_amount })));
  return paid.flatMap(({ currency, amount }) => [
    {
      key: `net ${currency}`,
      label: t('view.net'),
      value: <MoneyText amount={net.find((one) => one.currency === currency)?.amount} currency={currency} />,
    },
    {
      key: `sum ${currency}`,
      label: t('cart:approval.sum'),
      value: <MoneyText amount={amount} currency={currency} strong />,
    },
  ]);
}
