import type { Category, Detail, ItemField, ParsedItem, ParsedLine, Span, Warning } from '../types';
import type { Source } from './normalize';
import type { WordHit } from './words';

/** Blanks, commas and colons around a field are no part of it. Letters and digits, the usual case, need no pattern. */
function isEdge(s: string, index: number): boolean {
  const code = s.charCodeAt(index);
  return (code < 48 || code === 58 || code > 126) && /[\s,:]/.test(s[index] ?? '');
}

/** Said to be known of a right reading: they make it no less sure. */
const NO_DOUBT: ReadonlySet<string> = new Set([
  'grade_sts_carbon',
  'grade_sts_stainless',
  'missing_quantity',
  'missing_length',
]);

/** Collects what was read of one line, with its place in the original text and how sure the reading is. */
export class FieldSheet {
  readonly item: ParsedItem = { category: 'other' };
  coating: ParsedLine['coating'] = null;
  boltSize: ParsedLine['bolt_size'] = null;
  details: Detail[] = [];
  remainder: string[] = [];
  private confidence: ParsedLine['confidence'] = {};
  private spans: ParsedLine['spans'] = {};

  constructor(private readonly source: Source) {}

  put<F extends ItemField>(
    field: F,
    value: ParsedItem[F] | undefined,
    at: { start: number; end: number } | null | undefined,
    sure: number,
  ): void {
    if (value === undefined || (Array.isArray(value) && !value.length)) return;
    if (typeof value === 'number' && !Number.isFinite(value)) return;
    this.item[field] = value;
    this.confidence[field] = sure;
    const span = at ? this.span(at.start, at.end) : null;
    if (span) this.spans[field] = span;
  }

  /** The words of the item: what names its category and type. */
  typeSpan(hits: readonly WordHit[], category: Category): { start: number; end: number } | null {
    const typed = hits.find((hit) => hit.marks.some((m) => m.startsWith(`${category}:`)));
    const named = hits.find((hit) => hit.marks.some((m) => m.startsWith('item:') || m === 'weak:BALL'));
    const letter = hits.find((hit) => hit.marks.includes('weak:TEE'));
    const word = named ?? typed ?? letter;
    if (word) {
      this.confidence.category = word === letter ? 0.85 : 0.98;
      const span = this.span(word.start, word.end);
      if (span) this.spans.category = span;
    }
    return typed ?? word ?? null;
  }

  /** `ceiling`: how sure the line as a whole can be at most, by what of its text no field explains. */
  finish(warnings: Warning[], ceiling = 1): ParsedLine {
    this.confidence.category ??= this.item.grade ? 0.9 : 0.75;
    const values = Object.values(this.confidence);
    const doubt = warnings.some(({ code }) => !NO_DOUBT.has(code)) ? 0.15 : 0;
    const overall = Math.max(0, Math.min(...values, ceiling) - doubt);
    const { text } = this.source;
    return {
      text,
      item: this.item,
      confidence: this.confidence,
      overall: Number(overall.toFixed(2)),
      spans: this.spans,
      warnings,
      coating: this.coating,
      bolt_size: this.boltSize,
      details: this.details,
      remainder: this.remainder,
    };
  }

  private span(start: number, end: number): Span | null {
    const { source } = this;
    const { s, text } = source;
    let [a, b] = [start, end];
    while (a < b && isEdge(s, a)) a++;
    while (b > a && isEdge(s, b - 1)) b--;
    if (b <= a) return null;
    const from = Math.min(source.at(a), text.length);
    let to = Math.min(source.at(b), text.length);
    if (to <= from) to = Math.min(from + 1, text.length);
    return from < to ? [from, to] : null;
  }
}
