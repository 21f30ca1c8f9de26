import * as z from 'zod';
import { defineEndpoint } from '../endpoint';
import { deliveryAddress, deliveryAddressInput } from '../entities/address';
import { costChoice } from '../entities/budget';
import { cartSeller } from '../entities/cart';
import { orderSummary } from '../entities/order';
import { stockUom } from '../entities/stock';
import { longText, quantity, shortText, unitPrice, uuid, version, versionQuery } from '../values';
import * as routes from '../routes/cart';

const tag = 'purchase';
const access = 'member' as const;

const line = z.object({ item_id: uuid, qty: quantity, unit_price: unitPrice, price_uom: stockUom });

export const checkPurchase = defineEndpoint(routes.checkPurchase, {
  tag,
  summary: 'What a purchase would cost now, per seller, and what stands in its way. Changes nothing.',
  access,
  body: z.object({
    lines: z
      .array(line.partial({ unit_price: true, price_uom: true }))
      .min(1)
      .max(300),
  }),
  response: z.object({ sellers: z.array(cartSeller) }),
});

export const placePurchase = defineEndpoint(routes.placePurchase, {
  tag,
  summary:
    'Buys listed stock: an order per seller, and the pieces reserved, in one transaction. A price or quantity that is not as stated refuses all of it and says which lines; so does an approval rule that holds.',
  access,
  body: z.object({
    lines: z.array(line).min(1).max(300),
    address_id: uuid,
    note: longText(500).nullable().default(null),
    /** What its orders are charged to. */
    cost: costChoice.default({ cost_centre_id: null, project_id: null }),
    /** Why it may go beyond a budget that stops; for callers with the right to exceed budgets. */
    budget_word: shortText(300).nullable().default(null),
    terms_accepted: z.literal(true),
  }),
  response: z.object({ checkout_id: uuid, orders: z.array(orderSummary) }),
  errors: [
    'PURCHASE_CHANGED',
    'OWN_STOCK',
    'ADDRESS_NOT_FOUND',
    'APPROVAL_NEEDED',
    'BUDGET_EXCEEDED',
    'COST_CODE_NOT_FOUND',
    'COST_CODE_CLOSED',
  ],
});

export const getCheckout = defineEndpoint(routes.getCheckout, {
  tag,
  summary: 'The orders that one purchase became, by its id or by the number of one of them.',
  access,
  params: z.object({ checkout_id: z.string().min(1).max(40) }),
  response: z.object({ checkout_id: z.string(), pay_until: z.string().nullable(), orders: z.array(orderSummary) }),
  errors: ['CHECKOUT_NOT_FOUND', 'ORDER_NOT_FOUND'],
});

export const listAddresses = defineEndpoint(routes.listAddresses, {
  tag,
  summary:
    "The company's address book and the addresses of its sites: that of the caller's own site first, then the default.",
  access,
  response: z.object({ items: z.array(deliveryAddress) }),
});

export const addAddress = defineEndpoint(routes.addAddress, {
  tag,
  summary: 'Adds an address; the first one is the default.',
  access,
  body: deliveryAddressInput,
  response: deliveryAddress,
  errors: ['ADDRESS_NAME'],
});

export const changeAddress = defineEndpoint(routes.changeAddress, {
  tag,
  summary: 'Corrects an address of the book.',
  access,
  params: z.object({ address_id: uuid }),
  body: deliveryAddressInput.extend({ version }),
  response: deliveryAddress,
  errors: ['ADDRESS_NOT_FOUND', 'ADDRESS_NAME', 'ADDRESS_OF_SITE', 'STALE_VERSION'],
});

export const removeAddress = defineEndpoint(routes.removeAddress, {
  tag,
  summary: 'Removes an address of the book; orders keep it as it was.',
  access,
  params: z.object({ address_id: uuid }),
  query: versionQuery,
  response: z.object({ removed: z.literal(true) }),
  errors: ['ADDRESS_NOT_FOUND', 'ADDRESS_OF_SITE', 'STALE_VERSION'],
});
