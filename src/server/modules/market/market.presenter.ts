import type { OpenItem } from '../../../contract/entities/market';
import { trimStored } from '../../../domain/money/exact';
import type { OpenItemRow } from './openItem.repository';

/** What others may see of a lot. Without a login no price leaves, and a closed lot shows its price to its owner alone. */
export function presentOpenItem({ item, store_name, store_verified }: OpenItemRow, companyId: string | null): OpenItem {
  const own = item.company_id === companyId;
  const priced = companyId !== null && (item.is_open || own);
  return {
    id: item.id,
    store_id: item.company_id,
    store_name,
    store_verified,
    own,
    spec: item.spec,
    maker: item.maker,
    origin: item.origin,
    condition: item.condition,
    certificate_type: item.certificate_type,
    place: item.place,
    uom: item.uom,
    open_qty: item.is_open ? trimStored(item.open_qty) : '0',
    moq: trimStored(item.moq),
    multiple: trimStored(item.multiple),
    unit_weight_kg: trimStored(item.unit_weight_kg),
    currency: item.currency,
    unit_price: priced ? trimStored(item.unit_price, 4) : null,
    price_uom: item.price_uom,
    price_each: priced ? trimStored(item.unit_price_each, 4) : null,
    opened_at: (item.opened_at ?? item.updated_at).toISOString(),
  };
}
