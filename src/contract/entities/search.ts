import * as z from 'zod';
import { apiSchemas } from '../apiSchemas';

/** What a record is to the company that finds it. */
export const foundKind = z.enum(['request', 'received', 'order']);
export type FoundKind = z.infer<typeof foundKind>;

/** A record that the words of a search name. It holds no amount. */
export const foundRecord = z
  .object({
    kind: foundKind,
    /** Of the request, or of the order. */
    number: z.string(),
    title: z.string(),
    side: z.enum(['buyer', 'seller']),
    /** Not sent yet: it opens in its editor. */
    draft: z.boolean(),
    /** The other company, where there is one. */
    counterpart_name: z.string().nullable(),
  })
  .register(apiSchemas, { id: 'FoundRecord' });
export type FoundRecord = z.infer<typeof foundRecord>;
