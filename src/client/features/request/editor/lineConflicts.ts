import { type SpecConflict, specConflicts } from '../../../../domain/material/specConflicts';
import { isStrangeType } from '../../../../domain/material/typeNames';
import { type EditorLine, isBlank, isUncertain } from './editorLine';
import { factsOf } from './lineFacts';

const none: readonly SpecConflict[] = [];

/** The fields of a line's material that contradict one another; of one whose words wait to be read nothing is known yet. */
export function conflictsOf(line: EditorLine): readonly SpecConflict[] {
  if (line.toRead) return none;
  const facts = factsOf(line);
  facts.conflicts ??= specConflicts(line.spec);
  return facts.conflicts;
}

/** Whether the type of a line is none that is known. */
export const hasStrangeType = (line: EditorLine): boolean => !line.toRead && isStrangeType(line.spec);

/**
 * Whether somebody should look at the line before it is sent: its reading is unsure, fields contradict one another, or its
 * type is not known. Every count of such lines counts these, and the grid marks a cell in each.
 */
export const needsLook = (line: EditorLine): boolean =>
  isUncertain(line) || (!line.excluded && !isBlank(line) && (hasStrangeType(line) || conflictsOf(line).length > 0));
