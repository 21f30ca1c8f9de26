import { around, type Box, type Word } from './pageWords';
import { isTradeWord } from './wordCorrection';

/** A word as it was recognised, letter by letter. */
export interface RecognisedWord {
  sure: number;
  letters: (Box & { text: string })[];
}

const HANGUL = /[가-힣]/;
const LEAST_SURE = 0.15;
/** Two Korean letters that are no known word must be so much surer than the Latin ones in their place. */
const SURER = 0.12;
/** Of three and more, less is enough: figures and Latin letters are not misread as three syllables that make sense. */
const LESS_SURE = -0.2;
/** A Latin word that is surer than that stays, if it is a long one. */
const SURE_LATIN = 0.6;
/** One Korean letter alone is a unit or a misread figure. */
const ALONE = /^[본개식조장매벌]$/;
const LATIN_WORD = /^[A-Z][A-Za-z]{4,}[,.]?$/;
/** Letters that stand so far apart, in heights of a letter, belong to two cells. */
const APART = 0.75;

/** Words of two readings of one picture: Korean where Korean letters were found, Latin letters and figures elsewhere. */
export function mergedWords(latin: readonly RecognisedWord[], korean: readonly RecognisedWord[]): Word[] {
  const found = korean.flatMap(koreanRuns).filter((run) => isTaken(run, latin));
  const left = latin
    .map((word) => ({ ...word, letters: word.letters.filter((letter) => !found.some((one) => isWithin(letter, one))) }))
    .flatMap((word) => piecesOf(word.letters, word.sure));
  return [...found, ...left].filter(({ text, sure = 0 }) => text.trim() !== '' && sure >= LEAST_SURE);
}

function isTaken({ text, sure = 0, ...box }: Word, latin: readonly RecognisedWord[]): boolean {
  const instead = latin.filter(({ letters }) => letters.some((letter) => isWithin(letter, box)));
  const surest = Math.max(0, ...instead.map((word) => word.sure));
  if (text.length === 1) return ALONE.test(text) && sure > surest + SURER;
  const words = instead.filter(
    (word) => word.sure > SURE_LATIN && LATIN_WORD.test(word.letters.map((letter) => letter.text).join('')),
  );
  if (words.length > 0) return false;
  return isTradeWord(text) || sure > surest + (text.length > 2 ? LESS_SURE : SURER);
}

/** The Korean letters of a word, run by run. */
function koreanRuns({ letters, sure }: RecognisedWord): Word[] {
  const runs: RecognisedWord['letters'][] = [];
  let open = false;
  for (const letter of letters) {
    const korean = HANGUL.test(letter.text);
    if (korean && open) runs.at(-1)?.push(letter);
    else if (korean) runs.push([letter]);
    open = korean;
  }
  return runs.flatMap((run) => piecesOf(run, sure));
}

/** Letters as words: a wide gap between two of them, or one that is gone, parts them. */
function piecesOf(letters: RecognisedWord['letters'], sure: number): Word[] {
  const heights = letters.map(({ y0, y1 }) => y1 - y0);
  const height = Math.max(1, ...heights);
  const pieces: Word[] = [];
  for (const letter of letters) {
    const last = pieces.at(-1);
    if (last && letter.x0 - last.x1 < height * APART)
      pieces[pieces.length - 1] = { ...around([last, letter]), text: last.text + letter.text, sure };
    else pieces.push({ ...letter, sure });
  }
  return pieces;
}

const isWithin = (letter: Box, word: Box): boolean => {
  const [x, y] = [(letter.x0 + letter.x1) / 2, (letter.y0 + letter.y1) / 2];
  return x >= word.x0 && x <= word.x1 && y >= word.y0 && y <= word.y1;
};
