const HANGUL_FIRST = 0xac00;
const HANGUL_LAST = 0xd7a3;

/** A word as its letters: Korean syllables are taken apart, since a typing error changes one letter of one. */
export function lettersOf(word: string): string {
  let letters = '';
  for (const char of word.normalize('NFKC').toLowerCase()) {
    const code = char.codePointAt(0) ?? 0;
    if (code < HANGUL_FIRST || code > HANGUL_LAST) {
      letters += char;
      continue;
    }
    const at = code - HANGUL_FIRST;
    const tail = at % 28;
    // Jamo of the compatibility-free block: lead, vowel and, where there is one, tail.
    letters += String.fromCharCode(0x1100 + Math.floor(at / 588), 0x1161 + Math.floor((at % 588) / 28));
    if (tail > 0) letters += String.fromCharCode(0x11a7 + tail);
  }
  return letters;
}

/** Letters to add, drop, exchange or swap with the neighbour to get from one word to the other; `most + 1` when it is more. */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      }
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    before = last;
    last = row;
  }
  return last[b.length] ?? most + 1;
}
