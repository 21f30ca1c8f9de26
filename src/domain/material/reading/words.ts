import { OTHER_WORDS } from '../data/otherWords';
import { VOCABULARY } from '../data/vocabulary';

/** One word of the vocabulary found in a line. */
export type WordHit = { marks: readonly string[]; start: number; end: number };

type Node = { next: Map<string, Node>; gap: Node | null; marks: readonly string[] | null; syllables: number };

const node = (): Node => ({ next: new Map(), gap: null, marks: null, syllables: 0 });
const isLetter = (c: number) => c >= 65 && c <= 90;
const isDigit = (c: number) => c >= 48 && c <= 57;
const isHangul = (c: number) => c >= 0xac00 && c <= 0xd7a3;
const isGap = (c: number) => c === 32 || c === 45 || c === 46 || c === 47;
const DEGREES = /\s*(?:DEGREES?|DEG\.?|°|도|[DE](?![A-Z]))/y;

const root = build();

function build(): Node {
  const top = node();
  for (const [marks, words] of [...VOCABULARY, ...OTHER_WORDS]) {
    for (const word of words.split(';')) add(top, word.trim().toUpperCase(), marks.split('+'));
  }
  return top;
}

function add(top: Node, word: string, marks: readonly string[]): void {
  if (!word) return;
  let here = top;
  for (const char of word.replace(/[\s./-]+/g, ' ')) {
    if (char === ' ') here = here.gap ??= node();
    else {
      let next = here.next.get(char);
      if (!next) here.next.set(char, (next = node()));
      here = next;
    }
  }
  if (here.marks) return;
  here.marks = marks;
  here.syllables = (word.match(/[가-힣]/g) ?? []).length;
}

/** Finds the words of the vocabulary, longest first, without overlap. */
export function readWords(s: string): WordHit[] {
  const hits: WordHit[] = [];
  let i = 0;
  while (i < s.length) {
    const code = s.charCodeAt(i);
    if (isHangul(code)) {
      i = readHangul(s, i, hits);
      continue;
    }
    const hit = startsWord(s, i, code) ? longest(s, i) : null;
    if (hit) hits.push({ marks: hit.at.marks ?? [], start: i, end: hit.end });
    i = hit ? hit.end : i + 1;
  }
  return hits;
}

function startsWord(s: string, i: number, code: number): boolean {
  const before = s.charCodeAt(i - 1);
  if (isLetter(code)) return !isLetter(before) && !(isDigit(before) && !isLetter(s.charCodeAt(i + 1)));
  if (isDigit(code)) return !isDigit(before) && !isLetter(before) && before !== 46 && before !== 44 && before !== 45;
  return code === 40;
}

function longest(s: string, start: number): { at: Node; end: number } | null {
  let best: { at: Node; end: number } | null = null;
  walk(root, start);
  return best;

  function walk(from: Node, index: number): void {
    if (from.marks) {
      const end = wordEnd(s, index);
      if (end >= 0 && (!best || end > best.end)) best = { at: from, end };
    }
    const next = from.next.get(s[index] ?? '');
    if (next) walk(next, index + 1);
    if (from.gap) {
      let j = index;
      while (isGap(s.charCodeAt(j))) j++;
      const past = from.gap;
      const after = past.next.get(s[j] ?? '');
      if (after) walk(after, j + 1);
    }
  }
}

/** Where a word that reaches `index` ends, or -1 when it is only a part of a longer one. */
function wordEnd(s: string, index: number): number {
  const last = s.charCodeAt(index - 1);
  let end = index;
  if (isLetter(last)) {
    if (s[end] === 'S' && !isLetter(s.charCodeAt(end + 1))) end++;
    return isLetter(s.charCodeAt(end)) ? -1 : end;
  }
  if (!isDigit(last)) return end;
  DEGREES.lastIndex = end;
  const degrees = DEGREES.exec(s);
  if (degrees) return end + degrees[0].length;
  return /[\dA-Z"#.,/]/.test(s[end] ?? '') && !/^[.,]\s/.test(s.slice(end, end + 2)) ? -1 : end;
}

/** A Korean compound: known words of two or more syllables count anywhere, single syllables only when all is known. */
function readHangul(s: string, start: number, hits: WordHit[]): number {
  const singles: WordHit[] = [];
  let i = start;
  let known = true;
  while (i < s.length && isHangul(s.charCodeAt(i))) {
    const hit = longest(s, i);
    if (!hit) {
      known = false;
      i++;
      continue;
    }
    (hit.at.syllables > 1 || hit.end - i > 1 ? hits : singles).push({
      marks: hit.at.marks ?? [],
      start: i,
      end: hit.end,
    });
    i = hit.end;
  }
  if (known && singles.length) {
    hits.push(...singles);
    hits.sort((a, b) => a.start - b.start);
  }
  return i;
}

const END_WORDS = 'SW|BW|NPT|THD|THRD|SCRD|PE|BE|FLGD|FLG|PT|GRV|PBE|TBE|FNPT|MNPT';
const GLUED_ENDS = new RegExp(`(?<![A-Z])(${END_WORDS})X(?=(?:${END_WORDS})(?![A-Z]))`, 'g');

/** `SWxNPT` is two ends: sets a multiplication sign between them. */
export const splitEnds = (s: string) => (s.includes('X') ? s.replace(GLUED_ENDS, '$1×') : s);
