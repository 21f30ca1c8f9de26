import { canonicalNps } from '../data/sizes';
import { COUNT_ROLES, IGNORED, LININGS, type NumberRole, PREFIXES, SUFFIXES, UNIT_ROLES } from '../data/numberWords';
import { matchesOf } from './matches';
import { blank, blankAll, READ } from './normalize';
import type { NumberToken } from './numberToken';
import { withProducts } from './products';
import { asInchOrMetre, plainNumber, settleMarks } from './numberMarks';

export const CLASSES: ReadonlySet<number> = new Set([
  125, 150, 250, 300, 400, 600, 800, 900, 1000, 1500, 2000, 2500, 3000, 4500, 6000, 9000,
]);
export const SCHEDULES: ReadonlySet<string> = new Set([
  '5',
  '10',
  '20',
  '30',
  '40',
  '60',
  '80',
  '100',
  '120',
  '140',
  '160',
  '5S',
  '10S',
  '20S',
  '40S',
  '80S',
]);
const K_CLASSES: ReadonlySet<number> = new Set([2, 5, 10, 16, 20, 30, 40, 63]);

const escape = (word: string) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/ /g, '\\s?');
type Entry = { role: NumberRole; word: string; reach: string };
const entries = (table: readonly (readonly [NumberRole, string, string])[]): Entry[] =>
  table
    .flatMap(([role, words, reach]) =>
      words.split(';').map((word) => ({ role, word: word.trim().toUpperCase(), reach })),
    )
    .sort((a, b) => b.word.length - a.word.length);
const prefixes = entries(PREFIXES);
const suffixes = entries(SUFFIXES);
const roleOf = (list: Entry[]) => new Map(list.map((e) => [e.word.replace(/\s/g, ''), e.role]));
const PREFIX_ROLE = roleOf(prefixes);
const SUFFIX_ROLE = new Map(roleOf(suffixes)).set('S', 'schedule');

/** `12'-6"` */
const FEET_INCHES = String.raw`(?<!\d[\s./-])(?<!\d)\d{1,3}'\s?-?\s?\d{1,2}(?:[\s-]\d{1,2}\/\d{1,2})?"`;
/** `12,5 m` and `1.250,00`, as the Continent writes decimals; `.375"` without its nought. */
const EUROPEAN = String.raw`\d{1,3}(?:\.\d{3})+,\d{1,2}(?!\d)|(?<=[×Φ]\s?)\d+,\d{1,2}(?!\d)|(?<![\d,])\d+,\d{1,2}(?=\s?×)|\d+,\d{2}(?=\s*(?:\t|$))|\d+,\d{1,2}(?=\s?(?:MM|MTR|M|KG|TON|T|М|КГ|Т)(?![A-ZА-Я\d]))`;
const NUM = String.raw`${FEET_INCHES}|${EUROPEAN}|\.\d{1,4}(?=\s?(?:"|IN(?![A-Z])|W\.?T|WALL|THK))|(?<=[(/]\s?)\.\d{2,4}(?=\s?[)/])|\d{1,3}(?:,\d{3})+(?:\.\d+)?(?![\d/])|(?<!\d)[123](?: {1,2}|-|\. ?| - )[1357]\/[248](?!\d)|\d+\/\d+(?!\d)|\d+(?:\.\d+)?`;
const alternation = (list: Entry[], reach: string) =>
  list
    .filter((e) => e.reach === reach)
    .map(
      (e) =>
        escape(e.word) +
        // `PN16 DN 80`: the word belongs to the figure behind it.
        (e.word === 'DN' ? '(?!\\s*\\d)' : '') +
        // `90° ST ELBOW`, `2 U-BOLT`: pieces in German and Spanish at the end of a line alone.
        (e.word === 'ST' || e.word === 'U' ? '(?=\\s*(?:\\t|$))' : '') +
        (/[A-Z]$/.test(e.word)
          ? '(?![A-Z\\d])'
          : /[가-힣]$/.test(e.word)
            ? '(?![가-힣])'
            : /[А-Я]$/.test(e.word)
              ? '(?![А-Я])'
              : ''),
    )
    .join('|');
const PREFIX = `(?<![A-Z])(?:(${prefixes
  .filter((e) => e.reach === 'loose')
  .map((e) => escape(e.word))
  .join('|')})[\\s.:=#/-]*|(?<!\\d)(${prefixes
  .filter((e) => e.reach === 'tight')
  .map((e) => escape(e.word))
  .join('|')})(?:\\s?=\\s?|[-./])?)`;
const SUFFIX = `(${alternation(suffixes, 'tight')}|S(?![A-Z\\d]))|[ ]?(${alternation(suffixes, 'near')})|\\s*(${alternation(suffixes, 'loose')})`;
const TOKEN = new RegExp(`(?:${PREFIX}|(?<![A-Z\\d.]))(${NUM})(?:${SUFFIX})?`, 'g');
const IGNORE = new RegExp(IGNORED.map((pattern) => `(?:${pattern})`).join('|'), 'g');
/** `SCH 40 LE × SCH 80 SE`: which end of a reducer a wall is of, known by its place too. */
const LARGE_END = /((?:SCH[\s.]?\d{1,3}S?|¦)\s?)(?:LE|SE)(?![A-Z])/g;
/** `ASME 150`: the name of the rating system before its class. */
const RATED = /(?:ANSI|ASME)[\s.:-]*$/;
/** `600 CLASS`: the word behind its figure. */
const CLASSED = /^\s?(?:CLASS|CLS?|RATING)(?![A-Z])(?![\s.:#-]*\d)/;
/** `4.5 THK`: the word may have been read as one of the trade. */
const THICK = /^\s?(?:MM\s?)?(?:THK|THICK)(?![A-Z])/;
const TIMES =
  /(?<=\d[ABKLMTS]|["\dΦ)#'.]|MM|MTR|[\s¦])(\s{0,3})X(?=\s{0,3}(?:[\dΦ]|SCH|DN|NPS|S[-/.]?\d|[TLM]\s?=?\s?\d|[\s¦]))/g;
const LINK = /^[\s")]*×[\s(]*$/;
const RANGE = /^[\s")]*[-~][\s(]*$/;
const isLink = (between: string) => between.includes('×') && LINK.test(between);

const LINED = /LIN(?:ED|ING)|RUBBER/;
const GASKET = /GASK|가스켓|가스킷|PACKING/;
const LINING = new RegExp(LININGS.join('|'), 'g');

/** Blanks linings with their thickness; `words` is the same line before its words were taken out. */
export function withoutLinings(s: string, words: string): string {
  let rest = s;
  if (!LINED.test(words) || GASKET.test(words)) return rest;
  for (const m of matchesOf(LINING, words)) rest = blank(rest, m.index, m.index + m[0].length);
  return rest;
}

const NUTS = String.raw`(?<![\dA-Z.])[1-4](?=\s?-?\s?(?:HEAVY\s|HVY\.?\s)?(?:HEX\.?\s?|HEXAGON(?:AL)?\s)?NUTS?(?![A-Z]))`;
const RANGE_OF_LENGTHS = String.raw`(?<=RANDOM(?:\s?LENGTHS?)?[\s:,(-]{0,3})\d{1,2}(?:\.\d+)?\s?(?:M|MTRS?|FT)?\s?(?:[-~]|TO)\s?\d{1,2}(?:\.\d+)?\s?(?:MTRS?|METERS?|METRES?|M|FT|FEET)?(?![A-Z\d])`;
/** `너트2개`, `NUT 2EA` behind the bolt that they come with; a line of nuts alone counts them. */
const NUTS_BEHIND = String.raw`(?<=(?:볼트|BOLTS?|STUDS?|전산)[^\t]*(?:너트|낫트|넛트|와셔|와샤|NUTS?|WASHERS?)\s?)[1-4]\s?(?:개|EA|PCS)(?![A-Z\d가-힣])(?=.*\d)`;
/** `2N 2W`: nuts and washers of a bolt. */
const NUTS_AND_WASHERS = String.raw`(?<![\dA-Z.])[1-4]\s?N\s?[/&+,]?\s?[1-4]\s?W(?![A-Z\d])`;
const ASIDE = new RegExp(`${NUTS}|${NUTS_BEHIND}|${NUTS_AND_WASHERS}|${RANGE_OF_LENGTHS}`, 'g');
const HAS_ASIDE = /NUT|WASHER|RANDOM|너트|낫트|넛트|와셔|와샤|\d\s?N\s?[/&+,]?\s?\dW?/;

/**
 * Blanks figures that words beside them make nothing of: nuts that come with a bolt, the range of random lengths. `words` is
 * the same line before its words were taken out.
 */
export function withoutAsides(s: string, words: string): string {
  if (!HAS_ASIDE.test(words)) return s;
  return blankAll(
    s,
    matchesOf(ASIDE, words).map((m) => ({ start: m.index, end: m.index + m[0].length })),
  );
}

/**
 * Designations of GOST 17375 to 17380, `45-2-57×4-20`, `К-1-273×7-219×6-В10`: behind the angle or the kind stands the
 * execution, behind the last wall the steel with its temperature; neither is a measure of the item.
 */
const EXECUTION = /(?<=(?:^|[\s¦])(?:(?:30|45|60|90)\s?°?|[КЭПK])\s?)-\s?[12]\s?-(?=\s?\d{2,4}\s?×)/g;
const STEEL = /(?<=×\s?\d{1,2}(?:[.,]\d)?\s?)-{1,2}\s?(?:В?(?:10|20)|¦+)(?![\d×.,])(?:\s?\(-?\d{1,3}\))?/g;

function withoutGost(s: string): string {
  const rest = s.replace(EXECUTION, (all) => READ.repeat(all.length));
  return rest.replace(STEEL, (all) => READ.repeat(all.length)).replace(/(?<=[\s¦])[КЭП](?=¦)/g, READ);
}

/** Blanks phrases whose numbers mean nothing here and turns an X between measures into the multiplication sign. */
export function prepareNumbers(s: string, russian = false): string {
  let rest = s;
  for (const m of matchesOf(IGNORE, s)) rest = blank(rest, m.index, m.index + m[0].length);
  // Korean estimates set the letter of a nominal size apart: `D 40`.
  rest = rest.replace(/(?<![A-Z0-9])D (?=\d{2,3}(?![\d.]))/g, ' D');
  rest = rest.replace(LARGE_END, (all, first: string) => first + READ.repeat(all.length - first.length));
  if (rest.includes('X')) rest = rest.replace(TIMES, '$1×');
  return russian ? withoutGost(rest) : rest;
}

/**
 * Reads every number of a prepared line; `words` is the same line before its words were taken out. `hasSize`: the size was
 * taken out already, so that one stroke means feet.
 */
export function readNumbers(s: string, words = s, hasSize = false): NumberToken[] {
  const tokens: NumberToken[] = [];
  const korean = /[가-힣]/.test(words);
  let column = 0;
  let seen = 0;
  for (const m of matchesOf(TOKEN, s)) {
    for (; seen < m.index; seen++) if (s[seen] === '\t') column++;
    const prefix = m[1] ?? m[2];
    const suffix = m[4] ?? m[5] ?? m[6];
    const borrowed = prefix !== undefined && suffix !== undefined && borrows(prefix, suffix);
    const end =
      m.index +
      m[0].length -
      (borrowed ? m[0].length - m[0].indexOf(m[3] ?? '', prefix.length) - (m[3] ?? '').length : 0);
    const before = prefix ? null : s.slice(Math.max(0, m.index - 2), m.index);
    const raw = plainNumber(m[3] ?? '');
    const glued = !suffix && /[A-Z]/.test(s[end] ?? '');
    const coded = before !== null && !suffix && /[A-Z]-$/.test(before);
    const previous = tokens.at(-1);
    const between = previous ? s.slice(previous.end, m.index) : '';
    const token: NumberToken = {
      raw,
      value: Number(raw),
      start: m.index,
      end,
      linked: isLink(between),
      ranged: RANGE.test(between),
      column: column + (prefix && /\t/.test(m[0].slice(0, m[0].indexOf(m[3] ?? ''))) ? 1 : 0),
      suffixed: Boolean(suffix),
      grouped: /^\d{1,3}(?:,\d{3})+/.test(m[3] ?? ''),
      stroke: suffix === "'",
      outside: /^O\.?D|외경/.test(prefix ?? '') || /O\.?D/.test(suffix ?? ''),
      labelled: prefix ? roleIn(PREFIX_ROLE, prefix) === 'qty' : false,
      trailing:
        s[m.index - 1] === '×' &&
        /[\s¦]×$/.test(s.slice(Math.max(0, m.index - 2), m.index)) &&
        /^[\s.)\]]*$/.test(s.slice(end)),
      product: false,
      role: null,
    };
    token.role = glued || coded ? 'none' : combine(prefix, borrowed ? undefined : suffix, token);
    if (prefix === 'D' && token.role === 'dn' && !korean) token.role = 'none';
    settleMarks(token, m[3] ?? '', words, prefix !== undefined && roleIn(PREFIX_ROLE, prefix) === 'length');
    if (token.role === null && CLASSES.has(token.value) && RATED.test(words.slice(0, token.start)))
      token.role = 'class';
    if (token.role === null && CLASSES.has(token.value) && CLASSED.test(words.slice(token.end))) token.role = 'class';
    if ((token.role === null || token.role === 'mm') && token.value <= 60 && THICK.test(words.slice(token.end)))
      token.role = 'wall';
    // `6/316` is a fraction to the eye only: nothing but an inch size is written as one.
    if (Number.isNaN(token.value) && token.role !== null && token.role !== 'inch' && token.role !== 'foot')
      token.role = 'none';
    tokens.push(token);
  }
  const sized = hasSize || tokens.some((t) => t.role === 'inch' || t.role === 'dn' || t.role === 'od');
  for (const [index, token] of tokens.entries()) {
    if (token.role === 'foot') asInchOrMetre(token, sized);
    freeUnit(s, token, tokens[index + 1]);
    countMillimetres(s, token);
  }
  return withProducts(s, tokens);
}

/** `D50×25 ⇥ 개 ⇥ 6`: the unit in the next cell belongs to the figure after it, not to the second size. */
function freeUnit(s: string, token: NumberToken, next: NumberToken | undefined): void {
  if (!token.role || !COUNT_ROLES.has(token.role) || next?.role !== null) return;
  const tab = s.slice(token.start, token.end).indexOf('\t');
  // `TYP 11 ⇥ STK ⇥ 6`: nor to a figure among words.
  const worded = /[^\s\t][ ]*$/.test(s.slice(0, token.start)) && /^\s*(?:\t|$)/.test(s.slice(next.end));
  if (!token.linked && !worded) return;
  if (tab < 0 || next.column !== token.column + 2) return;
  token.end = token.start + s.slice(token.start, token.start + tab).trimEnd().length;
  token.role = null;
  token.suffixed = false;
}

/** `MM ⇥ 12400`: a take-off that counts its pipes in millimetres. */
function countMillimetres(s: string, token: NumberToken): void {
  if (token.role !== null || token.value < 100 || !/\tMM\t\s*$/.test(s.slice(0, token.start))) return;
  token.value = Number((token.value / 1000).toFixed(6));
  token.role = 'metre';
}

function combine(prefix: string | undefined, suffix: string | undefined, token: NumberToken): NumberRole | null {
  const before = prefix ? roleIn(PREFIX_ROLE, prefix) : undefined;
  const after = suffix ? roleIn(SUFFIX_ROLE, suffix) : undefined;
  const { value, raw } = token;
  if (before === 'schedule') {
    if (after === 'schedule') token.raw += 'S';
    // The S of 10S is easily typed as a five.
    if (prefix !== 'S' && /^(?:10|40|80|5)5$/.test(token.raw)) token.raw = `${token.raw.slice(0, -1)}S`;
    const valid = SCHEDULES.has(token.raw);
    return prefix === 'S' && !valid
      ? 'none'
      : valid
        ? 'schedule'
        : after === 'wall' || after === 'mm'
          ? 'wall'
          : 'none';
  }
  if (before === 'hash' && after === 'schedule' && SCHEDULES.has(`${raw}S`)) {
    token.raw += 'S';
    return 'schedule';
  }
  if (before === 'hash') return CLASSES.has(value) ? 'class' : SCHEDULES.has(raw) ? 'schedule' : 'none';
  // `C CLASS 150 MM`: the word belongs to what stands before it.
  if (before === 'class' && after === 'mm') return 'mm';
  if (before === 'class') return CLASSES.has(value) ? 'class' : 'none';
  if (before === 'rating') return after === 'kclass' ? kClass(value) : CLASSES.has(value) ? 'class' : (after ?? null);
  if (before === 'length') {
    if (after === 'foot') return 'foot';
    if (after === 'metre' || after === 'lengthM') return 'lengthM';
    return after === undefined && value <= 12.5 && prefix !== 'L'
      ? 'lengthM'
      : after === undefined || after === 'mm'
        ? 'lengthMm'
        : after;
  }
  if (before === 'bolt') return Number.isInteger(value) && value >= 3 && value <= 100 ? 'bolt' : 'none';
  if (before === 'wall') return after && after !== 'mm' && after !== 'wall' ? after : 'wall';
  if (before === 'qty') return after ?? 'qty';
  if ((before === 'dn' || prefix === 'Φ') && after === 'inch') return canonicalNps(raw) === null ? 'none' : 'inch';
  if (before) return before;
  if (after === 'schedule') {
    if (!SCHEDULES.has(`${raw}S`)) return 'none';
    token.raw += 'S';
    return 'schedule';
  }
  if (after === 'kclass') return kClass(value);
  if (after === 'bore') return SCHEDULES.has(raw) ? 'schedule' : 'none';
  if (after === 'class') return CLASSES.has(value) ? 'class' : 'none';
  if (after === 'angle' && suffix && /^[DE]$/.test(suffix) && ![45, 90, 180].includes(value)) return 'none';
  if (after === 'inch' && canonicalNps(raw) === null) return 'none';
  return after ?? null;
}

/** The role of a word as written; the tables know it without blanks. */
const roleIn = (roles: ReadonlyMap<string, NumberRole>, word: string) =>
  roles.get(word) ?? roles.get(word.replace(/\s/g, ''));
const kClass = (value: number): NumberRole => (K_CLASSES.has(value) ? 'kclass' : 'none');

/** `SCH80 M 60`: the unit after a schedule or size belongs to the next number. */
function borrows(prefix: string, suffix: string): boolean {
  const before = roleIn(PREFIX_ROLE, prefix);
  const after = roleIn(SUFFIX_ROLE, suffix);
  return before !== 'qty' && before !== 'length' && after !== undefined && UNIT_ROLES.has(after);
}
