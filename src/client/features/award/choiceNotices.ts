import type { AwardChoice } from '../../../contract/entities/awardChoice';
import { sameShares } from '../../../domain/award/shares';
import type { Selection, Share } from './selection';

/** A line that a colleague chose otherwise than the reader had. */
export interface Overruled {
  line: string;
  name: string;
}

/** Lines that the reader chose last before, and that somebody else has chosen otherwise now. */
export function overruledIn(before: AwardChoice | undefined, now: AwardChoice | undefined): Overruled[] {
  const own = new Map(before?.lines.filter(({ chosen_by }) => chosen_by.own).map((line) => [line.rfq_line_id, line]));
  return (now?.lines ?? []).flatMap(({ rfq_line_id: line, shares, chosen_by: { own: mine, name } }) => {
    const mineBefore = own.get(line);
    const same = !mineBefore || sameShares(mineBefore.shares, shares);
    return mine || same ? [] : [{ line, name }];
  });
}

/** Those of overruled lines that are not the reader's own again. */
export function stillOverruled(overruled: readonly Overruled[], now: AwardChoice | undefined): Overruled[] {
  const own = new Set(now?.lines.filter(({ chosen_by }) => chosen_by.own).map(({ rfq_line_id }) => rfq_line_id));
  return overruled.filter(({ line }) => !own.has(line));
}

/** A line that a colleague had chosen before the reader's own choice of it came to the server. */
export interface Overtaken extends Overruled {
  /** What the reader had chosen; none: the line was taken out. */
  shares: readonly Share[];
}

/** What the reader chose and a colleague had chosen otherwise before, as long as it is so. */
export function overtakenIn(
  kept: AwardChoice | undefined,
  waiting: Readonly<Record<string, { shares: readonly Share[]; overtaken?: true }>>,
): Overtaken[] {
  return (kept?.lines ?? []).flatMap(({ rfq_line_id: line, shares: now, chosen_by: { own, name } }) => {
    const mine = waiting[line];
    return mine?.overtaken && !own && !sameShares(mine.shares, now) ? [{ line, name, shares: mine.shares }] : [];
  });
}

/** Who chose the lines of a selection that the reader did not choose, by line; what waits to be kept is the reader's own. */
export function chosenByOthers(
  kept: AwardChoice | undefined,
  selection: Selection,
  waiting: Selection,
): ReadonlyMap<string, string> {
  const lines = (kept?.lines ?? []).filter(
    ({ rfq_line_id: line, chosen_by: by }) => !by.own && selection[line] && !(line in waiting),
  );
  return new Map(lines.map(({ rfq_line_id, chosen_by }) => [rfq_line_id, chosen_by.name]));
}
