import Big from 'big.js';
import { type Comparable, comparablePrice, convert, type Rate } from '../../../../domain/compare/comparablePrice';
import { formatExact } from '../../../../domain/money/exact';
import { lineAmount } from '../../../../domain/money/lineAmount';
import { totalsOf } from '../../../../domain/money/totals';
import type { Currency } from '../../../../contract/values';
import type { Uom } from '../../../../contract/entities/rfq';
import type { SampleComparison, SampleOffer } from './sampleComparison';

/** Won for a dollar in the example. */
const RATE = '1385.5';

/** Three lines of the list above, with the weight of one unit as the reader computes it. */
export const sampleLines = [
  { key: 'pipe', qty: '84', uom: 'M', unit_weight_kg: '28.26' },
  { key: 'elbow', qty: '24', uom: 'EA', unit_weight_kg: '10.66' },
  { key: 'flange', qty: '16', uom: 'EA', unit_weight_kg: '11.79' },
] as const satisfies ReadonlyArray<{ key: string; qty: string; uom: Uom; unit_weight_kg: string }>;

/** Offers as sellers make them: by the piece, by weight, in dollars; with freight or without. */
export const sampleSellers = [
  { key: 'A', currency: 'KRW', freight: '350000', uom: null, prices: ['62400', '38900', '41500'] },
  { key: 'B', currency: 'KRW', freight: '0', uom: 'KG', prices: ['2230', '3420', '3780'] },
  { key: 'C', currency: 'USD', freight: '180', uom: null, prices: ['44.2', '29.4', '28.1'] },
] as const satisfies ReadonlyArray<{
  key: string;
  currency: Currency;
  freight: string;
  /** The unit of its prices; null: as requested. */
  uom: Uom | null;
  prices: readonly string[];
}>;

type Seller = (typeof sampleSellers)[number];

const rateOf = (seller: Seller): Rate => ({
  offered_currency: seller.currency,
  request_currency: 'KRW',
  usd_krw_rate: RATE,
});

function comparableOf(seller: Seller, index: number): Comparable {
  const line = sampleLines[index] as (typeof sampleLines)[number];
  const price = { qty: line.qty, unit_price: seller.prices[index] as string, price_uom: seller.uom ?? line.uom };
  return {
    price: { ...price, weight_discount_pct: '0' },
    measures: { uom: line.uom, length_m: null, unit_weight_kg: line.unit_weight_kg },
    ...rateOf(seller),
  };
}

/** The example by the rules of the comparison: `spread` puts freight into the prices. Recorded, as the reading is. */
export function compareSample(spread: boolean): SampleComparison {
  const offered = sampleSellers.map((seller) => {
    const offers = sampleLines.map((_line, index) => comparableOf(seller, index));
    const amounts = offers.map(({ price, measures }) => lineAmount(price, measures, seller.currency)?.amount ?? '0');
    return { seller, offers, totals: totalsOf(amounts, seller.freight, seller.currency) };
  });
  const columns = offered.map(({ offers, totals }) => {
    const freight = { amount: totals.freight_amount, over: totals.lines_amount };
    return offers.map((offer) => comparablePrice(spread ? { ...offer, freight } : offer));
  });
  const rows = sampleLines.map((line, index) => {
    const prices = columns.map((column) => new Big(column[index]?.price ?? '0'));
    const lowest = prices.reduce((one, other) => (other.lt(one) ? other : one));
    const offers = sampleSellers.map(
      (seller, at): SampleOffer => ({
        seller: seller.key,
        offered: { price: seller.prices[index] as string, uom: seller.uom ?? line.uom, currency: seller.currency },
        price: columns[at]?.[index]?.price ?? '',
        steps: columns[at]?.[index]?.steps ?? [],
        best: Boolean(prices[at]?.eq(lowest)),
      }),
    );
    return { line: line.key, offers };
  });
  return {
    rows,
    totals: offered.map(({ seller, totals }) => ({
      seller: seller.key,
      amount: formatExact(convert(new Big(totals.supply_amount), rateOf(seller)) ?? new Big(0), 'KRW'),
    })),
  };
}
