import * as z from 'zod';
import { amount, day, money, typedPhone, shortText, uuid } from '../values';
import { attachment } from './file';

/** A quantity at or above zero: what arrived may be nothing. */
const receivedQty = z.string().regex(/^\d{1,9}(\.\d{1,3})?$/, 'quantity');
const shippedQty = receivedQty.refine((value) => Number(value) > 0, 'quantity');
const heatNumber = shortText(40).min(1);

/** One line of a shipment as the seller states it. */
export const shipmentLineInput = z.object({
  line_id: uuid,
  qty: shippedQty,
  heat_numbers: z.array(heatNumber).max(50).default([]),
  /** kg on the scale, for any line; required where the line is priced on its actual weight. */
  weighed_kg: shippedQty.nullable().default(null),
});
export type ShipmentLineInput = z.output<typeof shipmentLineInput>;

/** A material certificate and the heats it speaks for: often one file for all of a truck. */
export const certificateInput = z.object({ file_id: uuid, heat_numbers: z.array(heatNumber).min(1).max(500) });

/** The heats of a line that left without any. */
export const shippedHeats = z.object({ line_id: uuid, heat_numbers: z.array(heatNumber).min(1).max(50) });

/** Who drives the goods, and when they left and should arrive. All of it is optional. */
export const transportInput = {
  /** The day the goods left, in Seoul; today unless said. */
  shipped_on: day.nullable().default(null),
  /** The day they should arrive. */
  expected_on: day.nullable().default(null),
  carrier: shortText(80).nullable().default(null),
  /** The carrier's own number of the consignment, to follow it by; never a number plate. */
  tracking_number: shortText(80).nullable().default(null),
  vehicle_number: shortText(40).nullable().default(null),
  driver_phone: typedPhone.nullable().default(null),
  /**
   * What of the order's freight this delivery carries, 0 unless stated; not for the delivery that ships the last piece, which
   * carries the rest.
   */
  freight_amount: amount.nullable().default(null),
};

/** What the buyer found where it differs from what was shipped. */
export const receivedLineInput = z.object({
  line_id: uuid,
  received_qty: receivedQty,
  note: shortText(300).nullable().default(null),
});

export const claimKind = z.enum(['quantity', 'damage', 'spec', 'certificate', 'weight', 'other']);
export const claimInput = z.object({ kind: claimKind, text: shortText(1000).min(1) });

export const shipment = z.object({
  id: uuid,
  shipment_no: z.number().int(),
  /** When the seller stated the shipment. */
  shipped_at: z.string(),
  /** The day the goods left, in Seoul. */
  shipped_on: day,
  expected_on: day.nullable(),
  /** Unanswered, it counts as received from here: a week after its entry, or after the day it should arrive. */
  counts_as_received_at: z.string(),
  carrier: z.string().nullable(),
  tracking_number: z.string().nullable(),
  vehicle_number: z.string().nullable(),
  driver_phone: z.string().nullable(),
  /** What of the order's freight the seller stated for it; the delivery that ships the last piece carries the rest. */
  freight_amount: money(z.string()),
  note: z.string().nullable(),
  received_at: z.string().nullable(),
  /** When the buyer took it into its own warehouse; of no concern to the seller, who reads null. */
  stocked_at: z.string().nullable(),
  lines: z.array(
    z.object({
      line_id: uuid,
      line_no: z.number().int(),
      description: z.string(),
      uom: z.string(),
      qty: z.string(),
      heat_numbers: z.array(z.string()),
      weighed_kg: z.string().nullable(),
      /** Net: what the scale showed, else the theoretical weight. */
      net_weight_kg: z.string().nullable(),
      received_qty: z.string().nullable(),
      note: z.string().nullable(),
    }),
  ),
  /** The known net weights together; `unknown_weight_lines` is how many lines it leaves out. */
  net_weight_kg: z.string(),
  unknown_weight_lines: z.number().int(),
  certificates: z.array(z.object({ heat_numbers: z.array(z.string()), file: attachment })),
});
export type Shipment = z.infer<typeof shipment>;

/** A complaint of the buyer's: an order does not finish before it is resolved, and a finished one takes it for a time. */
export const claim = z.object({
  id: uuid,
  kind: claimKind,
  text: z.string(),
  status: z.enum(['OPEN', 'RESOLVED']),
  opened_at: z.string(),
  resolved_at: z.string().nullable(),
  resolution: z.string().nullable(),
});
export type Claim = z.infer<typeof claim>;
