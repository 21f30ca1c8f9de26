import { useTranslation } from 'next-i18next/pages';
import type { CartSeller } from '../../../contract/entities/cart';
import { sumsByCurrency } from '../../../domain/money/sumsByCurrency';
import { vatOf } from '../../../domain/money/totals';
import { MoneyText } from '../../shared/MoneyText';
import { Text } from '../../ui/Text';

/** What all orders of a purchase cost together, in each currency and with VAT where it is charged; nothing where no price is stated. */
export function WholeSum({ sellers }: { sellers: readonly CartSeller[] }) {
  const { t } = useTranslation(['cart', 'trade']);
  const priced = sellers.filter(({ lines }) => lines.some((line) => line.amount !== null));
  const sums = sumsByCurrency(priced.map(({ currency, totals }) => ({ currency, amount: totals.total_amount })));
  if (sums.length === 0) return null;
  return (
    <Text as="span">
      {t('whole')}{' '}
      {sums.map(({ currency, amount }, index) => (
        <span key={currency}>
          {index > 0 && ' + '}
          <MoneyText amount={amount} currency={currency} strong /> (
          {t(vatOf({ currency }) === 'taxed' ? 'withVat' : 'trade:vat.not_included')})
        </span>
      ))}
    </Text>
  );
}
