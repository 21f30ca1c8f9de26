import * as z from 'zod';
import { defineEndpoint } from '../endpoint';
import { order } from '../entities/order';
import { ownLot, quotedLot } from '../entities/ownStock';
import { uuid } from '../values';
import * as routes from '../routes/ownStock';

export const getOwnStock = defineEndpoint(routes.getOwnStock, {
  tag: 'quotation',
  summary: "The company's own lots that fit the lines of this request, with what is available and what it cost.",
  access: 'member',
  params: z.object({ rfq_number_id: z.string().max(40) }),
  response: z.object({ items: z.array(z.object({ rfq_line_id: uuid, lots: z.array(ownLot) })) }),
  errors: ['RFQ_NOT_FOUND', 'OWN_REQUEST'],
});

export const getBidStock = defineEndpoint(routes.getBidStock, {
  tag: 'bid',
  summary: "The seller's lots that the awarded lines were quoted from, and what is left of them now.",
  access: 'member',
  params: z.object({ bid_id: uuid }),
  response: z.object({ items: z.array(quotedLot) }),
  errors: ['BID_NOT_FOUND'],
});

export const getOrderStock = defineEndpoint(routes.getOrderStock, {
  tag: 'order',
  summary: "The seller's lots that the lines of an order were quoted from, and what the order holds of them.",
  access: 'member',
  params: z.object({ order_number: z.string().max(40) }),
  response: z.object({ items: z.array(quotedLot) }),
  errors: ['ORDER_NOT_FOUND'],
});

export const stockShipment = defineEndpoint(routes.stockShipment, {
  tag: 'order',
  summary:
    'The buyer takes what it received of a shipment into one of its warehouses, a lot for each line in pieces, metres or weight; once.',
  access: 'member',
  params: z.object({ order_number: z.string().max(40), shipment_id: uuid }),
  body: z.object({ warehouse_id: uuid }),
  response: order,
  errors: ['ORDER_NOT_FOUND', 'ORDER_STATE', 'WAREHOUSE_NOT_FOUND'],
});
