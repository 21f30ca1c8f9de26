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
export const cellText = (raw: string) => {
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
