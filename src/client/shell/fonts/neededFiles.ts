const FACE = /url\(([^)]+)\)[^}]*?unicode-range:([^;}]+)/g;

/**
 * The files of a style sheet's faces that a text has characters of. A sheet has thousands of ranges and a page hundreds
 * of characters, so no range looks at each of them.
 */
export function neededFiles(sheet: string, text: string): string[] {
  const used = Uint32Array.from(new Set([...text].map((letter) => letter.codePointAt(0) ?? 0))).sort();
  return [...sheet.matchAll(FACE)].flatMap(([, file = '', ranges = '']) =>
    ranges.split(',').some((range) => holdsOneOf(used, range)) ? [file] : [],
  );
}

/** Whether one of the ascending numbers lies in a range, `U+ac00-ac10` or `U+ac00`. */
function holdsOneOf(ascending: Uint32Array, range: string): boolean {
  const [from = '', to = from] = range.trim().slice(2).split('-');
  const first = Number.parseInt(from, 16);
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ascending[middle] ?? 0) < first) low = middle + 1;
    else high = middle;
  }
  const nearest = ascending[low];
  return nearest !== undefined && nearest <= Number.parseInt(to, 16);
}
