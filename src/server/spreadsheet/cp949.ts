const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const TRAILS = [...span(0x41, 0x5a), ...span(0x61, 0x7a), ...span(0x81, 0xfe)];

let extension: Map<number, string> | undefined;

/**
 * Text in the code page that Excel in Korea saves a .csv in. The platform's `euc-kr` knows the 2,350 syllables of
 * KS X 1001 only; the other 8,822 stand in the code page in their Unicode order at the places the standard leaves free.
 */
export function decodeCp949(bytes: Uint8Array): string {
  extension ??= extensionOf();
  const standard = new TextDecoder('euc-kr');
  const parts: string[] = [];
  let from = 0;
  let at = 0;
  while (at < bytes.length) {
    const lead = bytes[at] ?? 0;
    if (lead < 0x81) {
      at += 1;
      continue;
    }
    const syllable = extension.get((lead << 8) | (bytes[at + 1] ?? 0));
    if (syllable !== undefined) {
      parts.push(standard.decode(bytes.subarray(from, at)), syllable);
      from = at + 2;
    }
    at += 2;
  }
  return parts.join('') + standard.decode(bytes.subarray(from));
}

function extensionOf(): Map<number, string> {
  const decoder = new TextDecoder('euc-kr');
  const known = new Set<string>();
  for (const lead of span(0xb0, 0xc8))
    for (const trail of span(0xa1, 0xfe)) known.add(decoder.decode(Uint8Array.of(lead, trail)));
  const free = span(0x81, 0xc6).flatMap((lead) =>
    TRAILS.filter((trail) => lead < 0xa1 || trail < 0xa1).map((trail) => (lead << 8) | trail),
  );
  const rest = span(FIRST_SYLLABLE, LAST_SYLLABLE)
    .map((code) => String.fromCharCode(code))
    .filter((syllable) => !known.has(syllable));
  return new Map(rest.map((syllable, index) => [free[index] ?? 0, syllable]));
}

function span(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
