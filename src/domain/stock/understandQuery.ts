import { equivalentGrades, type GradeFamily } from '../material/equivalents';
import { parseLine } from '../material/parseLine';
import { specOfLine } from '../material/spec';
import { bareName, type KnownNames } from './knownNames';
import { fold, term } from './searchTerms';
import { dnOfNps } from '../material/data/sizes';
import { VOCABULARY } from '../material/data/vocabulary';
import { lettersOf, editDistance } from './editDistance';

/** Words for a family of grades, in both languages and the yard's own spelling. */
const FAMILY_WORDS: readonly (readonly [words: RegExp, family: GradeFamily])[] = [
  [/^(?:스텐|스뎅|스테인[리레]?스?강?|스텐[리레]스강?|서스|stainless|stain|sus|sts|inox)$/i, 'stainless'],
  [/^(?:카본|탄소강?|carbon|c\/?s)$/i, 'carbon'],
  [/^(?:듀플렉스|이상계|duplex)$/i, 'duplex'],
  [/^(?:합금강?|알로이|알로이강|alloy)$/i, 'alloy'],
  [/^(?:저온용?|저온강|lowtemp|ltcs)$/i, 'low_temp'],
  [/^(?:주철|castiron)$/i, 'cast_iron'],
];

export interface Reading {
  /** Every one of these must hold. */
  all: string[];
  /** Of each of these sets, one must hold. */
  any: string[][];
  /** The store that was named, if one was. */
  store: string | null;
  shown: { kind: string; text: string }[];
  corrected: { from: string; to: string }[];
  ignored: string[];
  equivalents: string[];
}

const FILLER = /^(?:재고|판매|구매|매입|급구|구합니다|stock|buy|for|of|the|and|in|급|ea|개|본|\/|,|-)$/i;

/** Reads what somebody typed into the search box, as the reader of lists would, and more leniently. */
export function understandQuery(text: string, names: KnownNames, withEquivalents: boolean): Reading {
  const reading: Reading = { all: [], any: [], store: null, shown: [], corrected: [], ignored: [], equivalents: [] };
  const left = text
    .normalize('NFKC')
    .split(/\s+/)
    .filter(Boolean)
    .filter((word) => !readName(word, names, reading));
  const words = left.map((word) => correct(word, names, reading)).filter((word) => !readName(word, names, reading));
  readMaterial(words, reading, withEquivalents);
  return reading;
}

function readName(word: string, names: KnownNames, reading: Reading): boolean {
  if (FILLER.test(word)) return true;
  const folded = fold(word);
  const family = FAMILY_WORDS.find(([pattern]) => pattern.test(folded));
  if (family) return take(reading, 'family', family[1], term.family(family[1]));
  const maker = names.maker.get(folded);
  if (maker) return take(reading, 'maker', maker, term.maker(maker));
  const place = names.place.get(folded);
  if (place) return take(reading, 'place', place, term.place(place));
  const store = folded.length < 2 ? undefined : names.store.get(bareName(word));
  if (!store) return false;
  reading.store = store.id;
  return take(reading, 'store', store.name, null);
}

function take(reading: Reading, kind: string, shown: string, one: string | null): true {
  if (one) reading.all.push(one);
  reading.shown.push({ kind, text: shown });
  return true;
}

function correct(word: string, names: KnownNames, reading: Reading): string {
  if (isTradeWord(word) || !/^[\p{L}.-]+$/u.test(word) || stands(word)) return word;
  const to = nearest(word) ?? nearest(word, names.similar);
  if (!to || fold(to) === fold(word)) return word;
  reading.corrected.push({ from: word, to });
  return to;
}

/** Whether the reader of lists already makes something of the word. */
const stands = (word: string) => parseLine(`${word} 100A`).item.category !== 'other';

function readMaterial(words: readonly string[], reading: Reading, withEquivalents: boolean): void {
  if (words.length === 0) return;
  const { spec: only, spans, shift } = materialOf(words.join(' '));
  if (only.category !== 'other') take(reading, 'category', only.category, term.category(only.category));
  if (only.type) take(reading, 'type', only.type, term.type(only.type));
  for (const nps of only.nps) take(reading, 'nps', sizeAsTyped(nps, words.join(' ')), term.nps(nps));
  readGrade(only.grade, reading, withEquivalents);
  for (const schedule of only.schedule) readSchedule(schedule, reading);
  if (only.class) take(reading, 'class', only.class, term.class(only.class));
  if (only.facing) take(reading, 'facing', only.facing, term.facing(only.facing));
  if (only.ends) take(reading, 'ends', only.ends, term.ends(only.ends));
  if (only.coating) take(reading, 'coating', only.coating, term.coating(only.coating));
  if (only.bolt_size) take(reading, 'bolt', only.bolt_size, term.bolt(only.bolt_size));
  if (only.standard && !only.grade) take(reading, 'standard', only.standard, term.standard(only.standard));
  if (reading.shown.length === 0) reading.ignored.push(...words);
  else reading.ignored.push(...unread(words, spans, shift).filter((word) => !isOfBolt(word, only.bolt_size)));
}

/** Whether a word is the size of a bolt or a part of it, `M16` or `100L` of `M16x100`: it has no place of its own in a line that was read. */
function isOfBolt(word: string, size: string | null | undefined): boolean {
  const typed = word.toUpperCase().replace(/(?:MM|L)$/, '');
  const whole = size?.toUpperCase() ?? '';
  return [whole, ...whole.split('X')].includes(typed);
}

/** A size in the system in which it was typed: 50A where its metric name stands among the words, else in inches. */
function sizeAsTyped(nps: string, words: string): string {
  const dn = dnOfNps(nps);
  const metric = new RegExp(`(?:^|[^\\d./])(?:DN ?${dn}|${dn} ?A)(?![\\w.])`, 'i');
  return dn !== null && metric.test(words) ? `${dn}A` : `${nps}"`;
}

/**
 * A word such as `pipe` alone would be a heading in a list, and a size alone no item; each is read beside the other,
 * which is then taken away again.
 */
function materialOf(text: string) {
  const whole = parseLine(text);
  if (whole.item.category !== 'other') return { spec: specOfLine(whole), spans: whole.spans, shift: 0 };
  const kind = parseLine(`${text} 100A`);
  if (kind.item.category !== 'other') return { spec: { ...specOfLine(kind), nps: [] }, spans: kind.spans, shift: 0 };
  const size = parseLine(`PIPE ${text}`);
  const { category: _pipe, ...spans } = size.spans;
  return { spec: { ...specOfLine(size), category: 'other' as const, type: null }, spans, shift: 'PIPE '.length };
}

function readGrade(grade: string | null, reading: Reading, withEquivalents: boolean): void {
  if (!grade) return;
  reading.equivalents = [...new Set(equivalentGrades(grade).map((one) => one.grade))].slice(0, 12);
  reading.shown.push({ kind: 'grade', text: grade });
  if (withEquivalents) reading.any.push([grade, ...reading.equivalents].map(term.grade));
  else reading.all.push(term.grade(grade));
}

/** The yard says 10 for 10S and 40 for 40S; what was said exactly is what is meant only where an S was said. */
function readSchedule(schedule: string, reading: Reading): void {
  reading.shown.push({ kind: 'schedule', text: schedule });
  if (/^\d+$/.test(schedule)) reading.any.push([term.schedule(schedule), term.schedule(`${schedule}S`)]);
  else reading.all.push(term.schedule(schedule));
}

type Spans = Partial<Record<string, [start: number, end: number]>>;

/** Words that no field was read from and that the trade does not know. */
function unread(words: readonly string[], spans: Spans, shift: number): string[] {
  let at = shift;
  return words.filter((word) => {
    const [start, end] = [at, at + word.length];
    at = end + 1;
    const read = Object.values(spans).some((span) => span && span[0] < end && span[1] > start);
    return !read && !isTradeWord(word) && /\p{L}/u.test(word);
  });
}

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
const isTradeWord = (word: string) => tradeWords.has(lettersOf(word));

/** Words written out: a typing error is corrected to `FLANGE`, never to an abbreviation such as `FLNG`. */
const wholeWords = [...tradeWords].filter(([, word]) => !/^[A-Z]+$/.test(word) || /[AEIOUY]/.test(word));

/** The nearest of some words, one edit away, or two in a long word; null when none is near. */
function nearest(word: string, others: Iterable<readonly [letters: string, word: string]> = wholeWords) {
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
