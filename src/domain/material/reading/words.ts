import { FOREIGN_WORDS } from '../data/foreignWords';
import { OTHER_WORDS } from '../data/otherWords';
import { VOCABULARY } from '../data/vocabulary';
import { normalize } from './normalize';

/** What the words of one line of the vocabulary mark. */
type Meaning = {
  marks: readonly string[];
  /** The marks in their two parts: `fitting` and `TEE`. */
  pairs: readonly (readonly [kind: string, value: string])[];
};
/** One word of the vocabulary found in a line. */
export type WordHit = Meaning & { start: number; end: number };

type Node = { next: Map<number, Node>; gap: Node | null; meaning: Meaning | null; syllables: number };

const node = (): Node => ({ next: new Map(), gap: null, meaning: null, syllables: 0 });
/** The character there, or 0 before and after the line: asking outside of it makes every later look slow. */
const codeAt = (s: string, i: number) => (i >= 0 && i < s.length ? s.charCodeAt(i) : 0);
const isLetter = (c: number) => (c >= 65 && c <= 90) || (c >= 0x410 && c <= 0x42f) || c === 0x401;
const isDigit = (c: number) => c >= 48 && c <= 57;
/** Scripts that write words without blanks between them: Hangul, Chinese characters and Katakana. */
const isHangul = (c: number) =>
  (c >= 0xac00 && c <= 0xd7a3) || (c >= 0x4e00 && c <= 0x9fff) || (c >= 0x30a0 && c <= 0x30ff);
const isGap = (c: number) => c === 32 || c === 45 || c === 46 || c === 47;
/** What joins a number to more of a word or measure. */
const JOINED = /[\dA-Z"#.,/]/;
const DEGREES = /\s*(?:DEGREES?|DEG\.?|°|도|[DE](?![A-Z\d]))/y;

const root = build();

function build(): Node {
  const top = node();
  for (const [list, words] of [...VOCABULARY, ...OTHER_WORDS, ...FOREIGN_WORDS]) {
    const marks = list.split('+');
    const pairs = marks.map((mark) => {
      const [kind = '', value = ''] = mark.split(':');
      return [kind, value] as const;
    });
    for (const word of words.split(';')) add(top, normalize(word.trim()).s, { marks, pairs });
  }
  return top;
}

function add(top: Node, word: string, meaning: Meaning): void {
  if (!word) return;
  let here = top;
  for (const char of word.replace(/[\s./-]+/g, ' ')) {
    if (char === ' ') here = here.gap ??= node();
    else {
      const code = char.charCodeAt(0);
      let next = here.next.get(code);
      if (!next) here.next.set(code, (next = node()));
      here = next;
    }
  }
  if (here.meaning) return;
  here.meaning = meaning;
  here.syllables = (word.match(/[가-힣一-鿿ァ-ヶー]/g) ?? []).length;
}

/** Finds the words of the vocabulary, longest first, without overlap. */
export function readWords(s: string): WordHit[] {
  const hits: WordHit[] = [];
  let i = 0;
  while (i < s.length) {
    const code = codeAt(s, i);
    if (isHangul(code)) {
      i = readHangul(s, i, hits);
      continue;
    }
    const found = startsWord(s, i, code) ? longest(s, i) : null;
    if (found) hits.push(hitOf(found, i));
    i = found ? found.end : i + 1;
  }
  return hits;
}

function startsWord(s: string, i: number, code: number): boolean {
  const before = codeAt(s, i - 1);
  if (isLetter(code)) return !isLetter(before) && !(isDigit(before) && !isLetter(codeAt(s, i + 1)));
  if (isDigit(code)) return !isDigit(before) && !isLetter(before) && before !== 46 && before !== 44 && before !== 45;
  return code === 40;
}

type Found = { meaning: Meaning; syllables: number; end: number };
const hitOf = ({ meaning: { marks, pairs }, end }: Found, start: number): WordHit => ({ marks, pairs, start, end });

function longest(s: string, start: number): Found | null {
  const first = root.next.get(codeAt(s, start));
  const found = first ? walk(s, first, start + 1, null) : null;
  const letter = found && found.meaning === first?.meaning && isLetter(codeAt(s, start));
  return letter && !(found.end === start + 1 && standsAlone(s, start)) ? null : found;
}

const NO_MEASURE_BEFORE = /(?:^|[¦\t,:;)가-힣])[ ]*$/;
const NO_MEASURE_AFTER = /[ \t,]+(?!\d+\.\d|[ =:])|\(|$/y;

/** Whether a single letter is a word by itself and no sign or unit of a wall: `T=9`, `T 9.5`, `9 MM T`. */
function standsAlone(s: string, at: number): boolean {
  NO_MEASURE_AFTER.lastIndex = at + 1;
  return NO_MEASURE_AFTER.test(s) && NO_MEASURE_BEFORE.test(s.slice(0, at));
}

/** The longest word that goes on from a node, or what was found before where none is longer. */
function walk(s: string, from: Node, start: number, before: Found | null): Found | null {
  let best = before;
  let here: Node | undefined = from;
  let index = start;
  while (here) {
    if (here.meaning) {
      const end = wordEnd(s, index);
      if (end >= 0 && (!best || end > best.end)) best = { meaning: here.meaning, syllables: here.syllables, end };
    }
    const next: Node | undefined = here.next.get(codeAt(s, index));
    if (here.gap) {
      if (next) best = walk(s, next, index + 1, best);
      while (isGap(codeAt(s, index))) index++;
      here = here.gap.next.get(codeAt(s, index));
    } else here = next;
    index++;
  }
  return best;
}

/** Where a word that reaches `index` ends, or -1 when it is only a part of a longer one. */
function wordEnd(s: string, index: number): number {
  const last = codeAt(s, index - 1);
  let end = index;
  if (isLetter(last)) {
    if (codeAt(s, end) === 83 && !isLetter(codeAt(s, end + 1))) end++;
    return isLetter(codeAt(s, end)) ? -1 : end;
  }
  if (!isDigit(last)) return end;
  DEGREES.lastIndex = end;
  const degrees = DEGREES.exec(s);
  if (degrees) return end + degrees[0].length;
  return JOINED.test(s[end] ?? '') && !/^[.,]\s/.test(s.slice(end, end + 2)) ? -1 : end;
}

/** A Korean compound: known words of two or more syllables count anywhere, single syllables only when all is known. */
function readHangul(s: string, start: number, hits: WordHit[]): number {
  const singles: WordHit[] = [];
  let i = start;
  let known = true;
  while (i < s.length && isHangul(codeAt(s, i))) {
    const hit = longest(s, i);
    if (!hit) {
      known = false;
      i++;
      continue;
    }
    (hit.syllables > 1 || hit.end - i > 1 ? hits : singles).push(hitOf(hit, i));
    i = hit.end;
  }
  if (known && singles.length) {
    hits.push(...singles);
    hits.sort((a, b) => a.start - b.start);
  }
  return i;
}

const END_WORDS = 'SW|BW|NPT|THD|THRD|SCRD|PE|BE|FLGD|FLG|PT|GRV|PBE|TBE|FNPT|MNPT|RF';
const GLUED_ENDS = new RegExp(`(?<![A-Z])(${END_WORDS})X(?=(?:${END_WORDS})(?![A-Z]))`, 'g');

/** `S80XS160` is two walls, and no extra strong one. */
const GLUED_WALLS = /(?<=(?<![A-Z])S(?:CH)?[.\s]?\d{2,3}S?)X(?=S(?:CH)?[.\s]?\d)/g;

/** `SWxNPT` is two ends: sets a multiplication sign between them. */
export const splitEnds = (s: string) => (s.includes('X') ? s.replace(GLUED_ENDS, '$1×').replace(GLUED_WALLS, '×') : s);
