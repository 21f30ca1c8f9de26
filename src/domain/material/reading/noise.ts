import { headerField } from '../data/headers';
import { quantityUnit } from '../tables/quantityUnit';
import { JOINTS, LABOUR, LABOUR_ALWAYS, LABOUR_UNIT } from '../data/labourWords';
import type { FieldSheet } from './fieldSheet';
import type { Marks } from './classify';
import { readGrades } from './grades';
import { matchesOf } from './matches';
import { blank, blankAll, normalize } from './normalize';
import type { QuantityReading } from './quantityReading';
import { readWords, type WordHit } from './words';

const ITEM_NUMBER =
  /^[\s"']*(?:(?:ITEM|POS|LINE ITEM|NO|품번)[\s.]*(?:NO\.?)?\s*#?\s*\d{1,5}\s*[:.)-]?(?=[\s\t])|\(\d{1,4}\)|\d{1,4}\s?\)|\[\d{1,4}\]|\d{1,4}\s?[.:](?=\s|[A-Z가-힣])|[가-하A-Z]\s?[.)](?=\s)|\d{1,3}(?:-\d{1,3}){1,2}[.)]?(?=\s)(?!\s*")|[ⅠⅡⅢⅣⅤ]\.)/;
/** An isometric's list begins with the number of the part and its count. */
const BEFORE_COUNT = /^\s*\d{1,3}(?=\s+\d{1,4}(?:\.\d{1,3})?\s+[A-Z]{3})/;
const FIRST_COLUMN = /^\s*(?:NO\.?\s*)?\d{1,4}[.)]?\s*(?=\t)/;
/** `5 ⇥ EA ⇥ ELBOW …`: a list that begins with its counts. */
const COUNT_FIRST = /^\s*\d{1,4}\s*\t\s*([^\t\d]{1,6}?)\s*\t/;
/** A cell that holds the code of the item in somebody's master, and no size, rating or grade. */
const CODE_CELL = /(?<=^|\t)\s*(?:\d{6,}|(?=[^\t]*\d)(?=[^\t]*[A-Z])[A-Z0-9]+(?:[-_.][A-Z0-9]+)+)\s*(?=\t)/g;
const NO_CODE =
  /^\s*(?:(?:SCH|S|DN|NPS|NB|CL|PN|PSL|M|L|T|OD|R|RX|BX|SA|A|B|TP|F|WP|KS|JIS|API|ASME|ANSI|SUS|STS|SS)[-.]?\d+[A-Z]?\s*$|\d+(?:[ABKT#]|MM|INCH)(?![A-Z])|\d+\.\d+[A-Z]{0,2}\s*$|[A-Z]{1,3}[-\s]?\d+(?:\.\d+)?[A-Z]?(?:[X×]\d+(?:\.\d+)?[A-Z]?)+\s*$)/;
const BULLET = /^[\s]*[-–×•·▶○●□■※>]+(?=[\s가-힣A-Z])/;

/** `3 ⇥ 3 ⇥ PIPE …`: the number of the row and that of the item. */
const NUMBERED_TWICE = /^\s*(\d{1,4})\t\s*\1\t(?=[^\t]*\p{L}{2})/u;

/**
 * Blanks what only numbers the line: `1)`, `ITEM 004:`, a first tab column with a small integer, bullets, codes. `coded`
 * is what stands behind the code of the item, its size mostly.
 */
export function withoutItemNumber(s: string): { rest: string; bullet: boolean; coded: string } {
  let rest = s;
  let coded = '';
  const bullet = BULLET.exec(rest);
  if (bullet) rest = blank(rest, 0, bullet[0].length);
  const unit = COUNT_FIRST.exec(rest)?.[1];
  if (unit && quantityUnit(unit)) return { rest, bullet: false, coded: '' };
  const number =
    (bullet ? null : FIRST_COLUMN.exec(rest)) ?? ITEM_NUMBER.exec(rest.replaceAll('¦', ' ')) ?? BEFORE_COUNT.exec(rest);
  if (number && rest.slice(number[0].length).trim()) rest = blank(rest, 0, number[0].length);
  const twice = NUMBERED_TWICE.exec(s);
  if (twice && !quantityUnit(s.slice(twice[0].length).split('\t')[0]?.trim() ?? ''))
    rest = blank(rest, 0, twice[0].length);
  if (rest.includes('\t')) {
    const code = codeFirst(rest);
    if (code) {
      coded = /\s-\s([^\t]*)/.exec(rest.slice(0, code.end))?.[1] ?? '';
      rest = blank(rest, code.start, code.end);
    }
    for (const cell of matchesOf(CODE_CELL, rest))
      if (!NO_CODE.test(cell[0]) && !headed(cell[0])) rest = blank(rest, cell.index, cell.index + cell[0].length);
  }
  return { rest, bullet: bullet !== null && /[×※]/.test(bullet[0]), coded };
}

/** Letters that a code may have beside words of the trade and be none: signs of a rating, a schedule, a size. */
const SIGNS = /^(?:LBS?|CL|SCH|STD|XS|XXS|SRL|[ABKLMSTX]|MM|IN|DN|NB|PN|TP|GR|CS|SS|AS)$/;

/** A cell all of whose letters are words of the trade, grades or signs (`WN-RF-150`) describes the item; a code does not. */
function headed(cell: string): boolean {
  const { rest, grades } = readGrades(cell);
  const words = readWords(rest);
  if (!grades.length && !words.some(({ pairs }) => pairs.some(([kind]) => DESCRIBES.test(kind)))) return false;
  return (blankAll(rest, words).match(/[A-Z]+/g) ?? []).every((letters) => SIGNS.test(letters));
}
const DESCRIBES = /^(?:flange|fitting|gasket|bolt|pipe)$/;

/** The code of an item that a list begins with, its size behind it: `P04A1A - 4`, `BSP0C - 5/8 × 100L`. */
const CODE_FIRST =
  /^\s*(?=[^\t]{4})(?!(?:SCH|DN|NPS|PN)[-.]?\d)([A-Z]+\d+[A-Z]+[A-Z\d]*(?:\([A-Z\d]+\))*)(?:\s-\s[^\t]*)?\s*(?=\t[^\t]*\t)/;
/** Letters and figures in turn, twice over: no word of the trade is written so. */
const TURNS = /^[A-Z]+\d+[A-Z]+\d+/;

/** The place of the code that a line of several cells begins with. */
function codeFirst(s: string): { start: number; end: number } | null {
  const match = CODE_FIRST.exec(s);
  const code = match?.[1] ?? '';
  if (!match || /\d[X×]\d/.test(code) || NO_CODE.test(code)) return null;
  if (readGrades(code).grades.length > 0) return null;
  return TURNS.test(code) || match[0].includes(' - ') ? { start: 0, end: match[0].length } : null;
}

/** A row of column names: three or more cells of them, or all of two. */
export function isHeaderRow(text: string): boolean {
  const cells = text
    .split(/\t|\s{2,}|\s*[|·;]\s*|\s*,\s+/)
    .map((cell) => cell.trim())
    .filter(Boolean);
  if (cells.length < 2) {
    const words = text.trim().split(/[\s/]+/);
    return words.length >= 3 && words.every((w) => headerField(w));
  }
  // A figure of two digits is a datum: then every cell must be a title.
  const spare = /\d{2,}/.test(text) ? 0 : Math.floor(cells.length * 0.4 + 1e-9);
  let strange = 0;
  for (const cell of cells) if (headerField(cell) === null && ++strange > spare) return false;
  return strange === 0 || cells.length - strange >= 3;
}

const isJoint = (s: string) => /WELD|THREAD/.test(s) && JOINTS.test(s.replaceAll('\t', ' '));

/** Whether a line of an estimate asks for work on items rather than for the items. */
export const isLabour = (s: string) => LABOUR_ALWAYS.test(s) || (LABOUR.test(s) && LABOUR_UNIT.test(s)) || isJoint(s);

const INCHES = /\d\s?(?:"|INCH(?:ES)?(?![A-Z])|인치)/;

/**
 * Whether a line with an item's words is still no item: a heading, a sum, a note, a reference to a document. A figure that is
 * marked as inches and is no nominal size (`5.5"`) makes a line to mend, not a note.
 */
export function isJunk(
  { item, boltSize }: Pick<FieldSheet, 'item' | 'boltSize'>,
  hits: readonly WordHit[],
  marks: Marks,
  first: string,
  bullet: boolean,
  thick: boolean,
): boolean {
  const sized = Boolean(item.nps?.length);
  const counted = item.qty !== undefined;
  const stated =
    sized ||
    INCHES.test(first) ||
    counted ||
    boltSize !== null ||
    thick ||
    item.grade !== undefined ||
    item.class !== undefined ||
    item.schedule !== undefined ||
    item.standard !== undefined;
  if (!stated) return true;
  const leading = hits[0]?.marks[0] ?? '';
  const bolting = item.category === 'bolt';
  const whole = counted && (sized || bolting || item.grade !== undefined || item.class !== undefined);
  if (bullet && !counted) return true;
  // `CHECK VALVES OF SIZES 65 MM AND ABOVE SHALL BE OF …` says what items must be, and counts none.
  if (!counted && first.length > 60 && /(?<![A-Z])(?:SHALL|MUST)(?![A-Z])/.test(first)) return true;
  if (marks.has('other:total') && (leading === 'other:total' || !sized) && !(sized && item.grade)) return true;
  if (/^other:(?:note|doc)$/.test(leading) && startsWith(first, hits[0]) && !whole) return true;
  if (marks.has('other:doc') && !whole && !(sized && (item.type || item.standard || item.schedule))) return true;
  return marks.has('other:note') && !counted && !(sized && (item.type || item.grade || item.class || item.schedule));
}

const startsWith = (s: string, hit: WordHit | undefined) =>
  hit !== undefined && !/[A-Z0-9가-힣]/.test(s.slice(0, hit.start));

/** Whether a text holds a word of totals, notes, documents or other goods. */
export const namesOther = (text: string) =>
  readWords(normalize(text).s).some((hit) => hit.marks.some((mark) => mark.startsWith('other:')));

/** Longer than this, or with one of these words, a text is a sentence. */
const LONGEST_NAME = 80;
const SENTENCE =
  /(?<![A-Z])(?:SHALL|SHOULD|MUST|WILL|ARE|IS|THIS|THAT|FROM|PER|ABOVE|BELOW|DETAILS?|LIST|LINE|SYSTEM|CLASS\s[A-Z])(?![A-Z])|다\.?$|요\.?$|까지|이상|이하|기준|참조/;

/** Whether a text without a quantity names goods and is no heading, sentence or reference: such is an unclassified line, not set aside. */
export function isNamed(s: string, hits: readonly WordHit[], marks: Marks): boolean {
  if (!isPlainName(s, marks)) return false;
  return hits.some(({ pairs }) => pairs.some(([kind]) => NOUNS.has(kind)));
}

/** `볼탭 25A 1`: few words that nobody knows before a size and a count, which are an unclassified line with a flag. */
export const isShort = (s: string, hits: readonly WordHit[], marks: Marks): boolean =>
  s.length <= 40 &&
  (hits.length === 0 || marks.has('other:thing')) &&
  /^[^\d\t]*[가-힣A-Z]{2}/.test(s) &&
  isPlainName(s, marks);

/** Whether a text is short and no heading, sentence, sum or work. */
export const isPlainName = (s: string, marks: Marks) =>
  isShortPhrase(s, marks) && !marks.has('other:service') && !marks.has('other:sundry');

/** Whether a text is short and no heading, sentence, sum, note or reference. */
export const isShortPhrase = (s: string, marks: Marks) =>
  s.length <= LONGEST_NAME &&
  !SENTENCE.test(s) &&
  !/[:[\]<>=]|^\s*[#■●※]/.test(s) &&
  !['other:total', 'other:note', 'other:doc'].some((mark) => marks.has(mark));

const NOUNS: ReadonlySet<string> = new Set(['item', 'fitting', 'valve', 'flange', 'gasket', 'bolt']);

const COUNTED = /[A-Z가-힣А-Я一-鿿]{2}/;

/** Whether a line that names no item of piping asks for goods all the same: it names something and says how much of it. */
export function isGoods(
  s: string,
  hits: readonly WordHit[],
  marks: Marks,
  { qty, unit, sure }: QuantityReading,
): boolean {
  if (!qty || !COUNTED.test(s)) return false;
  if (marks.has('other:total') || marks.has('other:note') || marks.has('other:doc')) return false;
  const thing = hits.some((hit) => hit.marks.includes('other:thing'));
  const item = hits.some((hit) => hit.pairs.some(([kind]) => kind === 'item'));
  if (thing || item) return unit !== undefined || sure || s.includes('\t');
  return unit !== undefined || qty.token.labelled || (s.includes('\t') && sure);
}
