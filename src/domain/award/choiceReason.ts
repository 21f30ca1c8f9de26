import type { ComparisonCell } from '../../contract/entities/comparison';

/** Why an offer was chosen for a line, as far as the comparison and the planner say it. */
export type ChoiceReason = 'only_offer' | 'best' | 'fastest' | 'planned' | 'buyer';

/**
 * Every reason that holds for one seller's offer of a line. `planned` is the seller the suggested award gives the line to:
 * its sum counts freight and minimum orders, so it may pass a lower price by. Without any, it was the buyer's own choice.
 */
export function choiceReasons(
  cells: readonly Pick<ComparisonCell, 'quotation_id' | 'best' | 'fastest' | 'line'>[],
  quotationId: string,
  planned: boolean,
): ChoiceReason[] {
  const offers = cells.filter(({ line }) => line.response !== 'no_quote' && line.amount !== null);
  const chosen = offers.find((cell) => cell.quotation_id === quotationId);
  const reasons: ChoiceReason[] = [];
  if (offers.length === 1 && chosen) reasons.push('only_offer');
  // One bidder is not the lowest of several.
  if (chosen?.best && offers.length > 1) reasons.push('best');
  if (chosen?.fastest && offers.length > 1) reasons.push('fastest');
  if (planned) reasons.push('planned');
  return reasons.length > 0 ? reasons : ['buyer'];
}
