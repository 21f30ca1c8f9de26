import { type EditorLine, isBlank } from '../editorLine';
import { conflictsOf } from '../lineConflicts';
import { SPEC_CELLS, specText, type SpecTexts, specTexts } from '../specTexts';
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
  const same: readonly (keyof SpecTexts)[] =
    cell === 'category' ? [] : cell === 'type' ? ['category'] : ['category', 'type'];
  return lines.filter((other) => {
    if (other.key === line.key || other.excluded || isBlank(other)) return false;
    const isSameKind = same.every((each) => specText(other.spec, each) === specText(line.spec, each));
    return isSameKind && specText(other.spec, cell) === from;
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

/** The one correction that an edit of the grid made; null when it did more or other things, or what it wrote is in doubt. */
export function correctionOf(before: readonly EditorLine[], after: readonly EditorLine[]): Correction | null {
  if (before.length !== after.length) return null;
  const isOther = (one: EditorLine, index: number) => one !== after[index];
  const only = before.findIndex(isOther);
  const [line, now] = [before[only], after[only]];
  if (only < 0 || only !== before.findLastIndex(isOther)) return null;
  if (!line || !now || line.raw_text !== now.raw_text || line.key !== now.key) return null;
  const [was, is] = [specTexts(line.spec), specTexts(now.spec)];
  const cells = SPEC_CELLS.filter((cell) => was[cell] !== is[cell]);
  const [cell] = cells;
  if (!cell || cells.length > 1 || conflictsOf(now).some(({ fields }) => fields.some((field) => field === cell)))
    return null;
  return { cell, from: was[cell], to: is[cell], line };
}
