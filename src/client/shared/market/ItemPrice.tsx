import { useTranslation } from 'next-i18next/pages';
import type { OpenItem } from '../../../contract/entities/market';
import { PriceText } from '../MoneyText';
import { Muted } from './Muted';

type Priced = Pick<OpenItem, 'unit_price' | 'currency' | 'price_uom'>;

/** The price of an open item; visitors read how to see it. */
export function ItemPrice({ item }: { item: Priced }) {
  const { t } = useTranslation('market');
  if (item.unit_price === null) return <Muted>{t('priceAfterLogin')}</Muted>;
  return <PriceText price={item.unit_price} currency={item.currency} per={item.price_uom} strong />;
}
