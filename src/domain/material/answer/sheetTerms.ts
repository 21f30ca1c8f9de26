import { amount, type Currency, day, longText } from '../../../contract/values';
import type { AnswerMergeDto, SheetTerms } from '../../../contract/entities/answerSheet';
import { deliveryTerm, paymentTerm } from '../../../contract/entities/rfq';
import { plainPrice } from '../../money/typedNumber';
import { plainWord } from './answerFields';
import { unsafeCell } from '../safeCell';

export const TERM_FIELDS = [
  'valid_until',
  'delivery_term',
  'payment_term',
  'freight_amount',
  'min_order_amount',
  'memo',
] as const satisfies readonly (keyof SheetTerms)[];
export type TermField = (typeof TERM_FIELDS)[number];

/** How terms are found and read: the titles of their rows, and the words of those that are chosen from a list. */
export interface TermWords {
  titles: Readonly<Record<TermField, readonly string[]>>;
  /** Heads of the two columns, in every language. */
  heads: readonly (readonly [string, string])[];
  choices: Readonly<Record<'delivery_term' | 'payment_term', ReadonlyMap<string, string>>>;
}

/** Cells of terms as a sheet holds them. */
export type TermCells = readonly { field: TermField; value: string }[];

const SEARCHED_ROWS = 20;

/** The cells in which filled sheets state terms, wherever their rows were moved. */
export function termCells(sheets: readonly { rows: readonly (readonly string[])[] }[], words: TermWords): TermCells {
  const known = new Map(
    TERM_FIELDS.flatMap((field) => words.titles[field].map((one) => [plainWord(one), field] as const)),
  );
  return sheets.flatMap(({ rows }) => {
    const head = rows.slice(0, SEARCHED_ROWS).findIndex((row) => isHead(row, words));
    if (head < 0) return [];
    return rows.slice(head + 1).flatMap((row) => {
      const [title = '', value = ''] = row.map((text) => unsafeCell(text.trim()));
      const field = known.get(plainWord(title));
      return field && value !== '' ? [{ field, value }] : [];
    });
  });
}

/** What these cells state; what cannot be read is named. */
export function readTerms(
  cells: TermCells,
  words: TermWords,
  currency: Currency,
): Pick<AnswerMergeDto, 'terms' | 'bad_terms'> {
  const terms: SheetTerms = {};
  const bad = cells.filter(({ field, value }) => {
    const read = valueOf(field, value, words, currency);
    if (read !== null) Object.assign(terms, { [field]: read });
    return read === null;
  });
  return { terms, bad_terms: [...bad] };
}

const isHead = (row: readonly string[], { heads }: TermWords) =>
  heads.some(
    ([title, value]) => plainWord(row[0] ?? '') === plainWord(title) && plainWord(row[1] ?? '') === plainWord(value),
  );

function valueOf(field: TermField, cell: string, { choices }: TermWords, currency: Currency): string | null {
  switch (field) {
    case 'valid_until':
      return day.safeParse(cell.replaceAll(/[./]/g, '-').replace(/-$/, '')).data ?? null;
    case 'delivery_term':
      return deliveryTerm.safeParse(choices.delivery_term.get(plainWord(cell)) ?? cell).data ?? null;
    case 'payment_term':
      return paymentTerm.safeParse(choices.payment_term.get(plainWord(cell)) ?? cell).data ?? null;
    case 'memo':
      return longText(2000).safeParse(cell).data ?? null;
    default:
      return amount.safeParse(plainPrice(cell, currency)).data ?? null;
  }
}
