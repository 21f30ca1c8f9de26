import { type SpecConflict, specConflicts } from '../../../../domain/material/specConflicts';
import type { EditorLine } from './editorLine';
import { factsOf } from './lineFacts';

/** The fields of a line's material that contradict one another. */
export function conflictsOf(line: EditorLine): readonly SpecConflict[] {
  const facts = factsOf(line);
  facts.conflicts ??= specConflicts(line.spec);
  return facts.conflicts;
}
