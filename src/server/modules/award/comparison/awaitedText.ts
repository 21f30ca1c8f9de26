import type { Language } from '../../../../contract/constants';
import type { AwaitedAnswer, ComparisonSeller } from '../../../../contract/entities/comparison';
import { fillText } from '../../../fillText';
import { tradeText } from '../../../spreadsheet/sheetText';
import { unitPriceText } from '../../../print/figures';

/** What stands in place of an offer that its seller has to confirm again: that it waits, and the price it had. */
export function awaitedText(
  { unit_price: price, price_uom: uom }: AwaitedAnswer,
  { currency }: Pick<ComparisonSeller, 'currency'>,
  language: Language,
): string {
  const { awaiting } = tradeText(language);
  if (price === null) return awaiting.state;
  return `${awaiting.state} · ${fillText(awaiting.before, { price: unitPriceText(price, currency, uom, language) })}`;
}
