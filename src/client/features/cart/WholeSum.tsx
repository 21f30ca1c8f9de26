import { useTranslation } from 'next-i18next/pages';
import type { CartSeller } from '../../../contract/entities/cart';
import { sumsByCurrency } from '../../../domain/money/sumsByCurrency';
import { MoneyText } from '../../shared/MoneyText';
import { Text } from '../../ui/Text';

/** What all orders of a purchase cost together with VAT, in each currency; nothing where no price is told. */
export function WholeSum({ sellers }: { sellers: readonly CartSeller[] }) {
  const { t } = useTranslation('cart');
  const priced = sellers.filter(({ lines }) => lines.some((line) => line.amount !== null));
  const sums = sumsByCurrency(priced.map(({ currency, totals }) => ({ currency, amount: totals.total_amount })));
  if (sums.length === 0) return null;
  return (
    <Text as="span">
      {t('whole')}{' '}
      {sums.map(({ currency, amount }, index) => (
        <span key={currency}>
          {index > 0 && ' + '}
          <MoneyText amount={amount} currency={currency} strong />
        </span>
      ))}
    </Text>
  );
}
