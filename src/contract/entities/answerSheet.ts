import * as z from 'zod';
import { quotationLineInput } from './quotation';

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
  })
  .partial();

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
    /** Rows without any answer. */
    blank: z.number().int(),
  })
  .meta({ id: 'AnswerMerge' });
export type AnswerMergeDto = z.infer<typeof answerMerge>;
