const FACE = /url\(([^)]+)\)[^}]*?unicode-range:([^;}]+)/g;

/** The files of a style sheet's faces that a text has characters of. */
export function neededFiles(sheet: string, text: string): string[] {
  const used = new Set([...text].map((letter) => letter.codePointAt(0) ?? 0));
  return [...sheet.matchAll(FACE)].flatMap(([, file = '', ranges = '']) => {
    const spans = ranges.split(',').map(spanOf);
    return [...used].some((point) => spans.some(([from, to]) => point >= from && point <= to)) ? [file] : [];
  });
}

/** `U+ac00-ac10` or `U+ac00`. */
function spanOf(range: string): readonly [from: number, to: number] {
  const [from = '', to = from] = range.trim().slice(2).split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}
