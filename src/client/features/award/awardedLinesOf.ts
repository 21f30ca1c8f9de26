import type { AwardedLines } from '../../../contract/entities/award';
import type { Comparison } from '../../../contract/entities/comparison';
import { alternatesOf } from './alternates';
import type { AwardGroup } from './awardGroups';
import type { Acceptance } from './useAcceptance';

/** An award as it is sent, or frozen to be approved: of the comparison as it was read, with the note to its sellers. */
export const awardOf = (
  { rfq_number_id: id, version }: Pick<Comparison, 'rfq_number_id' | 'version'>,
  {
    groups,
    acceptance,
    note,
  }: { groups: readonly AwardGroup[]; acceptance: Pick<Acceptance, 'accepts'>; note: string },
) => ({ id, version, note: note.trim() || null, lines: awardedLinesOf(groups, acceptance) });

/** The chosen lines as they are sent, with each alternate that the buyer accepts. */
export function awardedLinesOf(groups: readonly AwardGroup[], { accepts }: Pick<Acceptance, 'accepts'>): AwardedLines {
  return groups.flatMap((group) => {
    const accepted = new Set(alternatesOf(group).flatMap(({ key, line }) => (accepts(key) ? [line.id] : [])));
    return group.lines.map(({ line, qty }) => ({
      rfq_line_id: line.id,
      quotation_id: group.seller.quotation_id,
      qty,
      accept_alternate: accepted.has(line.id),
    }));
  });
}
