const CERTAIN = /^\d{1,3}(?:\.\d{3})+,\d+(?:\s*\D*)?$|^\d+,(?:\d{1,2}|\d{4,})(?:\s*[A-Za-z]+\.?)?$/;
const ENGLISH = /^\d+\.\d+(?:\s*[A-Za-z]+\.?)?$|^\d{1,3}(?:,\d{3})+(?:\.\d+)?(?:\s*[A-Za-z]+\.?)?$/;
const THOUSANDS = /^\s*\d{1,3}(?:\.\d{3})+\s*$/;
const FIGURE = /(?<![\d.,/])(\d{1,3}(?:\.\d{3})+|\d+),(\d+)(?![\d,./])/g;

/**
 * Rows with decimal points where the sheet writes decimal commas, as `12,5 m` and `1.250,00`. `native`: its plain
 * numbers were numbers, so their points are decimal points already.
 */
export function withDecimalPoints(rows: string[][], { native }: { native: boolean }): string[][] {
  let [comma, point] = [0, 0];
  for (const row of rows) {
    for (const cell of row) {
      if (!cell.includes(',') && !cell.includes('.')) continue;
      const text = cell.trim();
      if (CERTAIN.test(text)) comma++;
      else if (ENGLISH.test(text) && !(native && /^\d+\.\d+$/.test(text)) && !/^\d{1,3}\.\d{3}$/.test(text)) point++;
    }
  }
  if (comma === 0 || point > comma) return rows;
  return rows.map((row) =>
    row.map((cell) => (cell.includes(',') || (!native && THOUSANDS.test(cell)) ? pointed(cell) : cell)),
  );
}

function pointed(cell: string): string {
  const text = cell.trim();
  // `1.250` beside decimal commas is twelve hundred and fifty.
  if (THOUSANDS.test(text)) return text.replaceAll('.', '');
  return cell.replace(FIGURE, (_, whole: string, part: string) => `${whole.replaceAll('.', '')}.${part}`);
}
