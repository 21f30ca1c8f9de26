import { type EditorLine, isBlank } from '../editorLine';
import { SPEC_CELLS, type SpecTexts, specTexts } from '../specTexts';
import { corrected } from '../understanding';

/** A correction of one cell, as it can be made in other lines too. */
export interface Correction {
  cell: (typeof SPEC_CELLS)[number];
  from: string;
  to: string;
  /** The line as it was before. */
  line: EditorLine;
}

/** Lines that the same correction fits: the same kind of item with the same text in that cell. */
export function alike(lines: readonly EditorLine[], { cell, from, to, line }: Correction): EditorLine[] {
  if (from === to) return [];
  const model = specTexts(line.spec);
  const same: readonly (keyof SpecTexts)[] =
    cell === 'category' ? [] : cell === 'type' ? ['category'] : ['category', 'type'];
  return lines.filter((other) => {
    if (other.key === line.key || other.excluded || isBlank(other)) return false;
    const texts = specTexts(other.spec);
    return texts[cell] === from && same.every((each) => texts[each] === model[each]);
  });
}

/** The lines with the correction made in those named. */
export function correctedIn(
  lines: readonly EditorLine[],
  keys: ReadonlySet<string>,
  { cell, to }: Pick<Correction, 'cell' | 'to'>,
): EditorLine[] {
  return lines.map((line) => (keys.has(line.key) ? corrected(line, { [cell]: to }) : line));
}

/** The one correction that an edit of the grid made; null when it did more or other things. */
export function correctionOf(before: readonly EditorLine[], after: readonly EditorLine[]): Correction | null {
  if (before.length !== after.length) return null;
  const changed = before.flatMap((line, index) => (line === after[index] ? [] : [index]));
  const [only] = changed;
  const line = only === undefined ? undefined : before[only];
  const now = only === undefined ? undefined : after[only];
  if (changed.length !== 1 || !line || !now || line.raw_text !== now.raw_text || line.key !== now.key) return null;
  const [was, is] = [specTexts(line.spec), specTexts(now.spec)];
  const cells = SPEC_CELLS.filter((cell) => was[cell] !== is[cell]);
  const [cell] = cells;
  return cell && cells.length === 1 ? { cell, from: was[cell], to: is[cell], line } : null;
}
