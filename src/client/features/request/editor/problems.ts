import { UNREAD_CELLS, oneOf } from '../../../../contract/choices';
import type { Issue } from '../../../../contract/envelope';
import { isAmount } from '../../../../contract/figures';
import { closesAt } from '../../../../domain/time/deadline';
import type { UnreadCell } from '../../../../contract/entities/rfq';
import { type EditorLine, isBlank, wrongCells } from './editorLine';
import { needsLook } from './lineConflicts';
import type { TermsForm } from './terms';

/** What still keeps a request from being sent. */
export type Problem = 'title' | 'deadline_missing' | 'deadline_past' | 'rate' | 'no_lines' | 'lines';

/** All problems, in the order in which the screen shows their places. */
export function problemsOf(terms: TermsForm, lines: readonly EditorLine[], now: number): Problem[] {
  const items = lines.filter((line) => !line.excluded && !isBlank(line));
  const problems: Problem[] = [];
  if (!terms.title.trim()) problems.push('title');
  if (items.length === 0) problems.push('no_lines');
  if (items.some((line) => wrongCells(line).length > 0)) problems.push('lines');
  if (!terms.deadline_date) problems.push('deadline_missing');
  else if (closesAt(terms.deadline_date).getTime() <= now) problems.push('deadline_past');
  if (terms.usd_allowed && !(isAmount(terms.usd_krw_rate) && Number(terms.usd_krw_rate) > 0)) problems.push('rate');
  return problems;
}

/** A cell of the sheet by the place of its row. */
export type WrongCell = { row: number; key: UnreadCell };

/** The cells of the sheet that lack something, could not be read or were refused, row by row. */
export function cellsToMend(
  lines: readonly EditorLine[],
  refused: ReadonlyMap<string, string> = new Map(),
): WrongCell[] {
  return lines
    .filter((one) => !one.excluded)
    .flatMap((line, row) => {
      const code = oneOf(UNREAD_CELLS, refused.get(line.key));
      const keys = new Set([...(code ? [code] : []), ...wrongCells(line)]);
      return ORDER.filter((key) => keys.has(key)).map((key) => ({ row, key }));
    });
}

/** Cells in the order of the sheet's columns. */
const ORDER = UNREAD_CELLS;

/** Lines that somebody should look at, and the place of the first in the sheet. */
export function toCheck(lines: readonly EditorLine[]): { count: number; first: number } {
  const rows = lines.filter((one) => !one.excluded);
  return { count: rows.filter(needsLook).length, first: rows.findIndex(needsLook) };
}

/** The same map each time, so that nothing is worked out again for it. */
export const NOTHING_REFUSED: ReadonlyMap<string, string> = new Map();

/** The codes the server gave per line, by the line's key; `sent` are the lines in the order in which they went out. */
export function refusedLines(issues: readonly Issue[], sent: readonly EditorLine[]): Map<string, string> {
  const refused = new Map<string, string>();
  for (const { path, code } of issues) {
    const line = path[0] === 'lines' ? sent[Number(path[1])] : undefined;
    if (line) refused.set(line.key, code);
  }
  return refused;
}
