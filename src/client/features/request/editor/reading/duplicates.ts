import Big from 'big.js';
import { quantity } from '../../../../../contract/values';
import { trimDecimal } from '../../../../../domain/money/exact';
import { type EditorLine, isBlank } from '../editorLine';
import { weighed } from '../understanding';

const LONGEST_TAG = 60;
const LONGEST_REMARK = 300;
/** Kinds of which nobody knows when two lines are one. */
const UNKNOWN: ReadonlySet<string> = new Set(['other', 'unclassified']);

/** What must agree before two lines are one; null for a line that is never joined. */
function identity({ excluded, spec, qty, uom, target_price }: EditorLine): string | null {
  const sized = spec.nps.length > 0 || Boolean(spec.bolt_size) || Boolean(spec.section);
  const known = spec.category !== null && !UNKNOWN.has(spec.category) && (sized || spec.grade !== null);
  if (excluded || !known || !quantity.safeParse(qty).success) return null;
  // Two bolts without a size need not be one thing.
  if (spec.category === 'bolt' && !sized) return null;
  return [spec.canonical_key, uom ?? '', target_price].join('\n');
}

/** How many lines would go if lines of the same material were joined. */
export function countDuplicates(lines: readonly EditorLine[]): number {
  return lines.length - joinDuplicates(lines).length;
}

/** The list with lines of one material joined: quantities summed, tags and remarks of all kept. */
export function joinDuplicates(lines: readonly EditorLine[]): EditorLine[] {
  const firsts = new Map<string, number>();
  const joined: EditorLine[] = [];
  for (const line of lines) {
    const key = isBlank(line) ? null : identity(line);
    const at = key === null ? undefined : firsts.get(key);
    const first = at === undefined ? undefined : joined[at];
    const sum = first && join(first, line);
    if (sum && at !== undefined) joined[at] = sum;
    else {
      if (key !== null) firsts.set(key, joined.length);
      joined.push(line);
    }
  }
  return joined;
}

/** Null where something would be lost: a tag, a remark, or a quantity beyond what a line can hold. */
function join(first: EditorLine, next: EditorLine): EditorLine | null {
  const qty = trimDecimal(new Big(first.qty).plus(next.qty));
  const tag = together(first.tag ?? '', next.tag ?? '', ', ');
  const remark = together(first.remark, next.remark, ' / ');
  const fits = quantity.safeParse(qty).success && tag.length <= LONGEST_TAG && remark.length <= LONGEST_REMARK;
  return fits ? weighed({ ...first, qty, tag: tag || null, remark }) : null;
}

function together(a: string, b: string, between: string): string {
  return [...new Set([...a.split(between), ...b.split(between)].map((each) => each.trim()).filter(Boolean))].join(
    between,
  );
}
