/** Signs with which a spreadsheet takes a cell for a formula, at the latest when the file is saved as .csv. */
const FORMULA = /^[\s']*[=+\-@\t\r]/;

/** A text as it may stand in a file for others: one that a spreadsheet could run is marked as plain words. */
export function safeCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** The text that `safeCell` marked. */
export function unsafeCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
}
