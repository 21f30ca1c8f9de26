import * as z from 'zod';
import { quantity, uuid } from '../values';

/** So much of a line for one quotation; without a quantity, as much as can be awarded. */
export const chosenShare = z.object({ quotation_id: uuid, qty: quantity.nullable() });
export type ChosenShare = z.output<typeof chosenShare>;

/** What is chosen of one line: several shares where it is divided, none where it was taken out again. */
export const chosenLine = z.object({ rfq_line_id: uuid, shares: z.array(chosenShare).max(50) });
export type ChosenLine = z.output<typeof chosenLine>;

/** The running choice of a request, the same for everybody in the company, with who chose each line last. */
export const awardChoice = z.object({
  lines: z.array(
    chosenLine.extend({
      chosen_by: z.object({ name: z.string(), own: z.boolean() }),
      chosen_at: z.string(),
    }),
  ),
});
export type AwardChoice = z.output<typeof awardChoice>;
