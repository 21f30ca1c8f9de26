import type { QuotationLineInput } from '../../../../contract/entities/quotation';
import { inSlices } from '../../../ui/inSlices';
import { isQuoted, type QuoteRow } from './quoteRow';
import { cellIsGood, choiceIsGood, plainFigure } from './rowIssues';

const known = new WeakMap<QuoteRow, QuotationLineInput>();

/** What is sent of a row. A value that breaks a rule is left out: it stays marked in its cell and is never sent. */
export function lineInputOf(row: QuoteRow): QuotationLineInput {
  const kept = known.get(row);
  if (kept) return kept;
  const input = inputOfRow(row);
  known.set(row, input);
  return input;
}

function inputOfRow(row: QuoteRow): QuotationLineInput {
  const number = (key: 'unit_price' | 'moq' | 'multiple' | 'lead_days' | 'weight_discount_pct') =>
    cellIsGood(row, key) ? plainFigure(row, key) || null : null;
  const text = (key: 'maker' | 'origin' | 'remark') => (cellIsGood(row, key) ? row[key].trim() || null : null);
  const choice = (key: Parameters<typeof choiceIsGood>[1], otherwise: string | null) =>
    choiceIsGood(row, key) ? row[key] || otherwise : otherwise;
  const refused = row.response === 'no_quote';
  const days = number('lead_days');
  return {
    rfq_line_id: row.id,
    response: choice('response', 'exact') as QuotationLineInput['response'],
    no_quote_reason: refused ? (choice('no_quote_reason', null) as QuotationLineInput['no_quote_reason']) : null,
    offered_spec: row.response === 'alternate' ? row.offered_spec : null,
    deviations: row.response === 'alternate' ? row.deviations : [],
    maker: text('maker'),
    origin: text('origin'),
    supply: choice('supply', null) as QuotationLineInput['supply'],
    stock_item_id: !refused && row.supply === 'stock' ? row.stock_item_id || null : null,
    // All of what was requested: the server takes the line's present quantity.
    qty_offered: null,
    unit_price: refused ? null : number('unit_price'),
    price_uom: choice('price_uom', row.line.uom) as QuotationLineInput['price_uom'],
    weight_basis: choice('weight_basis', 'theoretical') as QuotationLineInput['weight_basis'],
    weight_discount_pct: number('weight_discount_pct') ?? '0',
    moq: number('moq'),
    multiple: number('multiple'),
    lead_days: days === null ? null : Number(days),
    certificate_type: choice('certificate_type', null) as QuotationLineInput['certificate_type'],
    remark: text('remark'),
  };
}

/** What the quoted lines promise, as it is sent: a cell may still say "2 weeks". */
export const leadTimesOf = (rows: readonly QuoteRow[]) =>
  rows.filter(isQuoted).map((row) => ({ line_no: row.line.line_no, lead_days: lineInputOf(row).lead_days ?? null }));

const written = new WeakMap<QuoteRow, string>();

/** The same as JSON, written once for each row. */
export function lineTextOf(row: QuoteRow): string {
  const kept = written.get(row);
  if (kept !== undefined) return kept;
  const text = JSON.stringify(lineInputOf(row));
  written.set(row, text);
  return text;
}

/**
 * Works out the input of many rows in slices, so that nobody waits for it; the next look at them costs nothing. After
 * an edit only the rows that changed are new.
 */
export async function prepareInputs(rows: readonly QuoteRow[]): Promise<void> {
  await inSlices(rows, lineTextOf);
}
