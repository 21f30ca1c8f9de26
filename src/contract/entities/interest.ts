import * as z from 'zod';
import { INTEREST_TYPES } from '../choices';
import { apiSchemas } from '../apiSchemas';
import { specSchema } from './spec';
import { stockUom } from './stock';
import { currency, uuid } from '../values';

export const interestType = z.enum(INTEREST_TYPES);
export type InterestType = z.infer<typeof interestType>;

/** A saved record, with what the list shows of it; `gone` when it is no longer there or no longer open. */
export const interest = z
  .object({
    id: uuid,
    record_type: interestType,
    record_id: z.string(),
    title: z.string(),
    company_name: z.string().nullable(),
    spec: specSchema.nullable(),
    gone: z.boolean(),
    currency: currency.nullable(),
    unit_price: z.string().nullable(),
    price_uom: stockUom.nullable(),
    /** The price when it was saved, where it has changed since. */
    earlier_price: z.string().nullable(),
    open_qty: z.string().nullable(),
    created_at: z.string(),
  })
  .register(apiSchemas, { id: 'Interest' });
export type Interest = z.infer<typeof interest>;
