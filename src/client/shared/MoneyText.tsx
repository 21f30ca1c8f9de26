import { useTranslation } from 'next-i18next/pages';
import type { Currency } from '../../contract/values';
import { shownPrice } from '../../domain/money/decimalText';
import { Figure } from '../ui/Figure';
import { moneyFigure, priceFigure } from './figures';
import type { Texts } from '../textKeys';

export type MoneyTextProps = { amount: string | null | undefined; currency: Currency; strong?: boolean };

/** An amount with its currency muted beside it; a dash when there is none. */
export function MoneyText({ amount, currency, strong }: MoneyTextProps) {
  const { t } = useTranslation('trade');
  const value = amount == null ? null : moneyFigure(amount, currency);
  return <Figure value={value} unit={t(`currency.${currency}`)} strong={strong} />;
}

export type PriceTextProps = {
  price: string | null | undefined;
  currency: Currency;
  /** Unit the price is for. */
  per?: string | null;
  strong?: boolean;
};

/** A unit price with up to four decimals and the unit it is for. */
export function PriceText({ price, currency, per, strong }: PriceTextProps) {
  const { t } = useTranslation('trade');
  const value = price == null ? null : priceFigure(price, currency);
  const unit = t(`currency.${currency}`);
  return (
    <Figure
      value={value}
      unit={per ? `${unit}/${t(`uom.${per as keyof Texts['trade']['uom']}`)}` : unit}
      strong={strong}
    />
  );
}

/** A comparable price as it is shown, whole won; the exact one stands in its arithmetic. */
export function ComparablePriceText({ price, currency, ...rest }: PriceTextProps) {
  return <PriceText {...rest} price={price == null ? null : shownPrice(price, currency)} currency={currency} />;
}
