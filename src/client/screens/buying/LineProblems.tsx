import { useTranslation } from 'next-i18next/pages';
import type { CartStockLine } from '../../../contract/entities/cart';
import { PriceText } from '../../parts/MoneyText';
import { InlineError } from '../../ui/InlineError';

/** What is wrong with a line now, and what its price was. */
export function LineProblems({ line }: { line: CartStockLine }) {
  const { t } = useTranslation('cart');
  const { item } = line;
  return line.problems.map((problem) => (
    <InlineError key={problem}>
      {t(`problem.${problem}`, { open: item.open_qty, moq: item.moq, multiple: item.multiple })}{' '}
      {problem === 'price_changed' && <PriceText price={line.seen_price} currency={item.currency} />}
    </InlineError>
  ));
}
