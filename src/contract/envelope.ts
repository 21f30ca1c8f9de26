import * as z from 'zod';

/** The envelope of every answer; `mcode` is 0 on success. */
export function envelope<T extends z.ZodType>(data: T) {
  return z.object({ mcode: z.number().int(), message: z.string(), data });
}

/** One thing wrong with an input: where, and a code that the screens translate. */
export const issueSchema = z.object({ path: z.array(z.union([z.string(), z.number()])), code: z.string() });
export type Issue = z.infer<typeof issueSchema>;

/** What an error answer may carry in `data`. */
export const errorDataSchema = z.object({ issues: z.array(issueSchema).optional() }).nullable();

export const errorEnvelopeSchema = envelope(errorDataSchema).meta({ id: 'Error' });
