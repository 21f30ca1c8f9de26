import type * as z from 'zod';
import { addAddress, type placePurchase } from '../../src/contract/endpoints/purchase';
import * as stock from '../../src/contract/endpoints/stock';
import type { Spec } from '../../src/contract/entities/spec';
import type { StockItem, StockItemInput } from '../../src/contract/entities/stock';
import { parseLine } from '../../src/domain/material/parseLine';
import { specOfLine } from '../../src/domain/material/spec';
import type { Caller } from './people';

export const specOf = (text: string): Spec => specOfLine(parseLine(text));

export const PIPE = 'PIPE SMLS 4" SCH40 A106-B BE L=6M';

export async function warehouseOf(seller: Caller, name = '부산 창고', region = '부산'): Promise<string> {
  const { items } = await seller.ok(stock.listWarehouses);
  const known = items.find((one) => one.name === name);
  if (known) return known.id;
  return (await seller.ok(stock.addWarehouse, { body: { name, region, address: '사상구 낙동대로 1' } })).id;
}

/** A lot with so many pieces on hand. */
export async function lotOf(
  seller: Caller,
  text = PIPE,
  qty: string | null = '100',
  change: Partial<StockItemInput> = {},
) {
  const warehouse_id = change.warehouse_id ?? (await warehouseOf(seller));
  const { items } = await seller.ok(stock.addStockItems, {
    body: {
      items: [{ spec: specOf(text), raw_text: text, qty, maker: '세아제강', origin: 'KR', ...change, warehouse_id }],
    },
  });
  const [item] = items;
  if (!item) throw new Error('no lot was added');
  return item;
}

type Terms = Partial<z.input<(typeof stock.openStock)['body']>['items'][number]>;

/** A lot that others can buy; everything of it unless a quantity is given. */
export async function openLot(
  seller: Caller,
  text = PIPE,
  qty = '100',
  terms: Terms = {},
  change: Partial<StockItemInput> = {},
) {
  return opened(seller, await lotOf(seller, text, qty, change), terms);
}

export async function opened(
  seller: Caller,
  { id, version, on_hand }: StockItem,
  terms: Terms = {},
): Promise<StockItem> {
  const { items } = await seller.ok(stock.openStock, {
    body: {
      items: [
        { item_id: id, version, open_qty: on_hand, currency: 'KRW', unit_price: '150000', price_uom: 'EA', ...terms },
      ],
    },
  });
  const [item] = items;
  if (!item) throw new Error('the lot was not opened');
  return item;
}

export async function addressOf(buyer: Caller): Promise<string> {
  const body = {
    label: `현장 ${Math.random()}`,
    recipient: '이담당',
    phone: '010-1234-5678',
    address: '울산광역시 남구 산업로 1',
  };
  return (await buyer.ok(addAddress, { body })).id;
}

/** The body of a purchase of so many pieces at the price they have. */
export function purchaseOf(item: StockItem, qty: string, address_id: string): z.input<(typeof placePurchase)['body']> {
  const { id, unit_price, price_uom } = item;
  return {
    lines: [{ item_id: id, qty, unit_price: unit_price ?? '0', price_uom: price_uom ?? 'EA' }],
    address_id,
    terms_accepted: true,
  };
}

export async function readLot(seller: Caller, item_id: string): Promise<StockItem> {
  return seller.ok(stock.getStockItem, { params: { item_id } });
}
