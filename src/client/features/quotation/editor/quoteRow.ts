import type { QuotationLine, QuotationLineInput, SellerRequest } from '../../../../contract/entities/quotation';
import type { RfqLine } from '../../../../contract/entities/rfq';
import type { Spec } from '../../../../contract/entities/spec';
import type { Currency } from '../../../../contract/values';
import { offeredText } from '../../../../domain/material/answer/offeredText';
import { plainPrice, typedPrice } from '../../../../domain/money/typedNumber';

/** A price as it was typed, and what it was brought to since. */
export interface TypedPrice {
  unit_price: string;
  price_uom: string;
  now: { unit_price: string; price_uom: string };
}

/** One line of the quotation as the grid edits it: every typed value is kept as typed, even a wrong one. */
export interface QuoteRow {
  id: string;
  line: RfqLine;
  matched: boolean;
  /** What was requested, for reading and copying only; `original` are the buyer's words as far as sellers see them. */
  original: string;
  qty: string;
  uom: string;
  unit_weight: string;
  response: string;
  no_quote_reason: string;
  unit_price: string;
  price_uom: string;
  weight_discount_pct: string;
  weight_basis: string;
  /** Computed; '' while it cannot be. */
  amount: string;
  /** Of the quotation: a price may name it. */
  currency: Currency;
  maker: string;
  origin: string;
  supply: string;
  lead_days: string;
  moq: string;
  certificate_type: string;
  remark: string;
  /** What is offered instead, as typed or as it can be typed again. */
  offered: string;
  offered_spec: Spec | null;
  deviations: NonNullable<QuotationLineInput['deviations']>;
  multiple: string;
  /** The own lot it is quoted from; '' for none. */
  stock_item_id: string;
  /** What the price was typed as, before its unit was switched; null where it is as it was typed. */
  typed_as: TypedPrice | null;
  /** The buyer changed the line after the submitted answer, which does not stand any more. */
  outdated: boolean;
  /** So much of the line was that answer for; null where it had none. */
  answered: string | null;
}

/** Row of a line with what was answered so far; unanswered it starts as "exact" in the unit that was requested. */
export function rowOf(line: RfqLine, answer: QuotationLine | undefined, matched: boolean): QuoteRow {
  return {
    id: line.id,
    line,
    matched,
    original: line.raw_text,
    qty: line.qty ?? '',
    uom: line.uom ?? '',
    unit_weight: line.unit_weight_kg ?? '',
    response: answer?.response ?? 'exact',
    no_quote_reason: answer?.no_quote_reason ?? '',
    unit_price: answer?.unit_price ?? '',
    price_uom: answer?.price_uom ?? line.uom ?? 'EA',
    weight_discount_pct: answer?.weight_discount_pct ?? '0',
    weight_basis: answer?.weight_basis ?? 'theoretical',
    amount: '',
    currency: 'KRW',
    maker: answer?.maker ?? '',
    origin: answer?.origin ?? '',
    supply: answer?.supply ?? '',
    lead_days: answer?.lead_days == null ? '' : String(answer.lead_days),
    moq: answer?.moq ?? '',
    certificate_type: answer?.certificate_type ?? '',
    remark: answer?.remark ?? '',
    offered: answer?.response === 'alternate' ? offeredText(answer.deviations) : '',
    offered_spec: answer?.offered_spec ?? null,
    deviations: answer?.deviations ?? [],
    multiple: answer?.multiple ?? '',
    stock_item_id: answer?.stock_item_id ?? '',
    typed_as: null,
    outdated: false,
    answered: null,
  };
}

/** Rows of a request: its items, not its headings, with the newest work on each. */
export function rowsOf(request: SellerRequest): QuoteRow[] {
  const kept = request.draft ?? request.quotation;
  const answers = new Map(
    kept?.lines.map((line) => [
      line.rfq_line_id,
      { ...line, unit_price: line.unit_price && typedPrice(line.unit_price, kept.currency) },
    ]),
  );
  const matched = new Set(request.matched_line_ids);
  const outdated = new Map(
    request.quotation?.lines.flatMap((line) =>
      line.needs_reconfirm ? [[line.rfq_line_id, line.qty_offered] as const] : [],
    ),
  );
  return request.lines
    .filter((line) => !line.excluded)
    .map((line) => ({
      ...rowOf(line, answers.get(line.id), matched.has(line.id)),
      outdated: outdated.has(line.id),
      answered: outdated.get(line.id) ?? null,
    }));
}

/** Brings amended lines under the present answers: typed work stays, new lines start empty. */
export function rowsOnto(request: SellerRequest, rows: readonly QuoteRow[]): QuoteRow[] {
  const mine = new Map(rows.map((row) => [row.id, row]));
  return rowsOf(request).map((fresh) => {
    const own = mine.get(fresh.id);
    if (!own) return fresh;
    const { line, matched, outdated, answered, original, qty, uom, unit_weight } = fresh;
    return { ...own, line, matched, outdated, answered, original, qty, uom, unit_weight };
  });
}

/** A priced line, or one that says why it is not. Others count as unanswered. */
export function isAnswered(row: QuoteRow): boolean {
  return row.response === 'no_quote' || plainPrice(row.unit_price, row.currency) !== '';
}

/** Whether a row offers something: it has a price, however good, and is not turned down. */
export const isQuoted = (row: QuoteRow): boolean =>
  row.response !== 'no_quote' && plainPrice(row.unit_price, row.currency) !== '';
