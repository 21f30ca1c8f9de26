import { useTranslation } from 'next-i18next/pages';
import type { CartSeller } from '../../../contract/entities/cart';
import { sumsByCurrency } from '../../../domain/money/sumsByCurrency';
import { vatOf } from '../../../domain/money/totals';
import { MoneyText } from '../../shared/MoneyText';
import styled from 'styled-components';
import { type, weight } from '../../theme/tokens';
import { Text } from '../../ui/Text';

const Whole = styled.span`
  ${type(24)}
  font-weight: ${weight.bold};
`;

/** What all orders of a purchase cost together, in each currency and with VAT where it is charged; nothing where no price is stated. */
export function WholeSum({ sellers }: { sellers: readonly CartSeller[] }) {
  const { t } = useTranslation(['cart', 'trade']);
  const priced = sellers.filter(({ lines }) => lines.some((line) => line.amount !== null));
  const sums = sumsByCurrency(priced.map(({ currency, totals }) => ({ currency, amount: totals.total_amount })));
  if (sums.length === 0) return null;
  return (
    <Text as="div">
      <Text as="span" $color="textMuted">
        {t('whole')}
      </Text>
      {sums.map(({ currency, amount }, index) => (
        <div key={currency}>
          {index > 0 && '+ '}
          <Whole>
            <MoneyText amount={amount} currency={currency} strong />
          </Whole>{' '}
          <Text as="span" $size={13} $color="textMuted">
            ({t(vatOf({ currency }) === 'taxed' ? 'withVat' : 'trade:vat.not_included')})
          </Text>
        </div>
      ))}
    </Text>
  );
}
