import * as z from 'zod';
import { defineEndpoint } from '../endpoint';
import { facet, openItem, openItemDetail, store, storeMaterial, storeSummary, understood } from '../entities/market';
import { materialCategory, specSchema } from '../entities/spec';
import { stockCondition } from '../entities/stock';
import { page, pageQuery, shortText, unitPrice, uuid } from '../values';

const tag = 'market';
/** One value or several, `a` or `["a","b"]`, as an address holds them. */
const several = z
  .union([shortText(60), z.array(shortText(60)).max(20)])
  .transform((value) => (Array.isArray(value) ? value : [value]).filter(Boolean))
  .optional();

export const searchFilter = {
  q: shortText(200).optional(),
  category: several,
  type: several,
  grade: several,
  size: several,
  schedule: several,
  class: several,
  maker: several,
  origin: several,
  place: several,
  condition: several,
  store: uuid.optional(),
  /** Also what is equivalent to the asked grades. */
  equivalents: z.enum(['1']).optional(),
  price_min: unitPrice.optional(),
  price_max: unitPrice.optional(),
  sort: z.enum(['new', 'price', 'price_desc', 'quantity']).default('new'),
};

export const searchOpenStock = defineEndpoint({
  method: 'GET',
  path: '/market/stock',
  tag,
  summary: 'Open stock of all companies: one box, facets, sort. Prices only after signing in.',
  access: 'visitor',
  query: z.object({ ...searchFilter, ...pageQuery }),
  response: page(openItem).extend({
    /** Exact to 2,000; 2,001 means more. Null on further pages. */
    total: z.number().int().nullable(),
    facets: z.array(facet),
    understood,
  }),
});

export const getOpenItem = defineEndpoint({
  method: 'GET',
  path: '/market/stock/{item_id}',
  tag,
  summary: 'One open stock item.',
  access: 'visitor',
  params: z.object({ item_id: uuid }),
  response: openItemDetail,
  errors: ['STOCK_NOT_FOUND'],
});

export const viewOpenItem = defineEndpoint({
  method: 'POST',
  path: '/market/stock/{item_id}/view',
  tag,
  summary: 'Counts that somebody looked at an item; a person counts once a day.',
  access: 'visitor',
  params: z.object({ item_id: uuid }),
  response: z.object({ counted: z.boolean() }),
  errors: ['STOCK_NOT_FOUND'],
  limit: 60,
});

export const matchStock = defineEndpoint({
  method: 'POST',
  path: '/market/stock/match',
  tag,
  summary: 'For each line of a request being written: matching open stock of others, and the own stock.',
  access: 'member',
  body: z.object({
    lines: z
      .array(z.object({ ref: z.string().max(60), spec: specSchema }))
      .min(1)
      .max(200),
  }),
  response: z.object({
    lines: z.array(
      z.object({
        ref: z.string(),
        open: z.array(openItem),
        open_count: z.number().int(),
        own: z.array(
          z.object({
            item_id: uuid,
            available: z.string(),
            uom: z.string(),
            warehouse_name: z.string(),
            condition: stockCondition,
          }),
        ),
      }),
    ),
  }),
});

export const searchStores = defineEndpoint({
  method: 'GET',
  path: '/market/store',
  tag,
  summary: 'Who sells what: stores by name, by what they deal in, and by what is asked for in the box.',
  access: 'visitor',
  query: z.object({
    ...pageQuery,
    q: shortText(200).optional(),
    category: materialCategory.optional(),
    verified: z.enum(['1']).optional(),
  }),
  response: page(storeSummary).extend({
    understood,
    categories: z.array(z.object({ value: z.string(), count: z.number().int() })),
  }),
});

export const getStore = defineEndpoint({
  method: 'GET',
  path: '/market/store/{store_id}',
  tag,
  summary: 'One store: what it deals in, its open stock count and track record.',
  access: 'visitor',
  params: z.object({ store_id: uuid }),
  response: store,
  errors: ['STORE_NOT_FOUND'],
});

export const getStoreMaterial = defineEndpoint({
  method: 'GET',
  path: '/market/material/{material_id}',
  tag,
  summary: 'One sale material of a store.',
  access: 'visitor',
  params: z.object({ material_id: uuid }),
  response: storeMaterial,
  errors: ['MATERIAL_NOT_FOUND'],
});
