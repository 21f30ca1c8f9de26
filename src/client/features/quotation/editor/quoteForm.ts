import type { Attachment } from '../../../../contract/entities/file';
import type { QuotationInput, SellerRequest } from '../../../../contract/entities/quotation';
import { lineInputOf, lineTextOf } from './lineInput';
import { isAnswered, isQuoted, type QuoteRow, rowsOf, rowsOnto } from './quoteRow';
import { type QuoteTerms, termIssues, termsInputOf, termsOf } from './quoteTerms';
import { withAmount } from './rowAmount';
import { type CellIssue, rowIssues } from './rowIssues';

/** A quotation while it is written. */
export interface QuoteForm {
  terms: QuoteTerms;
  rows: QuoteRow[];
  files: readonly Attachment[];
}

const priced = (terms: QuoteTerms, rows: readonly QuoteRow[]) => rows.map((row) => withAmount(row, terms.currency));

/** The newest work on a request's quotation, or a fresh one. */
export function formOf(request: SellerRequest): QuoteForm {
  const terms = termsOf(request);
  const kept = request.draft ?? request.quotation;
  return { terms, rows: priced(terms, rowsOf(request)), files: kept?.attachments ?? [] };
}

/** The same work on the request as it reads now. */
export function formOnto(request: SellerRequest, { terms, rows, files }: QuoteForm): QuoteForm {
  return { files, terms, rows: priced(terms, rowsOnto(request, rows)) };
}

/** The form with other rows or terms, amounts computed again. */
export function changedForm(form: QuoteForm, change: Partial<QuoteForm>): QuoteForm {
  const { terms, rows, files } = { ...form, ...change };
  return { files, terms, rows: change.rows || change.terms ? priced(terms, rows) : rows };
}

/** What the server takes: everything as a draft, only the answered lines when it is submitted. */
export function inputOf(
  form: QuoteForm,
  request: SellerRequest,
  version: number,
  submit: boolean,
  seenRevision: number | null = null,
): QuotationInput {
  const rows = submit ? form.rows.filter(isAnswered) : form.rows;
  return {
    ...termsInputOf(form.terms, request),
    version,
    rfq_revision: seenRevision,
    lines: rows.map(lineInputOf),
    file_ids: form.files.map((file) => file.file_id),
  };
}

/** A draft's input as JSON put together from its rows', which were written before: thousands of lines cost no long task. */
export function writtenInput(form: QuoteForm, input: QuotationInput): Blob {
  const { lines: _lines, ...head } = input;
  const texts = form.rows.map(lineTextOf).join(',');
  return new Blob([JSON.stringify(head).slice(0, -1), ',"lines":[', texts, ']}'], { type: 'application/json' });
}

/** Something to mend before submitting: a term, a cell of a line, or the quotation as a whole. */
export interface Problem extends CellIssue {
  id: string;
  term?: keyof QuoteTerms;
  line?: { no: number; field: keyof QuoteRow };
}

/** Everything that keeps the quotation from being submitted, terms first. */
export function problemsOf({ terms, rows }: QuoteForm, request: SellerRequest): Problem[] {
  const head = Object.entries(termIssues(terms, request)).map(([term, key]) => ({
    id: term,
    key,
    max: 2000,
    term: term as keyof QuoteTerms,
  }));
  const cells = rows.flatMap((row) =>
    Object.entries(rowIssues(row, request.alternates_allowed)).map(([field, issue]) => ({
      ...issue,
      id: `${row.id}-${field}`,
      line: { no: row.line.line_no, field: field as keyof QuoteRow },
    })),
  );
  const empty = rows.some(isQuoted) ? [] : [{ id: 'empty', key: 'empty' as const }];
  return [...head, ...cells, ...empty];
}

/** How many lines are priced, refused, and left without an answer. */
export function answerCounts(rows: readonly QuoteRow[]) {
  const quoted = rows.filter(isQuoted).length;
  const refused = rows.filter((row) => row.response === 'no_quote').length;
  return { quoted, refused, unanswered: rows.length - quoted - refused };
}
