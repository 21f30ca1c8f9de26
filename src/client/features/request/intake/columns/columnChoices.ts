import type { ColumnChoice, ParsedSheet } from '../../../../../contract/entities/parse';
import { type ColumnField, HEADERS } from '../../../../../domain/material/data/headers';
import { headerSignature } from '../../../../../domain/material/headerSignature';

/** Fields that a column can be said to hold, as the list of the dialog offers them. */
export const CHOSEN_FIELDS: readonly ColumnField[] = HEADERS.map(([field]) => field);

export type RememberedMap = { signature: string; columns: Record<string, number> };

/** Which sheets to read another way than was guessed, by what the company has said of forms like them. */
export function rememberedChoices(
  sheets: readonly ParsedSheet[],
  remembered: readonly RememberedMap[],
): ColumnChoice[] {
  const maps = new Map(remembered.map(({ signature, columns }) => [signature, columns]));
  return sheets.flatMap(({ name, headers, columns }) => {
    const known = maps.get(headerSignature(headers));
    return known && !sameColumns(known, columns) ? [{ sheet: name, columns: known }] : [];
  });
}

/** Whether two choices give the same columns to the same fields. */
export function sameColumns(a: Record<string, number>, b: Record<string, number>): boolean {
  const [left, right] = [a, b].map((map) => JSON.stringify(Object.entries(map).sort(([x], [y]) => x.localeCompare(y))));
  return left === right;
}

/** The map with a column given to a field, or to none; a field stands in one column only. */
export function withField(columns: Record<string, number>, column: number, field: string): Record<string, number> {
  const rest = Object.entries(columns).filter(([name, at]) => name !== field && at !== column);
  return Object.fromEntries(field === '' ? rest : [...rest, [field, column]]);
}

/** The field that a column was chosen for; empty when it is for none. */
export const fieldAt = (columns: Record<string, number>, column: number): string =>
  Object.entries(columns).find(([, at]) => at === column)?.[0] ?? '';
