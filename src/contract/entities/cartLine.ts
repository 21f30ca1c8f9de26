import * as z from 'zod';
import { quantity, shortText, unitPrice, uuid } from '../values';
import { uom } from './rfq';
import { specSchema } from './spec';
import { stockUom } from './stock';

/** Listed stock that somebody wants to buy. */
export const stockLine = z.object({
  item_id: uuid,
  qty: quantity,
  /** The price that the person saw; absent for a visitor, who saw none. */
  seen_price: unitPrice.nullable().default(null),
  seen_price_uom: stockUom.nullable().default(null),
});

/** Material that somebody wants quotations for. */
export const requestLine = z.object({ raw_text: shortText(500).default(''), spec: specSchema, qty: quantity, uom });

/** The same while a visitor's browser keeps it, under a name of its own. */
export const keptRequestLine = requestLine.extend({ id: uuid });
