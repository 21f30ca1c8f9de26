import * as z from 'zod';
import { defineFileEndpoint } from '../endpoint';
import { PDF } from '../fileAnswer';
import { uuid } from '../values';

const tag = 'paper';

/** Papers of an order that both of its companies may print. */
export const orderPaper = z.enum(['purchase_order', 'statement']);
export type OrderPaper = z.infer<typeof orderPaper>;

export const getOrderPaper = defineFileEndpoint({
  path: '/order/{order_number}/paper/{kind}',
  tag,
  summary: 'A paper of an order as a bilingual PDF, for its two companies.',
  access: 'member',
  params: z.object({ order_number: z.string().max(40), kind: orderPaper }),
  file: [PDF],
  errors: ['ORDER_NOT_FOUND'],
  limit: 60,
});

export const getPackingList = defineFileEndpoint({
  path: '/order/{order_number}/shipment/{shipment_id}/packing-list',
  tag,
  summary: 'What one shipment holds, as a bilingual PDF without prices.',
  access: 'member',
  params: z.object({ order_number: z.string().max(40), shipment_id: uuid }),
  file: [PDF],
  errors: ['ORDER_NOT_FOUND'],
  limit: 60,
});

export const getQuotationPaper = defineFileEndpoint({
  path: '/quotation/request/{rfq_number_id}/paper',
  tag,
  summary: "The seller's own submitted quotation as a bilingual PDF.",
  access: 'member',
  params: z.object({ rfq_number_id: z.string().max(40) }),
  file: [PDF],
  errors: ['RFQ_NOT_FOUND', 'QUOTATION_NOT_FOUND'],
  limit: 60,
});
