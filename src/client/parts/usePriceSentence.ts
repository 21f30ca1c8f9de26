import { useTranslation } from 'next-i18next/pages';
import type { PriceStep } from '../../contract/entities/comparison';
import { moneyFigure, priceFigure, quantityFigure } from './figures';
import type { Texts, Values } from '../textKeys';

const UNITS = new Set(['uom', 'price_uom', 'from', 'to']);

/** Turns one step of the price arithmetic into a sentence in the reader's language. */
export function usePriceSentence(): (step: PriceStep) => string {
  const { t } = useTranslation('trade');
  return ({ label, params }): string => {
    const currency = params.currency === 'USD' ? 'USD' : 'KRW';
    const words: Record<string, string> = {};
    for (const [name, value] of Object.entries(params)) {
      if (name === 'currency') words[name] = t(`currency.${currency}`);
      else if (UNITS.has(name)) words[name] = t(`uom.${value as keyof Texts['trade']['uom']}`);
      else if (name === 'factor') words[name] = value;
      else if (name === 'price') words[name] = priceFigure(value, currency);
      else if (name === 'rate') words[name] = priceFigure(value, 'KRW');
      else if (name === 'amount' || name === 'freight' || name === 'over') words[name] = moneyFigure(value, currency);
      else words[name] = /^[\d.]+$/.test(value) ? quantityFigure(value) : value;
    }
    return t(`step.${label as keyof Texts['trade']['step']}`, words as Values);
  };
}
