import * as z from 'zod';
import { apiSchemas } from '../apiSchemas';
import { currency, uuid } from '../values';
import { attachment } from './file';
import { saleMaterial } from './person';
import { certificateType } from './rfq';
import { specSchema } from './spec';
import { stockCondition, stockUom } from './stock';

/** A part of a lot that others may see and buy. Prices are null for visitors who have not signed in. */
export const openItem = z
  .object({
    id: uuid,
    store_id: uuid,
    store_name: z.string(),
    store_verified: z.boolean(),
    /** The reader's own company sells it. */
    own: z.boolean(),
    spec: specSchema,
    maker: z.string().nullable(),
    origin: z.string().nullable(),
    condition: stockCondition,
    certificate_type: certificateType,
    place: z.string(),
    uom: stockUom,
    open_qty: z.string(),
    moq: z.string(),
    multiple: z.string(),
    unit_weight_kg: z.string().nullable(),
    currency,
    unit_price: z.string().nullable(),
    price_uom: stockUom.nullable(),
    /** Price of one stock unit. */
    price_each: z.string().nullable(),
    opened_at: z.string(),
  })
  .register(apiSchemas, { id: 'OpenItem' });
export type OpenItem = z.infer<typeof openItem>;

export const openItemDetail = openItem
  .extend({
    heat_no: z.string().nullable(),
    remark: z.string().nullable(),
    /** Those that the seller shows; none for visitors. */
    certificates: z.array(attachment),
    photo_count: z.number().int(),
    /** No longer for sale: only its seller and those who asked about it still read it. */
    closed: z.boolean(),
    views: z.number().int(),
    interests: z.number().int(),
    saved: z.boolean(),
    /** Empty for visitors. */
    price_history: z.array(
      z.object({
        at: z.string(),
        currency,
        unit_price: z.string(),
        price_uom: stockUom,
        /** Of one stock unit; null where the lot's facts do not say. */
        price_each: z.string().nullable(),
      }),
    ),
    /**
     * What other sellers ask for one stock unit of the same material, condition and currency: their open lots, each counted
     * once. Null for visitors and where nobody else has any.
     */
    elsewhere: z.object({ count: z.number().int(), low: z.string(), middle: z.string(), high: z.string() }).nullable(),
    /** Equivalent grades, to look for and never substituted. */
    equivalents: z.array(z.object({ grade: z.string(), note: z.enum(['sourced', 'general', 'approximate']) })),
  })
  .register(apiSchemas, { id: 'OpenItemDetail' });
export type OpenItemDetail = z.infer<typeof openItemDetail>;

/** A photo of an open item at an address that holds for a minute. */
export const itemPhoto = z.object({ file_id: uuid, name: z.string(), url: z.string() });

/** How a company's orders as a seller ended. The rate is null under five cases. */
export const orderRecord = z.object({
  finished_orders: z.number().int(),
  cancelled_pct: z.number().int().nullable(),
});
export type OrderRecord = z.infer<typeof orderRecord>;

/** How well a store has dealt so far. Rates are null under five cases. */
export const trackRecord = z.object({
  finished_orders: z.number().int(),
  answered_pct: z.number().int().nullable(),
  cancelled_pct: z.number().int().nullable(),
  median_answer_hours: z.number().nullable(),
  since: z.string(),
});

export const storeSummary = z
  .object({
    id: uuid,
    name: z.string(),
    verified: z.boolean(),
    region: z.string(),
    categories: z.array(z.string()),
    makers: z.array(z.string()),
    material_count: z.number().int(),
    open_count: z.number().int(),
    finished_orders: z.number().int(),
  })
  .register(apiSchemas, { id: 'StoreSummary' });
export type StoreSummary = z.infer<typeof storeSummary>;

export const store = storeSummary
  .extend({
    ceo: z.string(),
    address: z.string(),
    /** Address of its logo, for everybody; another one once the logo changed. */
    logo_url: z.string().nullable(),
    own: z.boolean(),
    saved: z.boolean(),
    materials: z.array(saleMaterial),
    track: trackRecord,
  })
  .register(apiSchemas, { id: 'Store' });
export type Store = z.infer<typeof store>;

export const storeMaterial = z
  .object({ material: saleMaterial, store: storeSummary, own: z.boolean(), saved: z.boolean() })
  .register(apiSchemas, { id: 'StoreMaterial' });
export type StoreMaterial = z.infer<typeof storeMaterial>;
