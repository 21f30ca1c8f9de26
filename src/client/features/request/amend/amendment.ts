import type { RfqLineInput, Rfq, RfqLine, RfqTerms } from '../../../../contract/entities/rfq';
import { sameQuestion } from '../../../../domain/material/sameQuestion';
import { type EditorLine, isBlank, toInput } from '../editor/editorLine';
import { type TermsForm, toForm, toTerms } from '../editor/terms';

/** Terms that may change while sellers are quoting. */
export const AMENDABLE = [
  'title',
  'project_name',
  'required_date',
  'delivery_term',
  'delivery_place',
  'payment_term',
  'payment_note',
  'certificate_type',
  'origins_allowed',
  'makers_allowed',
  'partial_allowed',
  'alternates_allowed',
  'split_allowed',
  'show_target_price',
  'memo',
] as const satisfies readonly (keyof RfqTerms)[];
export type AmendableTerm = (typeof AMENDABLE)[number];

/** The terms that differ from those of the request. */
export function changedTerms(rfq: Rfq, form: TermsForm): Partial<Pick<RfqTerms, AmendableTerm>> {
  const before = toTerms(toForm(rfq, 'ko'));
  const after = toTerms(form);
  return Object.fromEntries(
    AMENDABLE.filter((term) => JSON.stringify(before[term]) !== JSON.stringify(after[term])).map((term) => [
      term,
      after[term],
    ]),
  );
}

export interface LineChanges {
  /** Known lines that sellers answer again, and how they read before. */
  requestedAgain: { line: EditorLine; before: RfqLine }[];
  added: EditorLine[];
  removed: RfqLine[];
  /** Lines whose heading, tag or wished price alone changed: no answer is requested again. */
  silent: number;
}

/** What sellers must answer again when these lines stand in place of those of the request. */
export function lineChanges(rfq: Rfq, lines: readonly EditorLine[]): LineChanges {
  const known = new Map(rfq.lines.map((line) => [line.id, line]));
  const changes: LineChanges = { requestedAgain: [], added: [], removed: [], silent: 0 };
  const requested = new Set<string>();
  for (const line of lines) {
    if (line.excluded || isBlank(line)) continue;
    const before = known.get(line.key);
    requested.add(line.key);
    const after = questionOf(line);
    if (!before) changes.added.push(line);
    else if (before.excluded || !sameQuestion(before, after)) changes.requestedAgain.push({ line, before });
    else if (
      (before.heading ?? '') !== (after.heading ?? '') ||
      (before.tag ?? '') !== (after.tag ?? '') ||
      !samePrice(before.target_price, after.target_price)
    ) {
      changes.silent += 1;
    }
  }
  changes.removed = rfq.lines.filter((line) => !line.excluded && !requested.has(line.id));
  return changes;
}

const questionOf = (line: EditorLine) => {
  const { spec, qty = null, uom = null, remark = null } = toInput(line);
  const { heading = null, tag = null, target_price = null } = toInput(line);
  return { spec, qty, uom, remark, heading, tag, target_price };
};

const samePrice = (before: string | null, after: string | null) =>
  before === null || after === null ? before === after : Number(before) === Number(after);

type AmendLine = RfqLineInput & { id: string | null };

/** All lines as the server takes them: those it knows by id. */
export function amendLines(rfq: Rfq, lines: readonly EditorLine[]): AmendLine[] {
  const known = new Set(rfq.lines.map((line) => line.id));
  return lines
    .filter((line) => !isBlank(line))
    .map((line) => ({ ...toInput(line), id: known.has(line.key) ? line.key : null }));
}
