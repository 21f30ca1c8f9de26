import * as z from 'zod';
import { longText, shortText } from '../values';
import { email } from './person';

/** Somebody applies for an opening. The file travels as base64, at most 10 MB, and is judged by its content. */
export const jobApplication = z.object({
  job: z.string().regex(/^[a-z0-9-]{1,80}$/, 'slug'),
  name: shortText(60).min(1),
  email,
  /** As dialled, with or without a country code; spaces and hyphens are taken out. */
  phone: z
    .string()
    .transform((value) => value.replace(/[\s-]/g, ''))
    .pipe(z.string().regex(/^\+?\d{7,15}$/, 'phone')),
  message: longText(4000),
  /** Consent to the collection of these data for this purpose; without it nothing is taken. */
  privacy_agreed: z.literal(true),
  file: z.object({ name: shortText(200).min(1), content: z.string().min(1) }),
});
export type JobApplication = z.input<typeof jobApplication>;

export const APPLICATION_FILES = '.pdf,.docx,.hwp,.hwpx';
