import type { QuotationInput, SellerRequest } from '../../../../contract/entities/quotation';
import type { Attachment } from '../../../../contract/entities/file';
import { sameValue, type Sheet, type SheetRow } from '../../../shell/autosave/sheet';
import { lineInputOf } from './lineInput';
import { changedForm, type QuoteForm } from './quoteForm';
import { withResponse } from './offered';
import { type QuoteRow, rowsOf } from './quoteRow';
import { type QuoteTerms, termsOf } from './quoteTerms';

/** Cells of a line that the seller fills in. */
export const CELLS = [
  'response',
  'unit_price',
  'price_uom',
  'weight_discount_pct',
  'weight_basis',
  'maker',
  'origin',
  'supply',
  'lead_days',
  'moq',
  'multiple',
  'certificate_type',
  'no_quote_reason',
  'remark',
  'offered_spec',
  'deviations',
  'stock_item_id',
] as const satisfies readonly (keyof QuoteRow)[];
export type QuoteCell = (typeof CELLS)[number];

const made = new WeakMap<QuoteRow, SheetRow>();

/** A line by the cells that the seller fills in; the same for the same row. */
export function sheetRow(row: QuoteRow): SheetRow {
  const known = made.get(row);
  if (known) return known;
  const cells = Object.fromEntries(CELLS.map((cell) => [cell, row[cell]]));
  const sheet = { id: row.id, cells: { ...cells, weight_discount_pct: row.weight_discount_pct || '0' } };
  made.set(row, sheet);
  return sheet;
}

const headOf = (terms: QuoteTerms, files: readonly Attachment[]) => ({
  ...terms,
  freight_amount: terms.freight_amount || '0',
  files,
});

/** The quotation as the form holds it. */
export const sheetOf = ({ terms, rows, files }: QuoteForm): Sheet => ({
  fields: headOf(terms, files),
  rows: rows.map(sheetRow),
});

const taken = new WeakMap<QuoteRow, SheetRow>();

/** A line as the server takes it: a value that breaks a rule is left out. */
function takenRow(row: QuoteRow): SheetRow {
  const known = taken.get(row);
  if (known) return known;
  const input: Readonly<Record<string, unknown>> = lineInputOf(row);
  const typed = sheetRow(row);
  const left = CELLS.filter((cell) => !sameValue(typed.cells[cell], input[cell]));
  const sheet =
    left.length === 0
      ? typed
      : { id: row.id, cells: { ...typed.cells, ...Object.fromEntries(left.map((cell) => [cell, input[cell] ?? ''])) } };
  taken.set(row, sheet);
  return sheet;
}

/** The quotation as the server has it once this input was saved. */
export function takenSheet({ terms, rows, files }: QuoteForm, input: QuotationInput): Sheet {
  const { valid_until, freight_amount, min_order_amount, memo } = input;
  const head = { ...terms, valid_until, freight_amount, min_order_amount, memo } as unknown as QuoteTerms;
  return { fields: headOf(head, files), rows: rows.map(takenRow) };
}

/** The quotation as the server has it; amounts are not worked out. */
export function savedSheet(request: SellerRequest): Sheet {
  const kept = request.draft ?? request.quotation;
  return { fields: headOf(termsOf(request), kept?.attachments ?? []), rows: rowsOf(request).map(sheetRow) };
}

/** The form with a merged quotation in it: the lines stay those that are shown, what did not change stays the very same. */
export function withSheet(form: QuoteForm, { fields, rows }: Sheet): QuoteForm {
  const cellsOf = new Map(rows.map((row) => [row.id, row.cells]));
  const next = form.rows.map((row) => {
    const cells = cellsOf.get(row.id);
    const before = sheetRow(row).cells;
    const changed = cells ? CELLS.filter((cell) => !sameValue(before[cell], cells[cell])) : [];
    if (changed.length === 0) return row;
    const merged = { ...row, ...Object.fromEntries(changed.map((cell) => [cell, cells?.[cell]])) };
    return changed.includes('deviations') ? withResponse(merged, merged.response) : merged;
  });
  const names = Object.keys(form.terms) as (keyof QuoteTerms)[];
  const before = sheetOf({ ...form, rows: [] }).fields;
  const changed = names.filter((name) => !sameValue(before[name], fields[name]));
  const terms = { ...form.terms, ...Object.fromEntries(changed.map((name) => [name, fields[name]])) };
  return changedForm(form, { terms, rows: next, files: (fields['files'] ?? form.files) as readonly Attachment[] });
}
