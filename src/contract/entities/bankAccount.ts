import * as z from 'zod';
import { currency } from '../values';

export const bankAccount = z.object({
  bank_name: z.string(),
  account_number: z.string(),
  account_holder: z.string(),
  currency,
  /** For payments from abroad; absent where the seller did not enter them. */
  bank_name_en: z.string().optional(),
  account_holder_en: z.string().optional(),
  swift: z.string().optional(),
});
export type BankAccount = z.infer<typeof bankAccount>;
