/** A box on a page, in the page's own unit, from its upper left corner. */
export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** A word, or a run of words without a wide gap, where it stands. */
export interface Word extends Box {
  text: string;
  /** 0 to 1 where it was recognised in a picture. */
  sure?: number;
}

/** Ruling lines of a page. */
export interface Rules {
  /** Upright lines: x and how far they reach. */
  upright: { at: number; from: number; to: number }[];
  /** Level lines: y and how far they reach. */
  level: { at: number; from: number; to: number }[];
}

/** One page as its words and lines show it. */
export interface PageWords {
  /** Number of the page in its file, from 1. */
  page: number;
  width: number;
  height: number;
  words: Word[];
  rules: Rules;
  /** Whether the words were recognised in a picture. */
  pictured: boolean;
}

/** Words of one line, from left to right. */
export interface TextLine extends Box {
  words: Word[];
}

/** The smallest box that holds all of these; there must be one. */
export const around = (boxes: readonly Box[]): Box => ({
  x0: Math.min(...boxes.map(({ x0 }) => x0)),
  y0: Math.min(...boxes.map(({ y0 }) => y0)),
  x1: Math.max(...boxes.map(({ x1 }) => x1)),
  y1: Math.max(...boxes.map(({ y1 }) => y1)),
});

/** The usual height of a word: the measure of every gap. */
export function emOf(words: readonly Word[]): number {
  const heights = words.map(({ y0, y1 }) => y1 - y0).sort((a, b) => a - b);
  return heights[heights.length >> 1] ?? 1;
}

/** The words in lines from the top down: those belong together that overlap by half their height. */
export function textLines(words: readonly Word[]): TextLine[] {
  const lines: TextLine[] = [];
  const sorted = [...words].sort((a, b) => a.y0 + a.y1 - b.y0 - b.y1);
  for (const word of sorted) {
    const line = lines.findLast(
      (one) =>
        Math.min(one.y1, word.y1) - Math.max(one.y0, word.y0) > 0.5 * Math.min(one.y1 - one.y0, word.y1 - word.y0),
    );
    // The height of a line stays that of its first word: one tall word must not draw two lines together.
    if (line) line.words.push(word);
    else lines.push({ ...word, words: [word] });
  }
  return lines
    .map(({ words: own }) => ({ ...around(own), words: own.sort((a, b) => a.x0 - b.x0) }))
    .sort((a, b) => a.y0 + a.y1 - b.y0 - b.y1);
}

/** Words without a wide gap between them. */
export interface TextRun extends Word {
  words: Word[];
}

/** Blanks between words that stand closer than that are none. */
const NO_BLANK = 0.14;
/** Words closer than that are one run of text. */
const ONE_RUN = 0.62;

/** Joins words into runs of text; a ruling line between two words parts them, however close they are. */
export function textRuns(line: TextLine, em: number, { upright }: Rules): TextRun[] {
  const middle = (line.y0 + line.y1) / 2;
  const here = upright.filter(({ from, to }) => from <= middle && to >= middle);
  const runs: TextRun[] = [];
  for (const word of line.words) {
    const last = runs.at(-1);
    const gap = last ? word.x0 - last.x1 : 0;
    const parted =
      last &&
      here.some(
        ({ at }) =>
          at > (last.x0 + last.x1) / 2 &&
          at < (word.x0 + word.x1) / 2 &&
          at > last.x1 - em * 0.4 &&
          at < word.x0 + em * 0.4,
      );
    if (!last || gap > ONE_RUN * em || parted) runs.push({ ...word, words: [word] });
    else runs[runs.length - 1] = { ...joined(last, word, em), words: [...last.words, word] };
  }
  return runs;
}

/** Two pieces of text beside each other as one. */
export function joined(left: Word, right: Word, em: number): Word {
  const gap = right.x0 - left.x1;
  const sure = left.sure === undefined || right.sure === undefined ? undefined : Math.min(left.sure, right.sure);
  return {
    ...around([left, right]),
    text: gap > NO_BLANK * em ? `${left.text} ${right.text}` : left.text + right.text,
    ...(sure === undefined ? {} : { sure }),
  };
}
