import type { OpenItem } from '../../../contract/entities/market';
import { comparedPrices } from '../../../domain/stock/amountOf';
import { ComparablePriceText } from '../MoneyText';
import { Muted } from './Muted';

/** What the same costs by the unit of the lot and by weight, by which a search compares and sorts. */
export function ComparedPrices({ item }: { item: OpenItem }) {
  return comparedPrices(item).map(({ price, per }) => (
    <Muted as="div" key={per}>
      = <ComparablePriceText price={price} currency={item.currency} per={per} />
    </Muted>
  ));
}

/** What a kilogram of it costs, whatever unit it is offered in; nothing while its weight is unknown. */
export function PricePerKg({ item }: { item: OpenItem }) {
  const perKg = item.price_uom === 'KG' ? item.unit_price : comparedPrices(item).find(({ per }) => per === 'KG')?.price;
  if (!perKg) return '–';
  return <ComparablePriceText price={perKg} currency={item.currency} per="KG" />;
}
