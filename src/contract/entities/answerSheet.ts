import * as z from 'zod';
import { apiSchemas } from '../apiSchemas';
import { amount, day, longText } from '../values';
import { quotationLineInput } from './quotation';
import { deliveryTerm, paymentTerm } from './rfq';

/** What a row of an answer sheet can answer; a field that its cell leaves open is absent. */
const answerValues = z
  .object({
    response: quotationLineInput.shape.response,
    no_quote_reason: z.string(),
    unit_price: z.string(),
    price_uom: z.string(),
    maker: z.string(),
    origin: z.string(),
    supply: z.string(),
    lead_days: z.number().int(),
    moq: z.string(),
    certificate_type: z.string(),
    remark: z.string(),
    weight_discount_pct: z.string(),
    multiple: z.string(),
    /** What is offered instead, in words: the browser reads it against the requested item. */
    offered: z.string(),
  })
  .partial();

/** Terms of a quotation as a sheet states them; a term that its cell leaves open is absent. */
const sheetTerms = z
  .object({
    valid_until: day,
    delivery_term: deliveryTerm,
    freight_amount: amount,
    payment_term: paymentTerm,
    min_order_amount: amount,
    memo: longText(2000),
  })
  .partial();
export type SheetTerms = z.infer<typeof sheetTerms>;

export const answerMerge = z
  .object({
    /** Answers that found their line. */
    applied: z.array(z.object({ line_id: z.string(), values: answerValues })),
    /** Rows and cells that were not taken, each with what the seller wrote there. */
    conflicts: z.array(
      z.object({
        kind: z.enum([
          'line_changed',
          'quantity_edited',
          'line_gone',
          'other_request',
          'twice',
          'unknown_line',
          'contradiction',
          'bad_value',
        ]),
        row: z.number().int(),
        sheet: z.string(),
        line_id: z.string().nullable(),
        line_no: z.number().int().nullable(),
        item: z.string(),
        cells: z.record(z.string(), z.string()),
        /** What the line gets if the seller takes the row all the same; null where that could price something else. */
        values: answerValues.nullable(),
      }),
    ),
    /** Terms of the whole quotation that the sheet states. */
    terms: sheetTerms,
    /** Terms that could not be read, as they stand in their cells. */
    bad_terms: z.array(z.object({ field: z.string(), value: z.string() })),
    /** Rows without any answer. */
    blank: z.number().int(),
  })
  .register(apiSchemas, { id: 'AnswerMerge' });
export type AnswerMergeDto = z.infer<typeof answerMerge>;
