import { openQuestions } from '../../../../domain/material/openQuestions';
import { parseLine } from '../../../../domain/material/parseLine';
import type { WarningCode } from '../../../../domain/material/types';
import { isDoubtful } from '../../../shared/readingDoubt';
import { type EditorLine, isBlank } from './editorLine';

/** Doubts about how the quantity was read, which end once a person wrote another. */
const OF_QUANTITY: readonly string[] = [
  'missing_quantity',
  'odd_quantity',
  'about_quantity',
  'returned_quantity',
  'spare_added',
  'quantity_unread',
  'quantity_formula',
  'quantity_product',
  'amount_mismatch',
];
/** Those about its unit. */
const OF_UNIT: readonly string[] = ['unit_unknown', 'unit_assumed', 'pack_counted'];

/** Whether a doubt is about the quantity or its unit, which a correction of the material says nothing of. */
export const isOfQuantity = (code: string): boolean => OF_QUANTITY.includes(code) || OF_UNIT.includes(code);

/** Whether a doubt ends when a person writes another quantity, or a unit as well. */
export const endsByQuantity = (code: string, units: boolean): boolean =>
  OF_QUANTITY.includes(code) || (units && OF_UNIT.includes(code));

/** What is known of a line beside its cells. */
interface Known {
  /** Words of it that nobody knows; looked for where they are not given. */
  unread?: readonly string[];
  /** Its section as it was written. */
  section?: string | undefined;
}

function openOf(line: EditorLine, { unread, section }: Known): WarningCode[] {
  if (isBlank(line)) return [];
  const { spec, raw_text: text, qty, uom } = line;
  const strange = unread ?? (text.trim() ? parseLine(text).remainder : []);
  return openQuestions({ spec, text, qty, uom, unread: strange, section }).filter(
    (code) =>
      !(code === 'missing_size' && line.unread.size !== undefined) &&
      !(code === 'missing_kind' && line.unread.category !== undefined),
  );
}

/**
 * What a line leaves open after a change of its cells, whether they were read, typed or pasted. What was open `before` and
 * no question any more, a person found right: it does not come again.
 */
export function questionsAfter(before: EditorLine, line: EditorLine, known: Known = {}): WarningCode[] {
  const unsure = isDoubtful({ confidence: before.confidence, warnings: [] });
  const answered = unsure
    ? []
    : openOf(before, { ...known, section: undefined }).filter((code) => !before.warnings.includes(code));
  return openOf(line, known).filter((code) => !answered.includes(code));
}

/** The line with the questions that a change of its quantity or unit brought or answered; its other doubts stay. */
export function asking(before: EditorLine, line: EditorLine, known: Known = {}): EditorLine {
  const [was, open] = [openOf(before, known), questionsAfter(before, line, known)];
  const kept = line.warnings.filter((code) => !was.some((one) => one === code) || open.some((one) => one === code));
  const warnings = [...kept, ...open.filter((code) => !kept.includes(code))];
  return warnings.join() === line.warnings.join() ? line : { ...line, warnings };
}
