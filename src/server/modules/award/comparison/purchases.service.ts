import Big from 'big.js';
import type { ItemPurchase, ItemPurchases } from '../../../../contract/entities/comparison';
import { convert } from '../../../../domain/compare/comparablePrice';
import { namesMaterial } from '../../../../domain/material/canonicalKey';
import { measuresOfRequested } from '../../../../domain/material/measures';
import { trimDecimal, trimStored } from '../../../../domain/money/exact';
import { convertQuantity } from '../../../../domain/money/lineAmount';
import type { MemberWork } from '../../../http/context';
import { ownRfq } from '../../request/request.policy';
import { findLines, type RfqLineRow, type RfqRow } from '../../request/request.repository';
import { findPurchases, type PurchaseRow } from './purchases.repository';

/** What the company paid before for the items of an own request; lines that it never bought are left out. */
export async function readPurchases(work: MemberWork, number: string): Promise<ItemPurchases> {
  const row = await ownRfq(work, number);
  const lines = (await findLines(work.db, row.id)).filter((line) => !line.excluded && namesMaterial(line.spec));
  const keys = new Set(lines.flatMap((line) => line.canonical_key ?? []));
  const of = { buyer_company_id: row.company_id, except_rfq_id: row.id };
  const byKey = new Map<string, PurchaseRow[]>();
  for (const one of await findPurchases(work.db, of, [...keys]))
    byKey.set(one.key, [...(byKey.get(one.key) ?? []), one]);
  return {
    items: lines.flatMap((line) => {
      const purchases = byKey.get(line.canonical_key ?? '') ?? [];
      return purchases.length > 0
        ? [{ rfq_line_id: line.id, purchases: purchases.map((one) => present(row, line, one)) }]
        : [];
    }),
  };
}

function present(row: RfqRow, line: RfqLineRow, purchase: PurchaseRow): ItemPurchase {
  const { order_number, placed_at, seller_name, qty, uom, unit_price, price_uom, currency } = purchase;
  return {
    order_number,
    placed_at: new Date(placed_at).toISOString(),
    seller_name: seller_name ?? '',
    qty: trimDecimal(new Big(qty), 3),
    uom,
    unit_price: trimStored(unit_price, 4) ?? '',
    price_uom,
    currency,
    comparable_price: comparable(row, line, purchase),
  };
}

/** What one requested unit cost then, at the request's rate: the amount of the line, whatever its price was per. */
function comparable({ currency, usd_krw_rate }: RfqRow, line: RfqLineRow, bought: PurchaseRow): string | null {
  const inOne = convertQuantity('1', measuresOfRequested(line), bought.uom);
  if (!inOne || new Big(bought.qty).lte(0)) return null;
  const price = new Big(bought.amount).div(bought.qty).times(inOne);
  const rate = { offered_currency: bought.currency, request_currency: currency, usd_krw_rate };
  const converted = convert(price, rate);
  return converted && trimDecimal(converted, 4);
}
