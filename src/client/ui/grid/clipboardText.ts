/** Whether copied text holds several cells. */
export function isBlock(text: string): boolean {
  return /[\t\n\r]/.test(text.replace(/[\r\n]+$/, ''));
}

/**
 * Rows and cells of copied text as Excel writes it: tabs between cells, a cell with a break or tab inside in quotes
 * with its own quotes doubled. Inch signs stay what they are; breaks inside a cell become spaces.
 */
export function parseClipboard(text: string): string[][] {
  const source = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').replace(/\n$/, '');
  const rows: string[][] = [[]];
  const ends = /[\t\n]/g;
  let at = 0;
  for (;;) {
    const quoted = quotedCell(source, at);
    ends.lastIndex = at;
    const end = quoted ? quoted.end : (ends.exec(source)?.index ?? source.length);
    rows.at(-1)?.push(cellText(quoted ? quoted.text : source.slice(at, end)));
    if (end >= source.length) return rows;
    if (source[end] === '\n') rows.push([]);
    at = end + 1;
  }
}

/** Text of one pasted cell: breaks and control characters become spaces, the mark before a formula goes. */
const cellText = (raw: string) => {
  // Most cells are plain, and a paste may hold a hundred thousand.
  const plain = /[\p{Cc}\p{Cf}\u00a0]/u.test(raw)
    ? raw.replaceAll(/\s*[\p{Cc}\u00a0]+\s*/gu, ' ').replaceAll(/[\u200b\ufeff]/g, '')
    : raw;
  return plain.trim().replace(/^'(?=[=+\-@])/, '');
};

/** A quoted cell that really needs its quotes; anything else, like `2" pipe` or `"A"`, is taken letter by letter. */
function quotedCell(source: string, from: number): { text: string; end: number } | null {
  if (source[from] !== '"') return null;
  let close = from + 1;
  while (close < source.length) {
    if (source[close] === '"') {
      if (source[close + 1] !== '"') break;
      close += 1;
    }
    close += 1;
  }
  const next = source[close + 1];
  const inner = source.slice(from + 1, close);
  if (source[close] !== '"' || (next !== undefined && next !== '\t' && next !== '\n')) return null;
  return /[\t\n]|""/.test(inner) ? { text: inner.replaceAll('""', '"'), end: close + 1 } : null;
}

/** Most cells that are read from a pasted table of HTML; a larger one is taken as text. */
const MOST_HTML = 2_000_000;

/**
 * The cells of what was pasted. Its text is taken, which spreadsheets write as their cells are shown. A table of a mail, a
 * document or a page, whose text does not keep the cells apart, is read as HTML. `counts` says of a column of the block
 * whether its figures count something, so that one merged over several rows may be the sum of them.
 */
export function pastedCells(text: string, html: string, counts: (col: number) => boolean = () => true): string[][] {
  const divided = /\t/.test(text);
  if (html.length > MOST_HTML || !/<table[\s>]/i.test(html)) return parseClipboard(text);
  if (divided)
    return /rowspan/i.test(html) ? withMerged(parseClipboard(text), tableCells(html, counts)) : parseClipboard(text);
  const cells = tableCells(html, counts);
  return cells && cells.some((row) => row.length > 1) ? cells : parseClipboard(text);
}

/** The cells of a text, with the words of cells that were merged downwards, which the text states once. */
function withMerged(cells: string[][], table: string[][] | null): string[][] {
  if (table?.length !== cells.length) return cells;
  return cells.map((row, at) =>
    table[at]?.length === row.length ? row.map((cell, col) => cell || (table[at]?.[col] ?? '')) : row,
  );
}

/** A quantity or a price. Merged over several rows it may be one for all of them. */
const FIGURE = /^[^\p{L}]*\d/u;

/**
 * Cells of the first table of a document. Words that are merged over several rows stand in each of them, and so do figures
 * that count nothing, as a size; other cells that a merged one covers are empty. Null where there is none.
 */
function tableCells(html: string, counts: (col: number) => boolean): string[][] | null {
  // A document that is only parsed: it runs and loads nothing.
  const table = new DOMParser().parseFromString(html, 'text/html').querySelector('table');
  if (!table || table.rows.length === 0) return null;
  const rows: string[][] = Array.from(table.rows, () => []);
  for (const [index, { cells }] of Array.from(table.rows).entries()) {
    let col = 0;
    for (const cell of cells) {
      const own = cellText(cell.textContent);
      while (rows[index]?.[col] !== undefined) col += 1;
      for (let down = 0; down < Math.max(1, cell.rowSpan); down += 1)
        for (let right = 0; right < cell.colSpan; right += 1) {
          const row = rows[index + down];
          const repeated = right === 0 && !(FIGURE.test(own) && counts(col));
          if (row) row[col + right] = down + right === 0 || repeated ? own : '';
        }
      col += cell.colSpan;
    }
  }
  const width = Math.max(...rows.map((row) => row.length));
  return rows.map((row) => Array.from({ length: width }, (_, col) => row[col] ?? ''));
}

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
