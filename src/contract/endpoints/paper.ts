import * as z from 'zod';
import { LANGUAGES } from '../constants';
import { defineFileEndpoint } from '../endpoint';
import { FILE_WORK_ERRORS } from '../fileAnswer';
import { uuid } from '../values';
import * as routes from '../routes/file';

const tag = 'paper';

const invoiceErrors = ['EXPORT_CURRENCY', 'INVOICE_INCOMPLETE', 'INVOICE_ACCOUNT'] as const;

/** The one language that a document is printed in; without it, the reader's own. */
export const paperLanguage = z.object({ language: z.enum(LANGUAGES).optional() });

/** Documents about an order as a whole, which both of its companies may print. */
export const orderPaper = z.enum(['purchase_order', 'proforma_invoice']);
export type OrderPaper = z.infer<typeof orderPaper>;

/** Documents about one delivery of an order, for its two companies. */
export const deliveryPaper = z.enum(['statement', 'packing_list', 'commercial_invoice']);
export type DeliveryPaper = z.infer<typeof deliveryPaper>;

export const getOrderPaper = defineFileEndpoint(routes.getOrderPaper, {
  background: 'order_paper',
  tag,
  summary:
    'A document of an order as a PDF in one language, for its two companies. A proforma invoice is in English, of an order in another currency than won.',
  access: 'member',
  params: z.object({ order_number: z.string().max(40), kind: orderPaper }),
  query: paperLanguage,
  errors: ['ORDER_NOT_FOUND', ...invoiceErrors, ...FILE_WORK_ERRORS],
  limit: 60,
});

export const getDeliveryPaper = defineFileEndpoint(routes.getDeliveryPaper, {
  background: 'delivery_paper',
  tag,
  summary:
    'A document of one delivery as a PDF in one language: the statement of transactions with supply amount and VAT, the packing list without prices, or the commercial invoice in English.',
  access: 'member',
  params: z.object({ order_number: z.string().max(40), shipment_id: uuid, kind: deliveryPaper }),
  query: paperLanguage,
  errors: ['ORDER_NOT_FOUND', ...invoiceErrors, ...FILE_WORK_ERRORS],
  limit: 60,
});

export const getQuotationPaper = defineFileEndpoint(routes.getQuotationPaper, {
  background: 'quotation_paper',
  tag,
  summary:
    "The seller's own submitted quotation as a PDF in one language, with the approval line that it went through; with `awaiting`, the one that waits for approval, which says so.",
  access: 'member',
  params: z.object({ rfq_number_id: z.string().max(40) }),
  query: paperLanguage.extend({ awaiting: z.literal('1').optional() }),
  errors: ['RFQ_NOT_FOUND', 'QUOTATION_NOT_FOUND', ...FILE_WORK_ERRORS],
  limit: 60,
});
