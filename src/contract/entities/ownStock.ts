import * as z from 'zod';
import { apiSchemas } from '../apiSchemas';
import { currency, uuid } from '../values';
import { certificateType } from './rfq';
import { specSchema } from './spec';
import { stockCondition, stockUom } from './stock';

/** A lot of the own warehouse that fits a requested line, for the seller's company alone. */
export const ownLot = z
  .object({
    item_id: uuid,
    warehouse_name: z.string(),
    spec: specSchema,
    lot_no: z.string().nullable(),
    heat_no: z.string().nullable(),
    maker: z.string().nullable(),
    origin: z.string().nullable(),
    condition: stockCondition,
    certificate_type: certificateType,
    uom: stockUom,
    unit_weight_kg: z.string().nullable(),
    /** On hand less reserved, in `uom`. */
    available: z.string(),
    currency,
    /** Of one `uom`; null where the company did not enter it. */
    cost_price: z.string().nullable(),
    /** At which the lot is listed; null where it is not. */
    unit_price: z.string().nullable(),
    price_uom: stockUom.nullable(),
  })
  .register(apiSchemas, { id: 'OwnLot' });
export type OwnLot = z.infer<typeof ownLot>;

/** A line of an award or order that was quoted from a lot of the seller, for the seller's company alone. */
export const quotedLot = z
  .object({
    line_id: uuid,
    line_no: z.number().int(),
    item_id: uuid,
    warehouse_name: z.string(),
    lot_no: z.string().nullable(),
    heat_no: z.string().nullable(),
    qty: z.string(),
    uom: stockUom,
    /** What is on hand and not reserved now. */
    available: z.string(),
    /** The seller said when accepting that it is to be reserved. */
    wanted: z.boolean(),
    /** What the order holds of it; null before there is an order, and where less was left than is needed. */
    reserved: z.string().nullable(),
  })
  .register(apiSchemas, { id: 'QuotedLot' });
export type QuotedLot = z.infer<typeof quotedLot>;
