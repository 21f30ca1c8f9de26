import * as z from 'zod';
import { apiSchemas } from '../apiSchemas';

/** The address to which a company's people mail lists of materials. */
export const mailIntake = z
  .object({
    /** Whether this installation takes mails at all. */
    available: z.boolean(),
    /** Null while the company has none. */
    address: z.string().nullable(),
    made_at: z.string().nullable(),
    /** Whether the reader may make, renew and end it. */
    manages: z.boolean(),
  })
  .register(apiSchemas, { id: 'MailIntake' });
export type MailIntake = z.infer<typeof mailIntake>;
