import { MILD_WORDS, NEGATIVES, OTHER_MATERIALS } from '../data/doubtWords';
import { READ } from './normalize';

/** What is left of a line once everything that was read is taken out of it. */
export type Remainder = {
  words: { text: string; start: number; end: number }[];
  /** Figures, words like grades and negatives: a line that holds such is not understood as a whole. */
  grave: string[];
  /** Other words; they make a reading less sure and no more. */
  mild: string[];
};

const SPLIT = /(?:[^\s¦,;|()[\]{}:]|(?<=\d),(?=\d{3}))+/g;
const EDGES = /^[-./×+&"'#@=~_*%°?!<>]+|[-./×+&"'#@=~_*%°?!<>]+$/g;
const SAYS = /[\p{L}\p{N}]/u;
const GRADE_LIKE = /^(?=.*\d)(?=.*\p{L})[\p{L}\d./+-]{2,24}$/u;

/** Reads what is left over: `residual` is the line with every place that was read blanked. */
export function readRemainder(residual: string, coded: (start: number, end: number) => boolean): Remainder {
  const remainder: Remainder = { words: [], grave: [], mild: [] };
  for (const match of residual.matchAll(SPLIT)) {
    const text = match[0].replaceAll(READ, '').replace(EDGES, '');
    if (!SAYS.test(text)) continue;
    const start = match.index + match[0].indexOf(text);
    const word = { text, start, end: start + text.length };
    remainder.words.push(word);
    if (NEGATIVES.test(text) || OTHER_MATERIALS.test(text)) remainder.grave.push(text);
    else if (/^[\d.,/]+$/.test(text)) remainder.grave.push(text);
    else if (GRADE_LIKE.test(text)) (coded(word.start, word.end) ? remainder.mild : remainder.grave).push(text);
    else if (text.length > 1 && !MILD_WORDS.has(text)) remainder.mild.push(text);
  }
  return remainder;
}
