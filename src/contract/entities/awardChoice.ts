import * as z from 'zod';
import { quantity, uuid } from '../values';

/** So much of a line for one quotation; without a quantity, as much as can be awarded. */
export const chosenShare = z.object({ quotation_id: uuid, qty: quantity.nullable() });
export type ChosenShare = z.output<typeof chosenShare>;

/** What is chosen of one line: several shares where it is divided, none where it was taken out again. */
export const chosenLine = z.object({ rfq_line_id: uuid, shares: z.array(chosenShare).max(50) });
export type ChosenLine = z.output<typeof chosenLine>;

/**
 * A line to keep, with when it was chosen last as far as the sender knew (`chosen_at` of the choice that it read), null when
 * nobody had. Without it the line counts over whatever is kept.
 */
export const lineToKeep = chosenLine.extend({ based_on: z.string().max(40).nullable().optional() });
export type LineToKeep = z.output<typeof lineToKeep>;

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

/** The choice after lines were kept, and those that were not, since a colleague chose them otherwise meanwhile. */
export const keptChoice = awardChoice.extend({ overtaken: z.array(uuid) });
export type KeptChoice = z.output<typeof keptChoice>;
