import type { Detail, ParsedItem, Warning, WarningCode } from '../types';
import { isExplained } from './account';
import { gradeLeft } from './gradeLeft';
import { readDetails, type DetailReading } from './details';
import { OTHER_MATERIALS } from '../data/doubtWords';
import { blank, READ } from './normalize';
import type { NumberToken } from './numberToken';
import { knownWords, otherFitting, strangeWords } from './keptWords';
import { implausibleIn } from './plausible';
import type { QuantityReading } from './quantityReading';
import { readRemainder } from './remainder';
import type { SizeReading } from './sizes';
import type { UnitWord } from './unitWords';
import type { WordHit } from './words';

type Reading = {
  /** The line with words, grades and standards blanked, and the line before its words were. */
  rest: string;
  lettered: string;
  tokens: readonly NumberToken[];
  units: readonly UnitWord[];
  words: readonly WordHit[];
  hits: readonly WordHit[];
  quantity: QuantityReading;
  size: SizeReading | null;
  bolt: { value: string; start: number; end: number; length?: { start: number; end: number } } | null;
  item: ParsedItem;
  grades: readonly { value: string }[];
};
type Weighed = { details: Detail[]; remainder: string[]; warnings: Warning[]; ceiling: number };

/** How sure a line can be at most where some of its text is not understood, a little of it or what prices it. */
const MILD = 0.88;
const GRAVE = 0.7;

/** Judges a line as a whole: what of its text no field explains, and what does not go together. */
export function weighText(s: string, reading: Reading): Weighed {
  const { item, quantity } = reading;
  const details = readDetails(s, item.category);
  const known = knownWords(s, reading.words, reading.hits, item, details);
  const residual = residualOf(reading, details);
  const remainder = readRemainder(residual, (start, end) => isCell(s, start, end));
  const warnings = implausibleIn(item);
  const doubt = (code: WarningCode, text?: string) =>
    warnings.push(text === undefined ? { code } : { code, params: { text } });
  const material = remainder.grave.find((word) => OTHER_MATERIALS.test(word));
  if (material !== undefined) doubt('other_material', material);
  const unread = remainder.grave.filter((word) => word !== material);
  // Where the type is open, or the words are of another language, a word that nobody knows may be what matters.
  const decisive = isOpen(item, reading) ? remainder.mild : remainder.mild.filter((word) => FOREIGN.test(word));
  const texts = remainder.words.map(({ text }) => text);
  const doubtful = [...unread, ...decisive, ...gradeLeft(s, item.grade, texts)];
  if (doubtful.length) doubt('unread_text', doubtful.join(' '));
  // Grades of trims and rings stand beside that of the body; where none is its, one of them may be.
  if (item.grade === undefined && reading.grades.length)
    doubt('unread_text', reading.grades.map(({ value }) => value).join(' '));
  if (hasSecondItem(reading) || otherFitting(reading.hits, item) || hasOwnBolts(s, item)) doubt('second_item');
  for (const code of quantity.doubts) doubt(code);
  return {
    details: [
      ...gradesApart(reading),
      ...[...known, ...details].map(({ kind, text }) => ({ kind, text })),
      ...measuresOf(reading),
      ...strangeWords(s, remainder, known),
    ],
    remainder: texts,
    warnings,
    ceiling: warnings.length ? GRAVE : remainder.mild.length ? MILD : 1,
  };
}

/** The line with everything blanked that some part of the reading explains. */
function residualOf(reading: Reading, details: readonly DetailReading[]): string {
  const { tokens, units, quantity, bolt, lettered } = reading;
  const { item, size } = reading;
  const read = { item, size, quantity, source: lettered };
  const explained = tokens.filter((token) => isThickness(token, reading) || token.outside || isExplained(token, read));
  const places: { start: number; end: number }[] = [...explained, ...units, ...details];
  if (bolt) places.push(bolt);
  if (bolt?.length) places.push(bolt.length);
  if (bolt) places.push(...repeatsOf(bolt, lettered), ...tokens.filter((token) => isOfBolt(token, bolt)));
  if (quantity.unit) places.push(quantity.unit);
  let { rest } = reading;
  for (const { start, end } of places) rest = blank(rest, start, end);
  // `CF8M (316)`: the casting and the wrought grade of the same steel.
  const twin = CASTINGS.find(([casting]) => reading.item.grade?.endsWith(casting))?.[1];
  return twin
    ? rest.replace(new RegExp(`\\(\\s*(?:SS|AISI)?\\s?${twin}\\s*\\)`), (all) => READ.repeat(all.length))
    : rest;
}

/** `5/8 ⇥ 100L ⇥ STUD BOLT … 5/8-11UNC×100L`: thread and length of a bolt once more, each by itself. */
function isOfBolt({ raw, value }: NumberToken, { value: size }: { value: string }): boolean {
  const [thread = '', length = ''] = size.replaceAll('"', '').replace(/^M/, '').split('x');
  return raw === thread || raw === length || (length !== '' && value === Number(length));
}

/** Other places of a line that say a bolt's thread and length once more. */
function repeatsOf({ start, end }: { start: number; end: number }, s: string): { start: number; end: number }[] {
  const said = s
    .slice(start, end)
    .trim()
    .replace(/\s?(?:MM|L)$/, '');
  const places: { start: number; end: number }[] = [];
  if (said.length < 3) return places;
  for (let at = s.indexOf(said, end); at >= 0; at = s.indexOf(said, at + said.length))
    if (!/[A-Z\d.]/.test(s[at - 1] ?? '') && !/[A-Z\d]/.test(s[at + said.length] ?? ''))
      places.push({ start: at, end: at + said.length });
  return places;
}

const CASTINGS: readonly (readonly [casting: string, wrought: string])[] = [
  ['CF8', '304'],
  ['CF3', '304L'],
  ['CF8M', '316'],
  ['CF3M', '316L'],
];

/** Walls of what has no schedule: the thickness of a gasket, of a blind or of a plate. */
const isThickness = (token: NumberToken, { item }: Reading) =>
  (token.role === 'wall' &&
    (item.category === 'gasket' || (item.category === 'flange' && /^(?:BL|SPECTACLE|PL)$/.test(item.type ?? '')))) ||
  (token.role === 'mm' && item.category === 'gasket' && token.value <= 12);

/** Grades of the line that are not the body's. */
const gradesApart = ({ grades, item }: Reading): Detail[] =>
  grades.filter(({ value }) => !item.grade?.includes(value)).map(({ value }) => ({ kind: 'material', text: value }));

const isQuantity = (token: NumberToken, { quantity }: Reading) => quantity.used.has(token);

/** Measures that no field holds: a thickness, and an outside diameter that is that of no nominal size. */
function measuresOf(reading: Reading): Detail[] {
  const thick = reading.tokens.find((each) => isThickness(each, reading));
  // `50M (9본)`: what the pieces come to, where it says no length of a piece.
  const { length_m, unit, qty } = reading.item;
  const total = reading.tokens.find(
    (each) =>
      each.role === 'metre' &&
      length_m === undefined &&
      unit === 'EA' &&
      qty !== undefined &&
      !isQuantity(each, reading),
  );
  const outside = reading.tokens.find((each) => each.role === 'od' && !reading.size?.tokens.has(each));
  return [
    ...(thick ? [{ kind: 'thickness' as const, text: `${Number(thick.raw)}mm` }] : []),
    ...(total ? [{ kind: 'words' as const, text: `${Number(total.raw)}M` }] : []),
    ...(outside ? [{ kind: 'outside' as const, text: `${Number(outside.raw)}mm` }] : []),
  ];
}

const TYPED: ReadonlySet<string> = new Set(['flange', 'valve', 'fitting', 'gasket', 'bolt']);
const FOREIGN = /[^\p{ASCII}가-힣ㄱ-ㅎ]/u;

/** Whether an item that has a type names none, so that an unknown word may be it. */
const isOpen = ({ category, type }: ParsedItem, { hits }: Reading) =>
  TYPED.has(category) && (type === undefined || type === 'ELBOW' || type === 'REDUCER') && hits.length > 0;

const isCell = (s: string, start: number, end: number) =>
  /(?:^|\t)\s*$/.test(s.slice(0, start)) && /^\s*\t/.test(s.slice(end));

const KINDS: ReadonlySet<string> = new Set(['fitting', 'valve', 'flange', 'gasket', 'bolt']);
const JOINT = /^[\s¦"]*(?:&|\+|AND|및)[\s¦"]*$/;

const BOLTS_BESIDE = /(?:[+&]|(?<![A-Z])AND(?![A-Z])|및)\s*(?:[A-Z]+\s)?(?:STUD|BOLT|볼트|스터드|스타드|전산)/;

/** `가스켓 4" 300# + 볼트너트 7SET`: bolts beside a gasket are goods of their own, and the count may be that of either. */
const hasOwnBolts = (s: string, { category }: ParsedItem) => category === 'gasket' && BOLTS_BESIDE.test(s);

/** `ELBOW & TEE 6"`: two items share a line. */
function hasSecondItem({ hits, lettered }: Reading): boolean {
  let before: { end: number; name: string } | null = null;
  for (const hit of hits) {
    const typed = hit.pairs.find(([kind]) => KINDS.has(kind));
    if (!typed) continue;
    const name = typed.join(':');
    if (
      before &&
      before.name !== name &&
      !name.startsWith('bolt:') &&
      JOINT.test(lettered.slice(before.end, hit.start))
    )
      return true;
    before = { end: hit.end, name };
  }
  return false;
}
