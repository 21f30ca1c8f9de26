import { VOCABULARY } from '../material/data/vocabulary';
import { lettersOf, editDistance } from './editDistance';

const LEAST_LETTERS = 4;

/** Words of the trade that a misspelt one may have meant, by their first letter and length. */
const tradeWords = new Map<string, string>();
for (const [marks, words] of VOCABULARY) {
  if (/^(?:junk|other):/.test(marks)) continue;
  for (const word of words.split(';').map((one) => one.trim())) {
    if (!word || word.includes(' ') || /\d/.test(word)) continue;
    const letters = lettersOf(word);
    if (letters.length >= LEAST_LETTERS) tradeWords.set(letters, word);
  }
}

/** Whether the reader of lists knows the word as it stands. */
export const isTradeWord = (word: string) => tradeWords.has(lettersOf(word));

/** The nearest of some words, one slip away, or two in a long word; null when none is near. */
export function nearest(word: string, others: Iterable<readonly [letters: string, word: string]> = tradeWords) {
  const letters = lettersOf(word);
  if (letters.length < LEAST_LETTERS || /\d/.test(word)) return null;
  const most = letters.length >= 7 ? 2 : 1;
  let best: { word: string; distance: number } | null = null;
  for (const [known, original] of others) {
    const distance = editDistance(letters, known, Math.min(most, best ? best.distance - 1 : most));
    if (distance <= most && (!best || distance < best.distance)) best = { word: original, distance };
    if (best?.distance === 0) break;
  }
  return best?.word ?? null;
}
