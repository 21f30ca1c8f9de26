import { useTranslation } from 'next-i18next/pages';
import type { OpenItem } from '../../../contract/entities/market';
import { comparedPrices } from '../../../domain/stock/amountOf';
import { ComparablePriceText, PriceText } from '../MoneyText';
import { Muted } from './Muted';

type Priced = Pick<OpenItem, 'unit_price' | 'currency' | 'price_uom'>;

/** The price of an open item; visitors read how to see it. */
export function ItemPrice({ item }: { item: Priced }) {
  const { t } = useTranslation('market');
  if (item.unit_price === null) return <Muted>{t('priceAfterLogin')}</Muted>;
  return <PriceText price={item.unit_price} currency={item.currency} per={item.price_uom} strong />;
}

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
