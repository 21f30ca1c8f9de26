import * as z from 'zod';
import { apiSchemas } from '../apiSchemas';
import { shortText, uuid, version } from '../values';

/** A question about a request, as its reader may see it. */
export const question = z
  .object({
    /** For other sellers a random id, which reveals nothing about when it was asked. */
    id: uuid,
    line_no: z.number().int().nullable(),
    question: z.string(),
    answer: z.string().nullable(),
    /** Null for other sellers. */
    asked_at: z.string().nullable(),
    answered_at: z.string().nullable(),
    version,
    mine: z.boolean(),
    /** Its author: for the buyer alone. */
    company_name: shortText(200).nullable(),
  })
  .register(apiSchemas, { id: 'Question' });
export type Question = z.infer<typeof question>;

/** A company to choose from. */
export const vendorChoice = z.object({ company_id: uuid, name: z.string(), verified: z.boolean() });
export type VendorChoice = z.infer<typeof vendorChoice>;

/** A company that is to receive a request, or an entry of an approved vendor list that may name none of ours. */
export const vendor = z
  .object({
    id: uuid,
    source: z.enum(['chosen', 'list']),
    name: z.string(),
    registration_number: z.string().nullable(),
    /** A verified company of that number is here, or the company was chosen. */
    found: z.boolean(),
    /** Null also where the buyer has not dealt with it and has read enough strangers' names today. */
    company_id: uuid.nullable(),
    company_name: z.string().nullable(),
    verified: z.boolean(),
    /** Companies of exactly this name, where nothing was found; the buyer chooses. */
    suggestions: z.array(vendorChoice),
  })
  .register(apiSchemas, { id: 'Vendor' });
export type Vendor = z.infer<typeof vendor>;

export const questionList = z.object({
  items: z.array(question),
  may_ask: z.boolean(),
  may_answer: z.boolean(),
});
export type QuestionList = z.infer<typeof questionList>;
