import { GRADE_ROWS } from '../../domain/material/data/grades';
import { SIZE_ROWS } from '../../domain/material/data/sizes';
import { VOCABULARY } from '../../domain/material/data/vocabulary';
import { emOf, type Word } from './pageWords';

/** Letters and figures that a scan confuses, group by group. */
const ALIKE = [
  '0OCDQ@ㅇ',
  '1ILT|!ㅣ',
  '/7',
  '5S$',
  '8B&',
  '6GC',
  '2Z',
  '4A',
  '9G',
  'HN',
  'UV',
  'MN',
  '아H',
  'EF',
  '\'`"°*”“',
];
const CONFUSED = new Set(ALIKE.flatMap((group) => [...group].flatMap((a) => [...group].map((b) => a + b))));
const CONFUSION = 0.25;
/** A word may differ by so much of its length from the one it is taken for. */
const MOST_DIFFERENT = 0.2;
const LONGEST = 24;
/** A word that was recognised so surely is only looked at where it is a mixture of scripts. */
const SURE = 0.9;

const SCHEDULES = ['5', '10', '20', '30', '40', '60', '80', '100', '120', '140', '160', '5S', '10S', '40S', '80S'];
const UNITS = ['EA', 'SET', 'MTR', 'PCS'];
const SYMBOLS = [
  'SPPS380',
  'SPPS250',
  'SPPH',
  'SPP',
  'STPG370',
  'STS304',
  'STS316L',
  'STS304TP',
  'SS400',
  'SS275',
  'GC200',
  'FCD450',
  'SUS304',
  'SUS316L',
];

/** Words of lists by their length: what a scan can have meant. */
const KNOWN: ReadonlyMap<number, ReadonlySet<string>> = knownWords();

function knownWords(): Map<number, Set<string>> {
  const byLength = new Map<number, Set<string>>();
  const add = (word: string) => {
    const own = byLength.get(word.length) ?? new Set();
    byLength.set(word.length, own.add(word));
  };
  for (const [, words] of VOCABULARY) {
    for (const word of words.split(';').flatMap((one) => one.trim().split(' ')))
      if (/^(?:[A-Z]{4,}|[가-힣]{2,})$/.test(word)) add(word);
  }
  for (const [grade] of GRADE_ROWS) add(grade.toUpperCase());
  for (const symbol of [...SYMBOLS, ...UNITS]) add(symbol);
  for (const schedule of SCHEDULES) add(`SCH${schedule}`);
  for (const [dn, nps] of SIZE_ROWS) {
    add(`${nps}"`);
    if (dn >= 15) add(`${dn}A`);
  }
  return byLength;
}

/** `SCH` before a figure, as a reader of Korean letters sees it. */
const MISREAD_SCHEDULE = /^[5S$](?:아[1IL]?|[CO]H|C[1I][1I])(?=[\dOSA]{2,3}S?$)/;
const MIXED = /[가-힣ㄱ-ㅣ].*[A-Za-z0-9]|[A-Za-z0-9].*[가-힣ㄱ-ㅣ]/;

/** The words of a scan corrected against the words of the trade: sizes, schedules, grades, kinds of item. */
export function correctedWords(words: readonly Word[]): Word[] {
  return words.length === 0 ? [] : joinedSyllables(words).map((word) => ({ ...word, text: correctedText(word) }));
}

function correctedText({ text, sure = 1 }: Word): string {
  const [, before = '', core = '', after = ''] = /^([([]*)(.*?)([)\],.;:]*)$/.exec(text) ?? [];
  if (/^v2["”]?$/i.test(core)) return '1/2"';
  const upper = core.toUpperCase().replace(MISREAD_SCHEDULE, 'SCH');
  // Plain figures are never touched: nothing says which figure a quantity was.
  if (core.length < 2 || core.length > LONGEST || /^[\d.,]+$/.test(core)) return text;
  if (isKnown(upper)) return upper === core.toUpperCase() ? text : `${before}${upper}${after}`;
  if (sure >= SURE && !MIXED.test(core) && !/["”]$/.test(core)) return text;
  const meant = nearest(upper);
  return meant === null ? text : `${before}${meant}${after}`;
}

/** Whether a Korean text begins or ends with a word of the trade. */
export const isTradeWord = (text: string): boolean =>
  [...KNOWN].some(
    ([length, words]) => length <= text.length && (words.has(text.slice(0, length)) || words.has(text.slice(-length))),
  );

const isKnown = (word: string) => KNOWN.get(word.length)?.has(word) ?? false;

/** The one known word that a text is like; null where none is, or where several are as like. */
export function nearest(text: string): string | null {
  const most = text.length * MOST_DIFFERENT;
  let best: { word: string; cost: number } | null = null;
  let tie = false;
  for (const length of [text.length, text.length - 1, text.length + 1]) {
    for (const word of KNOWN.get(length) ?? []) {
      const cost = difference(text, word, most);
      if (cost > most || (best && cost > best.cost)) continue;
      tie = best !== null && cost === best.cost && best.word !== word;
      if (!best || cost < best.cost) best = { word, cost };
    }
  }
  return best && !tie ? best.word : null;
}

/** How much one text must change to be the other; letters that look alike count a quarter. Stops beyond `most`. */
function difference(a: string, b: string, most: number): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const [x, y] = [a[i - 1] ?? '', b[j - 1] ?? ''];
      const change = x === y ? 0 : CONFUSED.has(x + y) ? CONFUSION : 1;
      const value = Math.min((row[j - 1] ?? 0) + change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
      next.push(value);
      least = Math.min(least, value);
    }
    if (least > most) return Number.POSITIVE_INFINITY;
    row = next;
  }
  return row[b.length] ?? Number.POSITIVE_INFINITY;
}

/** Korean words that came syllable by syllable, as one. */
function joinedSyllables(words: readonly Word[]): Word[] {
  const em = emOf(words);
  const joined: Word[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    const level = last && Math.abs(last.y0 + last.y1 - word.y0 - word.y1) < em;
    const single = /^[가-힣]$/.test(word.text) || /^[가-힣]$|[가-힣]$/.test(last?.text ?? '');
    const korean = /^[가-힣]+$/.test(word.text) && /^[가-힣]+$/.test(last?.text ?? '');
    const gap = last ? word.x0 - last.x1 : Number.POSITIVE_INFINITY;
    if (
      last &&
      level &&
      korean &&
      single &&
      gap > -em &&
      gap < em * 0.5 &&
      (word.text.length === 1 || last.text.length === 1)
    ) {
      const sure = Math.min(last.sure ?? 1, word.sure ?? 1);
      joined[joined.length - 1] = {
        text: last.text + word.text,
        x0: last.x0,
        x1: word.x1,
        y0: Math.min(last.y0, word.y0),
        y1: Math.max(last.y1, word.y1),
        sure,
      };
    } else joined.push(word);
  }
  return joined;
}
