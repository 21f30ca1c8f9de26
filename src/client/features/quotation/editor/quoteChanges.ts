import Big from 'big.js';
import type { Quotation, QuotationInput, QuotationLineInput } from '../../../../contract/entities/quotation';
import { isFigure } from '../../../ui/numberText';
import { lineInputOf } from './lineInput';
import { isAnswered, type QuoteRow } from './quoteRow';

const FIELDS = [
  'response',
  'unit_price',
  'price_uom',
  'weight_basis',
  'weight_discount_pct',
  'lead_days',
  'maker',
  'origin',
  'supply',
  'moq',
  'multiple',
  'certificate_type',
  'remark',
  'no_quote_reason',
] as const satisfies readonly (keyof QuotationLineInput)[];

/** A line that the quotation to be sent answers otherwise than the one that stands; null for no answer. */
export interface QuoteChange {
  line_no: number;
  before: QuotationLineInput | null;
  after: QuotationLineInput | null;
}

/** What sending these rows changes of the quotation that stands, in the order of the lines. */
export function quoteChanges({ lines }: Pick<Quotation, 'lines'>, rows: readonly QuoteRow[]): QuoteChange[] {
  const standing = new Map(lines.map((line) => [line.rfq_line_id, line]));
  return rows.flatMap((row) => {
    const before = standing.get(row.id) ?? null;
    const after = isAnswered(row) ? lineInputOf(row) : null;
    return isSame(before, after) ? [] : [{ line_no: row.line.line_no, before, after }];
  });
}

function isSame(before: QuotationLineInput | null, after: QuotationLineInput | null): boolean {
  if (before === null || after === null) return before === after;
  const spec = (line: QuotationLineInput) => JSON.stringify(line.offered_spec ?? null);
  return FIELDS.every((key) => sameValue(before[key], after[key])) && spec(before) === spec(after);
}

/** Terms that are named where they change, and what each is called; validity and freight are shown from what to what. */
export const NAMED_TERMS = {
  currency: 'term.currency',
  delivery_term: 'term.deliveryTerm',
  payment_term: 'term.paymentTerm',
  vat: 'term.vat',
  min_order_amount: 'term.minOrder',
  all_or_nothing: 'term.allOrNothing',
  memo: 'term.memo',
  attachments: 'quote.files',
} as const;
type NamedTerm = keyof typeof NAMED_TERMS;

type Head = Pick<QuotationInput, Exclude<NamedTerm, 'attachments'>> & Pick<Quotation, 'attachments'>;

/** The terms and files of a quotation to be sent that differ from the one that stands. */
export function changedTerms(standing: Head, next: Head): NamedTerm[] {
  const valueOf = (head: Head, term: NamedTerm) =>
    term === 'attachments' ? head.attachments.map(({ file_id }) => file_id).join() : head[term];
  return (Object.keys(NAMED_TERMS) as NamedTerm[]).filter(
    (term) => !sameValue(valueOf(standing, term), valueOf(next, term)),
  );
}

/** Numbers are compared as such: `27000.00` is `27000`. */
function sameValue(before: unknown, after: unknown): boolean {
  const [first, second] = [before ?? '', after ?? ''].map(String) as [string, string];
  if (first === second) return true;
  return isFigure(first) && isFigure(second) && new Big(first).eq(second);
}
