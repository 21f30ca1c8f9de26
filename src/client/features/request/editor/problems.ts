import type { Issue } from '../../../../contract/envelope';
import { amount } from '../../../../contract/values';
import { closesAt } from '../../../../domain/time/deadline';
import { type EditorLine, isBlank, missingIn } from './editorLine';
import type { TermsForm } from './terms';

/** What still keeps a request from being sent. */
export type Problem = 'title' | 'deadline_missing' | 'deadline_past' | 'rate' | 'no_lines' | 'lines';

/** All problems, in the order in which the screen shows their places. */
export function problemsOf(terms: TermsForm, lines: readonly EditorLine[], now: number): Problem[] {
  const items = lines.filter((line) => !line.excluded && !isBlank(line));
  const problems: Problem[] = [];
  if (items.length === 0) problems.push('no_lines');
  if (items.some((line) => missingIn(line).qty || missingIn(line).uom)) problems.push('lines');
  if (!terms.title.trim()) problems.push('title');
  if (!terms.deadline_date) problems.push('deadline_missing');
  else if (closesAt(terms.deadline_date).getTime() <= now) problems.push('deadline_past');
  const rate = amount.safeParse(terms.usd_krw_rate);
  if (terms.usd_allowed && !(rate.success && Number(rate.data) > 0)) problems.push('rate');
  return problems;
}

/** The first cell of the sheet that lacks something or was refused, by the place of its row; null when none does. */
export function firstWrongCell(
  lines: readonly EditorLine[],
  refused: ReadonlyMap<string, string> = new Map(),
): { row: number; key: 'qty' | 'uom' } | null {
  for (const [row, line] of lines.filter((one) => !one.excluded).entries()) {
    const code = refused.get(line.key);
    const missing = isBlank(line) ? { qty: false, uom: false } : missingIn(line);
    if (missing.qty || code === 'qty') return { row, key: 'qty' };
    if (missing.uom || code === 'uom') return { row, key: 'uom' };
  }
  return null;
}

/** The codes the server gave per line, by the line's key; `sent` are the lines in the order in which they went out. */
export function refusedLines(issues: readonly Issue[], sent: readonly EditorLine[]): Map<string, string> {
  const refused = new Map<string, string>();
  for (const { path, code } of issues) {
    const line = path[0] === 'lines' ? sent[Number(path[1])] : undefined;
    if (line) refused.set(line.key, code);
  }
  return refused;
}
