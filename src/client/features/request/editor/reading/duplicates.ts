import { isQuantity } from '../../../../../contract/figures';
import Big from 'big.js';
import { MAX_HEADING } from '../../../../../contract/constants';
import { trimDecimal } from '../../../../../domain/money/exact';
import { inSlices } from '../../../../ui/inSlices';
import { type EditorLine, isBlank } from '../editorLine';
import { factsOf } from '../lineFacts';
import { weighed } from '../understanding';

const LONGEST_TAG = 60;
const LONGEST_REMARK = 300;
/** Kinds of which nobody knows when two lines are one. */
const UNKNOWN: ReadonlySet<string> = new Set(['other', 'unclassified']);

/** What must agree before two lines are one; null for a line that is never joined. */
function identity({ excluded, spec, qty, uom, target_price }: EditorLine): string | null {
  const sized = spec.nps.length > 0 || Boolean(spec.bolt_size) || Boolean(spec.section);
  const known = spec.category !== null && !UNKNOWN.has(spec.category) && (sized || spec.grade !== null);
  if (excluded || !known || !isQuantity(qty)) return null;
  // Two bolts without a size need not be one thing.
  if (spec.category === 'bolt' && !sized) return null;
  return [spec.canonical_key, uom ?? '', target_price].join('\n');
}

/** How many lines would go if lines of the same material were joined, counted in slices; null once `gone`. */
export async function duplicatesAhead(lines: readonly EditorLine[], gone: () => boolean): Promise<number | null> {
  const { joined, add } = joining();
  return (await inSlices(lines, add, gone)) && !gone() ? lines.length - joined.length : null;
}

/** The list with lines of one material joined: quantities summed, tags and remarks of all kept. */
export function joinDuplicates(lines: readonly EditorLine[]): EditorLine[] {
  const { joined, add } = joining();
  lines.forEach(add);
  return joined.map(({ line, sum }) => (sum ? weighed({ ...line, ...sum }) : line));
}

type Sum = Pick<EditorLine, 'qty' | 'heading' | 'tag' | 'remark'>;
/** A line with what those that were joined to it come to; null where none was. */
type Joined = { line: EditorLine; sum: Sum | null };

/** The list as it becomes, and what joins the next line to it. Counted after every change: nothing is weighed here. */
function joining() {
  const firsts = new Map<string, Joined>();
  const joined: Joined[] = [];
  const add = (line: EditorLine): void => {
    const key = knownIdentity(line);
    const first = key === null ? undefined : firsts.get(key);
    const sum = first && join(first.sum ?? first.line, line);
    if (first && sum) {
      first.sum = sum;
      return;
    }
    const own = { line, sum: null };
    if (key !== null) firsts.set(key, own);
    joined.push(own);
  };
  return { joined, add };
}

function knownIdentity(line: EditorLine): string | null {
  const facts = factsOf(line);
  if (facts.identity === undefined) facts.identity = isBlank(line) || line.toRead ? null : identity(line);
  return facts.identity;
}

/** Null where something would be lost: a heading, a tag, a remark, or a quantity beyond what a line can hold. */
function join(first: Sum, next: Sum): Sum | null {
  const qty = trimDecimal(new Big(first.qty).plus(next.qty));
  const heading = together(first.heading, next.heading, ', ');
  const tag = together(first.tag ?? '', next.tag ?? '', ', ');
  const remark = together(first.remark, next.remark, ' / ');
  const fits = tag.length <= LONGEST_TAG && remark.length <= LONGEST_REMARK && heading.length <= MAX_HEADING;
  return fits && isQuantity(qty) ? { qty, heading, tag: tag || null, remark } : null;
}

function together(a: string, b: string, between: string): string {
  return [...new Set([...a.split(between), ...b.split(between)].map((each) => each.trim()).filter(Boolean))].join(
    between,
  );
}
