import * as z from 'zod';
import { apiSchemas } from '../apiSchemas';
import { PROJECT_STATUSES, SELLER_STATUSES } from '../choices';

/** Status of a project as the buyer sees it; `DRAFT` precedes the project codes. */
export const projectStatus = z.enum(PROJECT_STATUSES);
export type ProjectStatus = z.infer<typeof projectStatus>;

/** Why a project was closed. */
export const closeReason = z.enum(['no_quotation', 'cancelled', 'orders_cancelled']);
export type CloseReason = z.infer<typeof closeReason>;

/** The same project from one seller's side. */
export const sellerStatus = z.enum(SELLER_STATUSES);
export type SellerStatus = z.infer<typeof sellerStatus>;

/** Why a project is closed for one seller. */
export const sellerClosed = z.enum(['lost', 'declined', 'withdrawn', 'missed', 'cancelled', 'lapsed']);
export type SellerClosed = z.infer<typeof sellerClosed>;

export const quotationStatus = z.enum([
  'DRAFT',
  'SUBMITTED',
  'REREQUESTED',
  'SELECTED',
  'CONFIRMED',
  'DECLINED',
  'LAPSED',
  'WITHDRAWN',
  'LOST',
]);
export type QuotationStatus = z.infer<typeof quotationStatus>;

export const bidStatus = z.enum(['SENT', 'CONFIRMED', 'DECLINED', 'LAPSED', 'TAKEN_BACK']);
export type BidStatus = z.infer<typeof bidStatus>;

export const orderStatus = z.enum(['OPEN', 'FINISHED', 'CANCELLED']);
export type OrderStatus = z.infer<typeof orderStatus>;
export const paymentStatus = z.enum(['UNPAID', 'REPORTED', 'PAID', 'REFUND_DUE', 'REFUNDED']);
export type PaymentStatus = z.infer<typeof paymentStatus>;
export const deliveryStatus = z.enum(['PREPARING', 'PART_SHIPPED', 'SHIPPED', 'RECEIVED']);
export type DeliveryStatus = z.infer<typeof deliveryStatus>;

/** One entry of a project's or order's history, as both sides may read it. */
export const timelineEvent = z
  .object({
    id: z.string(),
    at: z.string(),
    kind: z.string(),
    actor_side: z.enum(['buyer', 'seller', 'system']),
    actor_name: z.string().nullable(),
    company_name: z.string().nullable(),
    note: z.string().nullable(),
    params: z.record(z.string(), z.string()),
    /** In the history of a request: the order that the entry is about, and the seller of it or of the award. */
    order_number: z.string().nullable(),
    seller_name: z.string().nullable(),
  })
  .register(apiSchemas, { id: 'TimelineEvent' });
export type TimelineEvent = z.infer<typeof timelineEvent>;
