import * as z from 'zod';
import { apiSchemas } from '../apiSchemas';

/** The person's own calendar address, as far as it is kept: since when there is one, or null. */
export const calendar = z.object({ made_at: z.string().nullable() }).register(apiSchemas, { id: 'Calendar' });
export type Calendar = z.infer<typeof calendar>;

/** An address that was just made. It is shown this once: only its hash is kept. */
export const madeCalendar = z
  .object({ made_at: z.string(), url: z.string() })
  .register(apiSchemas, { id: 'MadeCalendar' });

/** The kinds of dates in a calendar, by the side of the trade that its reader is on. */
export const calendarKind = z.enum([
  // as a buyer
  'closing',
  'offers_end',
  'answer_due',
  'arrival',
  'dispatch',
  'receive_by',
  'pay',
  'approval',
  'purchase_approval',
  'quotation_approval',
  // as a seller
  'quote',
  'offer_ends',
  'bid',
  'ship',
  'deliver',
  'paid',
]);
export type CalendarKind = z.infer<typeof calendarKind>;
