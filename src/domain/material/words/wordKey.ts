import { normalize } from '../reading/normalize';

/** A word as rules compare it: in capitals, with plain signs and single blanks. */
export const wordKey = (word: string): string => normalize(word.trim()).s.replaceAll(/\s+/g, ' ');

/** What makes a word longer: letters and figures, also behind a hyphen, dot or stroke. */
const BEFORE = String.raw`(?<![\p{L}\p{N}])(?<![\p{L}\p{N}][-./_])`;
const AFTER = String.raw`(?![\p{L}\p{N}])(?![-./_][\p{L}\p{N}])`;

/** Finds any of the words in a normalised line, as whole words; the longest where several begin. */
export function wordPattern(words: readonly string[]): RegExp {
  const longest = [...words].sort((a, b) => b.length - a.length);
  const any = longest.map((word) =>
    word.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s+`),
  );
  return new RegExp(`${BEFORE}(?:${any.join('|')})${AFTER}`, 'gu');
}
