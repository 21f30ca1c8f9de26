/** Cells that are read of a pasted page; a list has fewer. */
const MOST_CELLS = 200_000;

/**
 * The text of what was pasted. A table of a mail or a page comes with tabs between its cells, unless its cells hold paragraphs:
 * then each cell comes as a line of its own, and the table itself is read.
 */
export function pastedText({ text, html }: { text: string; html: string }): string {
  if (!/<table\b/i.test(html)) return text;
  const rows = tableRows(html);
  const wide = rows.filter((row) => row.filter(Boolean).length > 1).length;
  const tabbed = text.split('\n').filter((line) => line.includes('\t')).length;
  // Spreadsheets give both alike; theirs is the text.
  if (wide < 2 || tabbed >= wide) return text;
  return rows.map((row) => row.join('\t')).join('\n');
}

/** The rows of all tables that hold no other table; cells that cover several rows or columns leave the others empty. */
function tableRows(html: string): string[][] {
  // Nothing of it runs or is fetched: the document is never shown.
  const page = new DOMParser().parseFromString(html, 'text/html');
  const rows: string[][] = [];
  let cells = 0;
  for (const table of page.querySelectorAll('table')) {
    if (table.querySelector('table')) continue;
    const below = new Map<number, number>();
    for (const row of table.rows) {
      const texts: string[] = [];
      for (const cell of row.cells) {
        while ((below.get(texts.length) ?? 0) > 0) {
          below.set(texts.length, (below.get(texts.length) ?? 0) - 1);
          texts.push('');
        }
        cells += 1;
        if (cells > MOST_CELLS) return rows;
        if (cell.rowSpan > 1) below.set(texts.length, cell.rowSpan - 1);
        texts.push((cell.textContent ?? '').replaceAll(/\s+/g, ' ').trim());
        for (let more = 1; more < Math.min(cell.colSpan, 60); more += 1) texts.push('');
      }
      rows.push(texts);
    }
  }
  return rows;
}
