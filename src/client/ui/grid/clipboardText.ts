/** A text that a spreadsheet would run is marked as text. */
const guarded = (text: string) => (/^[=+@]|^-(?!\d)/.test(text) ? `'${text}` : text);

const quote = (text: string) => (/[\t\n\r]|^"/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Cells as a spreadsheet takes them: a text of tabs and breaks. */
export const clipboardText = (cells: readonly (readonly string[])[]): string =>
  cells.map((row) => row.map((text) => quote(guarded(text))).join('\t')).join('\r\n');

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The same as a table, in which a text like `1/2` or `007` stays a text. `isText` says so for a column. */
export function clipboardHtml(cells: readonly (readonly string[])[], isText: (col: number) => boolean): string {
  const cell = (text: string, col: number) =>
    `<td${isText(col) ? ` style="mso-number-format:'\\@'"` : ''}>${escaped(text)}</td>`;
  return `<table>${cells.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('')}</table>`;
}
