import type { Category } from '../types';
import { CLASSES, SCHEDULES } from './numbers';
import type { NumberToken } from './numberToken';
import type { WordHit } from './words';

type Found<T> = { value: T; start: number; end: number };

/** Schedules and walls. Two are answered only where two are stated side by side. */
export function readSchedule(
  s: string,
  tokens: readonly NumberToken[],
  hits: readonly WordHit[],
  category: Category,
): Found<string[]> | null {
  const found: Found<string>[] = [];
  const neck = category === 'flange' && hits.some((hit) => hit.marks.includes('flange:WN'));
  const walls = category === 'pipe' || category === 'fitting' || category === 'flange';
  for (const [i, token] of tokens.entries()) {
    const previous = tokens[i - 1];
    if (token.linked && token.role === null && previous?.role === 'schedule' && SCHEDULES.has(token.raw))
      token.role = 'schedule';
    if (isWallAfter(category, tokens, i)) token.role = 'wall';
    if (token.role === 'schedule') found.push({ value: token.raw, start: token.start, end: token.end });
    if (token.role === 'wall' && walls && isWall(token, category))
      found.push({ value: `${Number(token.raw)}mm`, start: token.start, end: token.end });
  }
  for (const hit of hits) {
    const name = hit.marks.find((mark) => mark.startsWith('sch:'));
    if (name) found.push({ value: name.slice(4), start: hit.start, end: hit.end });
  }
  if (!found.length && (category === 'pipe' || neck)) {
    const mm = tokens.find((t) => t.role === 'mm' && t.value < 60 && t.value >= 1);
    if (mm) found.push({ value: `${Number(mm.raw)}mm`, start: mm.start, end: mm.end });
    if (mm) mm.role = 'wall';
  }
  const bare = found.length || category !== 'fitting' ? undefined : bareSchedule(s, tokens, hits);
  if (bare) {
    bare.role = 'schedule';
    found.push({ value: bare.raw, start: bare.start, end: bare.end });
  }
  found.sort((a, b) => a.start - b.start);
  const [first, second] = found;
  if (!first) return null;
  const side =
    second &&
    /^[\s×X/¦]{0,12}$/.test(s.slice(first.end, second.start)) &&
    /[×X/]/.test(s.slice(first.end, second.start));
  return {
    value: side ? [first.value, second.value] : [first.value],
    start: first.start,
    end: side ? second.end : first.end,
  };
}

/** `WELDOLET, BW, 80, MSS SP-97`: between commas of a butt-weld item a figure of a schedule is one. */
function bareSchedule(s: string, tokens: readonly NumberToken[], hits: readonly WordHit[]): NumberToken | undefined {
  if (!hits.some(({ marks }) => marks.includes('end:BW') || marks.includes('end:BE'))) return undefined;
  const listed = tokens.filter(
    (t) =>
      t.role === null &&
      !t.linked &&
      t.value >= 10 &&
      SCHEDULES.has(t.raw) &&
      /,\s*$/.test(s.slice(0, t.start)) &&
      /^\s*,/.test(s.slice(t.end)),
  );
  return listed.length === 1 ? listed[0] : undefined;
}

/** `Φ60.3 × 2.0`: what is joined to the diameter of a pipe, or to the outside diameter of a fitting, is its wall. */
function isWallAfter(category: Category, tokens: readonly NumberToken[], index: number): boolean {
  const token = tokens[index];
  if (!token?.linked || token.value >= 60) return false;
  const head = chainHead(tokens, index);
  if (category === 'pipe') return token.role === null && isSize(head);
  return (
    category === 'fitting' &&
    (token.role === 'mm' || token.role === null) &&
    head?.role === 'od' &&
    token.value < head.value / 5
  );
}

const isSize = (token: NumberToken | undefined) =>
  token?.role === 'inch' || token?.role === 'dn' || token?.role === 'od';
/** A flange bore or a butt-weld wall carries decimals or two digits; `3T` beside a gasket face is no wall. */
const isWall = (token: NumberToken, category: Category) =>
  token.value <= 100 && (category !== 'flange' || token.value < 60);

function chainHead(tokens: readonly NumberToken[], index: number): NumberToken | undefined {
  let i = index;
  while (tokens[i]?.linked) i--;
  return tokens[i];
}

/** `3" 600, BODY …`: a bare figure of a rating right after an inch size, with more of the line behind it. */
function followsSize(s: string, tokens: readonly NumberToken[], token: NumberToken): boolean {
  if (token.role !== null || token.linked || !FLANGE_CLASSES.has(token.value)) return false;
  const before = tokens[tokens.indexOf(token) - 1];
  const joined = before?.linked && tokens[tokens.indexOf(token) - 2]?.role === 'inch';
  return (
    (before?.role === 'inch' || joined === true) &&
    /^["\s¦]*$/.test(s.slice(before?.end, token.start)) &&
    !s.slice(before?.end, token.start).includes('\t') &&
    /[A-Z\d¦]/.test(s.slice(token.end)) &&
    !/^\s*(?:\t|$)/.test(s.slice(token.end))
  );
}
const FLANGE_CLASSES: ReadonlySet<number> = new Set([150, 300, 600, 800, 900, 1500, 2500]);

/** Korean estimates write the rating of 10K as its pressure. */
const KG_PER_CM2 = /(?<![\d.])(\d{1,2})\s*KGF?\s?\/\s?(?:CM\^?2|㎠)/;
const K_RATINGS: ReadonlySet<number> = new Set([5, 10, 16, 20, 30, 40]);

/** Pressure class: an integer, `10K` or `PN16`. */
export function readClass(
  s: string,
  tokens: readonly NumberToken[],
  category: Category,
): Found<number | string> | null {
  for (const token of tokens) {
    const at = { start: token.start, end: token.end };
    if (token.role === 'class') return { value: token.value, ...at };
    if (token.role === 'kclass') return { value: `${token.value}K`, ...at };
    if (token.role === 'pn') return { value: `PN${token.value}`, ...at };
  }
  if (category !== 'flange' && category !== 'valve' && category !== 'gasket') return null;
  const pressure = KG_PER_CM2.exec(s);
  if (pressure && /[가-힣]/.test(s) && K_RATINGS.has(Number(pressure[1])))
    return { value: `${pressure[1]}K`, start: pressure.index, end: pressure.index + pressure[0].length };
  for (const token of tokens) {
    if (followsSize(s, tokens, token)) {
      token.role = 'class';
      return { value: token.value, start: token.start, end: token.end };
    }
    if (
      token.role === null &&
      CLASSES.has(token.value) &&
      /^[\s,]*(?:RF|FF|RTJ|R\.F|F\.F)(?![A-Z])/.test(s.slice(token.end))
    ) {
      token.role = 'class';
      return { value: token.value, start: token.start, end: token.end };
    }
  }
  return null;
}
