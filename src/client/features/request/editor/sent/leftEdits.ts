import { mergeEdits } from '../../../../shell/autosave/mergeEdits';
import { type Edits, editsOf, isUnchanged, type Sheet } from '../../../../shell/autosave/sheet';
import type { WorkCopy } from '../../../../shell/autosave/workCopy';
import { AMENDABLE } from '../../amend/amendment';

/** What copies of a draft hold that did not get into the request as it was sent; null where all of it did. */
export function leftEdits(sent: Sheet, copies: readonly Pick<WorkCopy, 'edits' | 'sent'>[]): Edits | null {
  const mine = copies.filter((copy) => !copy.sent).reduce((sheet, { edits }) => mergeEdits(sheet, edits).sheet, sent);
  const left = editsOf(sent, mine);
  return isUnchanged(left) ? null : left;
}

const CARRIED: ReadonlySet<string> = new Set([...AMENDABLE, 'files', 'lists']);

/** The part of it that a request which collects quotations can still take, and the names of the terms that it cannot. */
export function carried(edits: Edits): { edits: Edits; fixed: readonly string[] } {
  const fields = edits.fields.filter(({ field }) => CARRIED.has(field));
  const fixed = edits.fields.flatMap(({ field }) => (CARRIED.has(field) ? [] : [field]));
  return { edits: { ...edits, fields }, fixed };
}
