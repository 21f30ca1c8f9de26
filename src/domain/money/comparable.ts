import Big from 'big.js';
import type { PriceStep } from '../../contract/entities/comparison';
import type { Currency } from '../../contract/values';
import { formatExact, trimDecimal } from './exact';
import { type LinePrice, lineAmount, type Measures } from './lineAmount';

/** An offer and what it is compared in. */
export interface Comparable {
  price: LinePrice;
  measures: Measures;
  offered_currency: Currency;
  request_currency: Currency;
  /** Won for one dollar, frozen when the request was submitted. */
  usd_krw_rate: string | null;
}

export interface ComparablePrice {
  /** Price of one requested unit in the request's currency; null when it cannot be computed. */
  price: string | null;
  amount: string | null;
  steps: PriceStep[];
}

const unknown = (steps: PriceStep[]): ComparablePrice => ({ price: null, amount: null, steps });

/**
 * One price per requested unit in the request's currency, however the offer was priced, with its arithmetic as data.
 * What cannot be computed stays unknown and is never ranked.
 */
export function comparablePrice(input: Comparable): ComparablePrice {
  const { price, measures } = input;
  const steps: PriceStep[] = [
    { label: 'offered', params: { price: price.unit_price, uom: price.price_uom, currency: input.offered_currency } },
  ];
  const own = lineAmount(price, measures, input.offered_currency);
  if (!own)
    return unknown([...steps, { label: 'not_convertible', params: { from: measures.uom, to: price.price_uom } }]);
  if (price.price_uom !== measures.uom) {
    const discounted = new Big(price.weight_discount_pct || '0').gt(0);
    steps.push({
      label: discounted ? 'priced_quantity_discounted' : 'priced_quantity',
      params: {
        qty: price.qty,
        uom: measures.uom,
        priced: own.priced_qty,
        price_uom: price.price_uom,
        discount: price.weight_discount_pct,
      },
    });
  }
  steps.push({ label: 'amount', params: { amount: own.amount, currency: input.offered_currency } });
  const exact = new Big(own.priced_qty).times(price.unit_price);
  const converted = convert(exact, input);
  if (!converted) return unknown([...steps, { label: 'no_rate', params: {} }]);
  if (input.offered_currency !== input.request_currency) {
    steps.push({ label: 'rate', params: { rate: input.usd_krw_rate ?? '', currency: input.request_currency } });
  }
  const perUnit = converted.div(price.qty);
  const shown = trimDecimal(perUnit, 4);
  steps.push({ label: 'per_unit', params: { price: shown, uom: measures.uom, currency: input.request_currency } });
  return { price: shown, amount: formatExact(converted, input.request_currency), steps };
}

/** An amount in the request's currency at the frozen rate; null without a rate. */
export function convert(
  amount: Big,
  rate: Pick<Comparable, 'offered_currency' | 'request_currency' | 'usd_krw_rate'>,
): Big | null {
  if (rate.offered_currency === rate.request_currency) return amount;
  if (!rate.usd_krw_rate || new Big(rate.usd_krw_rate).lte(0)) return null;
  return rate.offered_currency === 'USD' ? amount.times(rate.usd_krw_rate) : amount.div(rate.usd_krw_rate);
}
