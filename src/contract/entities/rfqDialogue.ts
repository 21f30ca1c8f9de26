import * as z from 'zod';
import { shortText, uuid, version } from '../values';

/** A question about a request, as its reader may see it. */
export const question = z
  .object({
    /** For other sellers a random id, which tells nothing of when it was asked. */
    id: uuid,
    line_no: z.number().int().nullable(),
    question: z.string(),
    answer: z.string().nullable(),
    /** Null for other sellers. */
    asked_at: z.string().nullable(),
    answered_at: z.string().nullable(),
    version,
    mine: z.boolean(),
    /** Who asked: for the buyer alone. */
    company_name: shortText(200).nullable(),
  })
  .meta({ id: 'Question' });
export type Question = z.infer<typeof question>;

/** A company that is to receive a request, or an entry of an approved vendor list that may name none of ours. */
export const vendor = z
  .object({
    id: uuid,
    source: z.enum(['chosen', 'list']),
    name: z.string(),
    registration_number: z.string().nullable(),
    /** The company of that number or name here; null when there is none. */
    company_id: uuid.nullable(),
    company_name: z.string().nullable(),
  })
  .meta({ id: 'Vendor' });
export type Vendor = z.infer<typeof vendor>;

export const questionList = z.object({
  items: z.array(question),
  may_ask: z.boolean(),
  may_answer: z.boolean(),
});
export type QuestionList = z.infer<typeof questionList>;
