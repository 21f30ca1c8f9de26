import * as z from 'zod';
import { apiSchemas } from './apiSchemas';
import { factorMethod } from './entities/secondFactor';

/** The envelope of every answer; `mcode` is 0 on success. */
export function envelope<T extends z.ZodType>(data: T) {
  return z.object({ mcode: z.number().int(), message: z.string(), data });
}

/** One thing wrong with an input: where, and a code that the screens translate. */
export const issueSchema = z.object({ path: z.array(z.union([z.string(), z.number()])), code: z.string() });
export type Issue = z.infer<typeof issueSchema>;

/** A sign-in that has the password and waits for a second factor. */
const factorRequiredSchema = z.object({
  challenge: z.string(),
  expires_at: z.string(),
  methods: z.array(factorMethod),
});
export type FactorRequired = z.infer<typeof factorRequiredSchema>;

/** What an error answer may carry in `data`. */
export const errorDataSchema = z
  .object({ issues: z.array(issueSchema).optional(), factor: factorRequiredSchema.optional() })
  .nullable();

export const errorEnvelopeSchema = envelope(errorDataSchema).register(apiSchemas, { id: 'Error' });
