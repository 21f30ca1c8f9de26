import { MAX_LINE_TEXT, MAX_READ_LINES } from '../../../../contract/constants';

/** The lines of a pasted list; empty ones do not count. A tab at the beginning stands for an empty cell and stays. */
export function linesOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(/^ +| +$/g, ''))
    .filter((line) => line.trim() !== '');
}

export type ListFault = 'tooMany' | 'tooLong';

/** Why a list cannot be sent for reading. */
export function listFault(lines: readonly string[]): ListFault | null {
  if (lines.length > MAX_READ_LINES) return 'tooMany';
  return lines.some((line) => line.length > MAX_LINE_TEXT) ? 'tooLong' : null;
}
