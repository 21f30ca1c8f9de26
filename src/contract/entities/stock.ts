import * as z from 'zod';
import { MOVEMENT_KINDS, STOCK_CONDITIONS, STOCK_UOMS } from '../choices';
import { apiSchemas } from '../apiSchemas';
import { MAX_LOT_TEXT } from '../constants';
import { currency, decimal, quantity, shortText, unitPrice, uuid, version } from '../values';
import { origin } from './origin';
import { attachment, attachmentIds } from './file';
import { certificateType } from './rfq';
import { STOCK_AGES } from '../bands';
import { materialCategory, specSchema } from './spec';

/** Units a lot is counted in: pieces (본 included), metres or kilograms. */
export const stockUom = z.enum(STOCK_UOMS);
export type StockUom = z.infer<typeof stockUom>;
export const stockCondition = z.enum(STOCK_CONDITIONS);
export type StockCondition = z.infer<typeof stockCondition>;
export const movementKind = z.enum(MOVEMENT_KINDS);
export type MovementKind = z.infer<typeof movementKind>;
export const movementReason = z.enum([
  'receipt',
  'shipment',
  'count',
  'move',
  'cut',
  'return',
  'scrap',
  'sale',
  'approval',
]);
export type MovementReason = z.infer<typeof movementReason>;

export const warehouse = z
  .object({
    id: uuid,
    name: z.string(),
    /** City or province: all that buyers see of it. */
    region: z.string(),
    address: z.string(),
    version,
    item_count: z.number().int(),
  })
  .register(apiSchemas, { id: 'Warehouse' });
export type Warehouse = z.infer<typeof warehouse>;
export const warehouseInput = z.object({
  name: shortText(60).min(1),
  region: shortText(40).min(1),
  address: shortText(200).default(''),
});

/** A lot as its own company reads it. */
export const stockItem = z
  .object({
    id: uuid,
    version,
    warehouse_id: uuid,
    warehouse_name: z.string(),
    bin: z.string().nullable(),
    spec: specSchema,
    raw_text: z.string(),
    lot_no: z.string().nullable(),
    heat_no: z.string().nullable(),
    maker: z.string().nullable(),
    origin: z.string().nullable(),
    condition: stockCondition,
    certificate_type: certificateType,
    certificates: z.array(attachment),
    /** Whether buyers may read the certificates. */
    certificate_shown: z.boolean(),
    photos: z.array(attachment),
    uom: stockUom,
    unit_weight_kg: z.string().nullable(),
    on_hand: z.string(),
    reserved: z.string(),
    /** What may still be opened, moved or shipped: on hand less reserved. */
    available: z.string(),
    open_qty: z.string(),
    is_open: z.boolean(),
    currency,
    unit_price: z.string().nullable(),
    price_uom: stockUom.nullable(),
    moq: z.string(),
    multiple: z.string(),
    cost_price: z.string().nullable(),
    low_mark: z.string().nullable(),
    low: z.boolean(),
    weight_kg: z.string().nullable(),
    remark: z.string().nullable(),
    views: z.number().int(),
    interests: z.number().int(),
    opened_at: z.string().nullable(),
    updated_at: z.string(),
  })
  .register(apiSchemas, { id: 'StockItem' });
export type StockItem = z.infer<typeof stockItem>;

const facts = {
  bin: shortText(40).nullable(),
  lot_no: shortText(60).nullable(),
  heat_no: shortText(60).nullable(),
  maker: shortText(80).nullable(),
  origin: origin.nullable(),
  condition: stockCondition,
  certificate_type: certificateType,
  certificate_shown: z.boolean(),
  cost_price: unitPrice.nullable(),
  low_mark: decimal.regex(/^\d/).nullable(),
  remark: shortText(300).nullable(),
};

/** A new lot; a `qty` is written to the ledger as its receipt. */
export const stockItemInput = z
  .object(facts)
  .partial()
  .extend({
    warehouse_id: uuid,
    spec: specSchema,
    raw_text: shortText(MAX_LOT_TEXT).default(''),
    uom: stockUom.default('EA'),
    qty: quantity.nullable().default(null),
    note: shortText(200).nullable().default(null),
  });
export type StockItemInput = z.input<typeof stockItemInput>;

/** Any facts of a lot; quantities change by movements alone. */
export const stockItemChange = z
  .object({ ...facts, spec: specSchema })
  .partial()
  .extend({ version });

/** All photos and certificates of a lot from now on. */
export const stockFiles = z.object({ photo_ids: attachmentIds, certificate_ids: attachmentIds, version });

/** How a lot is offered: quantity, price, least quantity and step. */
export const openTerms = z.object({
  open_qty: quantity,
  currency,
  unit_price: unitPrice.refine((v) => Number(v) > 0, 'unit_price'),
  price_uom: stockUom,
  moq: quantity.nullable().default(null),
  multiple: quantity.nullable().default(null),
});

export const stockMovement = z
  .object({
    id: uuid,
    item_id: uuid,
    spec: specSchema,
    raw_text: z.string(),
    lot_no: z.string().nullable(),
    heat_no: z.string().nullable(),
    warehouse_name: z.string(),
    uom: stockUom,
    kind: movementKind,
    reason: movementReason,
    on_hand_delta: z.string(),
    reserved_delta: z.string(),
    on_hand_after: z.string(),
    reserved_after: z.string(),
    reference: uuid.nullable(),
    order_number: z.string().nullable(),
    note: z.string().nullable(),
    actor_name: z.string().nullable(),
    at: z.string(),
  })
  .register(apiSchemas, { id: 'StockMovement' });
export type StockMovement = z.infer<typeof stockMovement>;

/** Totals of a warehouse, or of all of them. */
const figures = {
  item_count: z.number().int(),
  weight_kg: z.string(),
  /** At cost where it is known; lots without one are counted in `uncosted_count`. Both null for a reader who may not see cost. */
  cost_value: z.string().nullable(),
  open_value: z.string(),
  open_count: z.number().int(),
  low_count: z.number().int(),
  uncosted_count: z.number().int().nullable(),
  reserved_count: z.number().int(),
};
export const stockOverview = z
  .object({
    ...figures,
    warehouses: z.array(z.object({ id: uuid, name: z.string(), region: z.string(), ...figures })),
    /** What is on hand by material, the heaviest first. Lots without a known weight are counted in `unweighed_count`. */
    categories: z.array(
      z.object({
        category: materialCategory,
        item_count: z.number().int(),
        weight_kg: z.string(),
        open_weight_kg: z.string(),
        unweighed_count: z.number().int(),
        ages: z.array(z.object({ age: z.enum(STOCK_AGES), item_count: z.number().int(), weight_kg: z.string() })),
      }),
    ),
  })
  .register(apiSchemas, { id: 'StockOverview' });
export type StockOverview = z.infer<typeof stockOverview>;
