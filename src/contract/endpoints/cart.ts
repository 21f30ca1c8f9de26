import * as z from 'zod';
import { defineEndpoint } from '../endpoint';
import { cart } from '../entities/cart';
import { keptRequestLine, requestLine, stockLine } from '../entities/cartLine';
import { quantity, uuid } from '../values';
import * as routes from '../routes/cart';

const tag = 'cart';
const access = 'member' as const;

export const getCart = defineEndpoint(routes.getCart, {
  tag,
  summary: "The person's cart, with the present price and quantity of every stock line and what has changed.",
  access,
  response: cart,
});

export const readKeptCart = defineEndpoint(routes.readKeptCart, {
  tag,
  summary:
    'What a visitor has gathered in the browser, against what is open now. Nothing is stored; no price is shown.',
  access: 'visitor',
  body: z.object({
    stock: z.array(stockLine).max(100).default([]),
    request: z.array(keptRequestLine).max(100).default([]),
  }),
  response: cart,
});

export const addToCart = defineEndpoint(routes.addToCart, {
  tag,
  summary: 'Puts lines in. A stock item that is in already gets the larger quantity; a kept cart merges that way.',
  access,
  body: z.object({
    stock: z.array(stockLine).max(300).default([]),
    request: z.array(requestLine).max(300).default([]),
    more: z
      .boolean()
      .default(false)
      .describe('Adds to the quantity of a stock item that is in already, in the place of the larger one.'),
  }),
  response: cart,
  errors: ['CART_FULL'],
});

export const changeCartLine = defineEndpoint(routes.changeCartLine, {
  tag,
  summary: 'Changes the quantity of a line.',
  access,
  params: z.object({ line_id: uuid }),
  body: z.object({ qty: quantity }),
  response: cart,
  errors: ['CART_LINE_NOT_FOUND'],
});

export const removeCartLines = defineEndpoint(routes.removeCartLines, {
  tag,
  summary: 'Takes lines out.',
  access,
  body: z.object({ ids: z.array(uuid).min(1).max(300) }),
  response: cart,
});

export const acceptCartPrices = defineEndpoint(routes.acceptCartPrices, {
  tag,
  summary: 'The person has seen the present prices: they no longer count as changed.',
  access,
  response: cart,
});
