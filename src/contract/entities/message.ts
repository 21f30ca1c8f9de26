import * as z from 'zod';
import { apiSchemas } from '../apiSchemas';
import { uuid } from '../values';
import { attachment } from './file';

/** One message between a buyer and one seller. */
export const message = z
  .object({
    id: uuid,
    side: z.enum(['buyer', 'seller']),
    /** Whether the reader's own company wrote it. */
    own: z.boolean(),
    author_name: z.string(),
    company_name: z.string(),
    text: z.string(),
    created_at: z.string(),
    attachments: z.array(attachment),
  })
  .register(apiSchemas, { id: 'Message' });
export type Message = z.infer<typeof message>;

/** Somebody to write to in a project. `seller_id` is null where the counterpart is the buyer. */
export const counterpart = z.object({
  seller_id: uuid.nullable(),
  company_name: z.string(),
  last_at: z.string().nullable(),
});
export type Counterpart = z.infer<typeof counterpart>;
