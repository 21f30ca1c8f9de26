import Big from 'big.js';
import type { OpenItem } from '../../../contract/entities/market';
import { trimDecimal } from '../../../domain/money/exact';
import type { OpenItemRow } from './openItem.repository';

const plain = (value: string) => trimDecimal(new Big(value));
const priceText = (value: string | null) => (value === null ? null : trimDecimal(new Big(value), 4));

/** What others may see of a lot. Without a login no price leaves. */
export function presentOpenItem({ item, store_name, store_verified }: OpenItemRow, companyId: string | null): OpenItem {
  const priced = companyId !== null;
  return {
    id: item.id,
    store_id: item.company_id,
    store_name,
    store_verified,
    own: item.company_id === companyId,
    spec: item.spec,
    maker: item.maker,
    origin: item.origin,
    condition: item.condition,
    certificate_type: item.certificate_type,
    place: item.place,
    uom: item.uom,
    open_qty: item.is_open ? plain(item.open_qty) : '0',
    moq: plain(item.moq),
    multiple: plain(item.multiple),
    unit_weight_kg: item.unit_weight_kg === null ? null : plain(item.unit_weight_kg),
    currency: item.currency,
    unit_price: priced ? priceText(item.unit_price) : null,
    price_uom: item.price_uom,
    price_each: priced ? priceText(item.unit_price_each) : null,
    opened_at: (item.opened_at ?? item.updated_at).toISOString(),
  };
}
