import type { AwardedLines } from '../../../contract/entities/award';
import { alternatesOf } from './alternates';
import type { AwardGroup } from './awardGroups';
import type { Acceptance } from './useAcceptance';

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
