import * as z from 'zod';
import { defineEndpoint, defineFileEndpoint } from '../endpoint';
import { itemPhoto, openItem, openItemDetail, store, storeMaterial, storeSummary } from '../entities/market';
import { facet, understood } from '../entities/marketSearch';
import { question, questionList } from '../entities/rfqDialogue';
import { materialCategory, specSchema } from '../entities/spec';
import { stockCondition } from '../entities/stock';
import { longText, page, pageQuery, shortText, unitPrice, uuid, version } from '../values';
import * as routes from '../routes/market';

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
  /** Also what is equivalent to the requested grades. */
  equivalents: z.enum(['1']).optional(),
  price_min: unitPrice.optional(),
  price_max: unitPrice.optional(),
  /** `mixed`: the newest with their sellers in turn. */
  sort: z.enum(['mixed', 'new', 'price', 'price_desc', 'quantity']).default('new'),
};

export const searchOpenStock = defineEndpoint(routes.searchOpenStock, {
  tag,
  summary: 'Listed stock of all companies: one box, facets, sort. Prices only after signing in.',
  access: 'visitor',
  query: z.object({ ...searchFilter, ...pageQuery }),
  response: page(openItem).extend({
    /** Exact to 2,000; 2,001 means more. Null on further pages. */
    total: z.number().int().nullable(),
    facets: z.array(facet),
    understood,
  }),
});

export const getOpenItem = defineEndpoint(routes.getOpenItem, {
  tag,
  summary: 'One listed stock item.',
  access: 'visitor',
  params: z.object({ item_id: uuid }),
  response: openItemDetail,
  errors: ['STOCK_NOT_FOUND'],
});

export const viewOpenItem = defineEndpoint(routes.viewOpenItem, {
  tag,
  summary: 'Counts that somebody looked at an item; a person counts once a day.',
  access: 'visitor',
  params: z.object({ item_id: uuid }),
  response: z.object({ counted: z.boolean() }),
  errors: ['STOCK_NOT_FOUND'],
  limit: 60,
});

const itemParams = z.object({ item_id: uuid });

export const listItemPhotos = defineEndpoint(routes.listItemPhotos, {
  tag,
  summary: 'Photos of an listed stock item, each at an address that holds for a minute.',
  access: 'visitor',
  params: itemParams,
  response: z.object({ items: z.array(itemPhoto) }),
  errors: ['STOCK_NOT_FOUND'],
});

export const listItemQuestions = defineEndpoint(routes.listItemQuestions, {
  tag,
  summary: 'Questions about an listed stock item: the seller reads all, anybody else those of the own company.',
  access: 'member',
  params: itemParams,
  response: questionList,
  errors: ['STOCK_NOT_FOUND'],
});

export const askItemQuestion = defineEndpoint(routes.askItemQuestion, {
  tag,
  summary: 'Asks the seller of an listed stock item something. Nobody else reads it.',
  access: 'member',
  params: itemParams,
  body: z.object({ question: longText(1000).min(1) }),
  response: questionList,
  errors: ['STOCK_NOT_FOUND', 'OWN_STOCK', 'QUESTION_LIMIT'],
  limit: 60,
});

export const answerItemQuestion = defineEndpoint(routes.answerItemQuestion, {
  tag,
  summary: 'The seller answers a question, or corrects the answer, to its author.',
  access: 'member',
  params: z.object({ item_id: uuid, question_id: uuid }),
  body: z.object({ answer: longText(2000).min(1), version }),
  response: questionList,
  errors: ['STOCK_NOT_FOUND', 'QUESTION_NOT_FOUND', 'STALE_VERSION'],
});

export const listStockQuestions = defineEndpoint(routes.listStockQuestions, {
  tag,
  summary: 'Questions about stock that the company asked (buyer), or that others asked it (seller), the newest first.',
  access: 'member',
  query: z.object({
    ...pageQuery,
    side: z.enum(['buyer', 'seller']).default('buyer'),
    unanswered: z.enum(['1']).optional(),
  }),
  response: page(
    question.extend({
      item_id: uuid,
      title: z.string(),
      /** The lot is no longer for sale. */
      closed: z.boolean(),
    }),
  ),
});

export const matchStock = defineEndpoint(routes.matchStock, {
  tag,
  summary: 'For each line of a request being written: matching listed stock of others, and the own stock.',
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

export const searchStores = defineEndpoint(routes.searchStores, {
  tag,
  summary: 'Who sells what: stores by name, by what they deal in, and by the words in the search box.',
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

export const getStore = defineEndpoint(routes.getStore, {
  tag,
  summary: 'One store: what it deals in, its listed stock count and track record.',
  access: 'visitor',
  params: z.object({ store_id: uuid }),
  response: store,
  errors: ['STORE_NOT_FOUND'],
});

export const getStoreLogo = defineFileEndpoint(routes.getStoreLogo, {
  tag,
  summary: "A store's logo, as its company set it.",
  access: 'visitor',
  params: z.object({ store_id: uuid }),
  query: z.object({ v: z.string().max(40).optional() }),
  errors: ['STORE_NOT_FOUND'],
});

export const getStoreMaterial = defineEndpoint(routes.getStoreMaterial, {
  tag,
  summary: 'One sale material of a store.',
  access: 'visitor',
  params: z.object({ material_id: uuid }),
  response: storeMaterial,
  errors: ['MATERIAL_NOT_FOUND'],
});
