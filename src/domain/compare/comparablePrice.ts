import Big from 'big.js';
import type { PriceStep } from '../../contract/entities/comparison';
import type { Currency } from '../../contract/values';
import { formatExact, trimDecimal } from '../money/exact';
import { isWeightUnit, type LinePrice, lineAmount, type Measures, unitFactor } from '../money/lineAmount';
import type { Ratio } from '../money/ratio';

/** Won for one dollar, frozen when the request was submitted, and the two currencies it stands between. */
export interface Rate {
  offered_currency: Currency;
  request_currency: Currency;
  usd_krw_rate: string | null;
}

/** An offer and what it is compared in. */
export interface Comparable extends Rate {
  price: LinePrice & { weight_basis?: 'theoretical' | 'actual' };
  measures: Measures;
  /** Given when freight is spread: the quotation's freight and the sum of its lines, both in its own currency. */
  freight?: { amount: string; over: string };
}

export interface ComparablePrice {
  /** Price of one requested unit in the request's currency, to four decimals; null when it cannot be computed. */
  price: string | null;
  /** The same unrounded: offers are ranked by this alone. */
  exact: Ratio | null;
  /** What the offered quantity would be ordered at, without freight, in the request's currency. */
  amount: string | null;
  steps: PriceStep[];
}

const unknown = (steps: PriceStep[]): ComparablePrice => ({ price: null, exact: null, amount: null, steps });
const HUNDRED = new Big(100);
const shown = ({ n, d }: Ratio, decimals: number) => trimDecimal(n.div(d), decimals);

/**
 * One price per requested unit in the request's currency, however the offer was priced, with its arithmetic as data.
 * What cannot be computed stays unknown and is never ranked. All of it is exact: the only division is the last one.
 */
export function comparablePrice(input: Comparable): ComparablePrice {
  const { price, measures, offered_currency: currency, request_currency, freight } = input;
  const steps: PriceStep[] = [
    { label: 'offered', params: { price: price.unit_price, uom: price.price_uom, currency } },
  ];
  const own = lineAmount(price, measures, currency);
  const factor = unitFactor(measures, price.price_uom);
  if (!own || !factor)
    return unknown([...steps, { label: 'not_convertible', params: { from: measures.uom, to: price.price_uom } }]);
  steps.push(...unitSteps(input, factor));
  const discounted = isWeightUnit(price.price_uom)
    ? discountRatio(price.weight_discount_pct)
    : { n: HUNDRED, d: HUNDRED };
  let exact: Ratio = {
    n: factor.n.times(discounted.n).times(price.unit_price),
    d: factor.d.times(discounted.d),
  };
  const rate = rateRatio(input);
  if (!rate) return unknown([...steps, { label: 'no_rate', params: {} }]);
  if (currency !== request_currency) {
    steps.push({ label: 'rate', params: { rate: input.usd_krw_rate ?? '', currency: request_currency } });
    exact = { n: exact.n.times(rate.n), d: exact.d.times(rate.d) };
  }
  if (freight && new Big(freight.over).gt(0) && new Big(freight.amount).gt(0)) {
    const over = new Big(freight.over);
    steps.push({ label: 'freight', params: { freight: freight.amount, over: freight.over, currency } });
    exact = { n: exact.n.times(over.plus(freight.amount)), d: exact.d.times(over) };
  }
  const { qty } = price;
  steps.push({
    // `30 EA = 30 EA` says nothing.
    label: price.price_uom === measures.uom && new Big(own.priced_qty).eq(qty) ? 'amount_same' : 'amount',
    params: {
      qty,
      uom: measures.uom,
      priced: own.priced_qty,
      price_uom: price.price_uom,
      amount: own.amount,
      currency,
    },
  });
  const per = shown(exact, 4);
  steps.push({ label: 'per_unit', params: { price: per, uom: measures.uom, currency: request_currency } });
  const amount = formatExact(new Big(own.amount).times(rate.n).div(rate.d), request_currency);
  return { price: per, exact, amount, steps };
}

/** How one requested unit becomes the unit that the price is for. */
function unitSteps({ price, measures }: Comparable, factor: Ratio): PriceStep[] {
  const steps: PriceStep[] = [];
  const byWeight = isWeightUnit(price.price_uom);
  const discount = price.weight_discount_pct || '0';
  if (price.price_uom !== measures.uom) {
    steps.push({
      label: 'unit',
      params: { uom: measures.uom, factor: shown(factor, 6), price_uom: price.price_uom },
    });
  }
  if (byWeight && new Big(discount).gt(0)) {
    const left = discountRatio(discount);
    const rest = { n: factor.n.times(left.n), d: factor.d.times(left.d) };
    steps.push({ label: 'discount', params: { discount, factor: shown(rest, 6), price_uom: price.price_uom } });
  }
  if (byWeight && price.weight_basis === 'actual') steps.push({ label: 'actual_weight', params: {} });
  return steps;
}

const discountRatio = (percent: string): Ratio => ({ n: HUNDRED.minus(percent || '0'), d: HUNDRED });

/** What one unit of the offer's currency is in the request's; null without a rate. */
export function rateRatio({ offered_currency, request_currency, usd_krw_rate }: Rate): Ratio | null {
  const one = new Big(1);
  if (offered_currency === request_currency) return { n: one, d: one };
  if (!usd_krw_rate || new Big(usd_krw_rate).lte(0)) return null;
  const rate = new Big(usd_krw_rate);
  return offered_currency === 'USD' ? { n: rate, d: one } : { n: one, d: rate };
}

/** An amount in the request's currency at the frozen rate; null without a rate. */
export function convert(amount: Big, rate: Rate): Big | null {
  const ratio = rateRatio(rate);
  return ratio && amount.times(ratio.n).div(ratio.d);
}
