import { mergeEdits } from '../../../../shell/autosave/mergeEdits';
import { type Edits, editsOf, isUnchanged, type Sheet, type SheetRow } from '../../../../shell/autosave/sheet';
import type { WorkCopy } from '../../../../shell/autosave/workCopy';
import { AMENDABLE } from '../../amend/amendment';

/** What copies of a draft hold that did not get into the request as it was sent; null where all of it did. */
export function leftEdits(sent: Sheet, copies: readonly Pick<WorkCopy, 'edits' | 'sent'>[]): Edits | null {
  const mine = copies.filter((copy) => !copy.sent).reduce((sheet, { edits }) => mergeEdits(sheet, edits).sheet, sent);
  const left = editsOf(sent, mine);
  return isUnchanged(left) ? null : left;
}

const CARRIED: ReadonlySet<string> = new Set([...AMENDABLE, 'files', 'lists']);

/** What lines are charged to, by their cells and by the fields of the head; an amendment does not say it. */
const CHARGED = [
  ['cost_centre', 'cost_centre_id'],
  ['project', 'project_id'],
] as const;

/** The part of it that a request which collects quotations can still take, and the names of the fields that it cannot. */
export function carried({ fields, changed, added, removed }: Edits): { edits: Edits; fixed: readonly string[] } {
  const lost = CHARGED.flatMap(([cell, field]) =>
    changed.some(({ before }) => cell in before) || added.some(({ row }) => Boolean(row.cells[cell])) ? [field] : [],
  );
  const fixed = [...fields.flatMap(({ field }) => (CARRIED.has(field) ? [] : [field])), ...lost];
  const edits = {
    fields: fields.filter(({ field }) => CARRIED.has(field)),
    changed: changed.flatMap(({ row, before }) => {
      const left = uncharged(before);
      return Object.keys(left).length > 0 ? [{ row: unchargedRow(row), before: left }] : [];
    }),
    added: added.map(({ row, after }) => ({ row: unchargedRow(row), after })),
    removed: removed.map(unchargedRow),
  };
  return { edits, fixed: [...new Set(fixed)] };
}

const CELLS: ReadonlySet<string> = new Set(CHARGED.map(([cell]) => cell));
const uncharged = (cells: SheetRow['cells']): SheetRow['cells'] =>
  Object.fromEntries(Object.entries(cells).filter(([cell]) => !CELLS.has(cell)));
const unchargedRow = ({ id, cells }: SheetRow): SheetRow => ({ id, cells: uncharged(cells) });
