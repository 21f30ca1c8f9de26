import * as z from 'zod';
import { apiSchemas } from '../apiSchemas';
import { currency, uuid } from '../values';
import { openItem } from './market';
import { moneyTotals, uom } from './rfq';
import { specSchema } from './spec';
import { stockUom } from './stock';

/** What differs from what the person saw, or stands in the way of buying. */
export const cartProblem = z.enum([
  'gone',
  'own_stock',
  'price_changed',
  'quantity_short',
  'below_moq',
  'not_multiple',
]);
export type CartProblem = z.infer<typeof cartProblem>;

export const cartStockLine = z.object({
  id: uuid,
  item: openItem,
  qty: z.string(),
  seen_price: z.string().nullable(),
  seen_price_uom: stockUom.nullable(),
  amount: z.string().nullable(),
  weight_kg: z.string().nullable(),
  problems: z.array(cartProblem),
});
export type CartStockLine = z.infer<typeof cartStockLine>;

export const cartRequestLine = z.object({
  id: uuid,
  raw_text: z.string(),
  spec: specSchema,
  qty: z.string(),
  uom,
  weight_kg: z.string().nullable(),
});
export type CartRequestLine = z.infer<typeof cartRequestLine>;

/** Listed stock in the cart by seller; each seller becomes an order. */
export const cartSeller = z.object({
  store_id: uuid,
  store_name: z.string(),
  currency,
  totals: moneyTotals,
  weight_kg: z.string(),
  lines: z.array(cartStockLine),
});
export type CartSeller = z.infer<typeof cartSeller>;

export const cart = z
  .object({
    stock: z.array(cartSeller),
    request: z.array(cartRequestLine),
    request_weight_kg: z.string(),
    count: z.number().int(),
  })
  .register(apiSchemas, { id: 'Cart' });
export type Cart = z.infer<typeof cart>;
