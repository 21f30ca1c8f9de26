/** Distinguishes forms by the titles of their columns; '' where a sheet has none. FNV-1a, twice, over 32 bits. */
export function headerSignature(headers: readonly string[]): string {
  const plain = headers.map((title) => title.normalize('NFKC').toUpperCase().replaceAll(/\s+/g, ''));
  if (!plain.some(Boolean)) return '';
  const text = plain.join('|');
  return `${hash(text, 0x811c9dc5)}${hash(text, 0x01000193)}-${headers.length}`;
}

function hash(text: string, seed: number): string {
  let value = seed;
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value.toString(16).padStart(8, '0');
}
