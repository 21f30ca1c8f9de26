import type { UnreadCell } from '../../../../contract/entities/rfq';
import type { SpecConflict } from '../../../../domain/material/specConflicts';
import type { SheetRow } from '../../../shell/autosave/sheet';

/** What is worked out of a line once; undefined until somebody asks for it. */
interface LineFacts<Row> {
  /** Whether nothing at all stands in it. */
  blank: boolean | undefined;
  /** Its cells that keep the list from being sent. */
  wrong: readonly UnreadCell[] | undefined;
  conflicts: readonly SpecConflict[] | undefined;
  /** Its cells as the grid has them, and as the autosave has them. */
  row: Row | undefined;
  sheet: SheetRow | undefined;
  /** What is sent of it. */
  text: string | undefined;
  /** What another line shares with it that is the same material; null where it is joined with none. */
  identity: string | null | undefined;
}

const facts = new WeakMap<object, LineFacts<never>>();

/**
 * Place for what is worked out of a line of the editor, whose module stands on this one; `Row` is its row in the grid. A
 * line never changes in place, so each is looked at once. All of it is one entry of one weak map: the collection of garbage
 * goes through every entry in one task, and a list has thousands of lines.
 */
export function factsOf<Row = unknown>(line: object): LineFacts<Row> {
  let own = facts.get(line) as LineFacts<Row> | undefined;
  if (!own) {
    own = {
      blank: undefined,
      wrong: undefined,
      conflicts: undefined,
      row: undefined,
      sheet: undefined,
      text: undefined,
      identity: undefined,
    };
    facts.set(line, own as LineFacts<never>);
  }
  return own;
}
