import { columnName } from './columnName';
import type { Column, ColumnChoice, NamedColumn } from './tableTypes';

/** Whether a reader may move or hide a column: not the record's name, which leads, nor what has no name, as a menu. */
const isChosen = (column: NamedColumn, index: number) => index > 0 && columnName(column) !== '';

/** Every column that a reader may choose, in the chosen order; one that was never chosen follows its usual neighbour. */
export function choicesOf(columns: readonly NamedColumn[], kept: readonly ColumnChoice[]): ColumnChoice[] {
  const usual = columns.filter(isChosen).map(({ key }) => key);
  const choices = kept.filter(({ key }) => usual.includes(key));
  for (const [index, key] of usual.entries()) {
    if (choices.some((choice) => choice.key === key)) continue;
    const after = choices.findIndex((choice) => choice.key === usual[index - 1]);
    choices.splice(after + 1, 0, { key, hidden: false, width: null });
  }
  return choices;
}

/** The columns as their reader has them: the name first, what has no name last, between them those not hidden. */
export function arrangeColumns<Row>(columns: readonly Column<Row>[], kept: readonly ColumnChoice[]): Column<Row>[] {
  if (kept.length === 0) return [...columns];
  const widthOf = new Map(kept.map(({ key, width }) => [key, width]));
  const sized = (column: Column<Row>): Column<Row> => {
    const width = widthOf.get(column.key);
    return width ? { ...column, width: `${width}px` } : column;
  };
  const between = choicesOf(columns, kept).flatMap(({ key, hidden }) => {
    const column = columns.find((each) => each.key === key);
    return column && !hidden ? [column] : [];
  });
  const [lead, ...rest] = columns;
  const last = rest.filter((column) => columnName(column) === '');
  return [...(lead ? [lead] : []), ...between, ...last].map(sized);
}

/** A width that can be kept, in px. */
const boundedWidth = (width: number) => Math.round(Math.min(800, Math.max(48, width)));

/** What was chosen, with a change of one column, no wider or narrower than can be kept; the name keeps its width. */
export function withChoice(
  columns: readonly NamedColumn[],
  kept: readonly ColumnChoice[],
  key: string,
  change: Partial<Omit<ColumnChoice, 'key'>>,
): ColumnChoice[] {
  const bounded = typeof change.width === 'number' ? { ...change, width: boundedWidth(change.width) } : change;
  const lead = columns[0]?.key ?? '';
  const ofLead = kept.find((choice) => choice.key === lead) ?? { key: lead, hidden: false, width: null };
  return [ofLead, ...choicesOf(columns, kept)].map((choice) =>
    choice.key === key ? { ...choice, ...bounded } : choice,
  );
}

/** What was chosen, with one column as wide as said; null is its usual width. */
export const withWidth = (
  columns: readonly NamedColumn[],
  kept: readonly ColumnChoice[],
  key: string,
  width: number | null,
): ColumnChoice[] => withChoice(columns, kept, key, { width });
