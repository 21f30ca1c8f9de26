import type { ParsedLine, Uom, Warning } from '../types';
import { LIFTING_EQUIPMENT } from '../data/doubtWords';
import { marksOf } from './classify';
import { FieldSheet } from './fieldSheet';
import { bodyGrade, readGrades } from './grades';
import { isGoods, isNamed, isPlainName, isShort, withoutItemNumber } from './noise';
import { blank, blankAll, normalize, type Source } from './normalize';
import { prepareNumbers, readNumbers } from './numbers';
import { isMillilitre, LIQUID, namesPack, settleHeld } from './packs';
import type { NumberToken } from './numberToken';
import { readQuantity } from './quantity';
import type { QuantityReading } from './quantityReading';
import { readRemainder, type Remainder } from './remainder';
import type { SectionReading } from './inchSection';
import { kindWords, readSection } from './section';
import { readSizes, type SizeReading } from './sizes';
import { readStandards } from './standards';
import { readDetails } from './details';
import { goodsWords, knownWords, strangeWords } from './keptWords';
import { readUnitWords, type UnitWord } from './unitWords';
import { lacksLength } from './warnings';
import { readWords, type WordHit } from './words';

/**
 * How sure what nobody classified can be. It is quoted by its text, so that what is to be read of it is its noun and its count:
 * where both are known, with a unit, there is nothing to ask.
 */
const UNCLASSIFIED = 0.75;
const COUNTED = 0.82;
const NAMELESS = 0.6;

/** `2 SHEETS` of a plate: the unit of its count, and not the kind of a gasket. */
const isCountOfSheets = (s: string, { start, end }: { start: number; end: number }) =>
  /^SHEETS$/.test(s.slice(start, end).trim()) && /\d\s*$/.test(s.slice(0, start));

/**
 * Goods that are no piping: structural steel by its section, and what stays unclassified, with its noun, size and quantity.
 * Null where the line asks for nothing: a heading, a sum, a note, work.
 */
export function readGoods(given: Source): ParsedLine | null {
  // The drawn square of a tube reads as its letter.
  const source = given.text.includes('□') ? normalize(given.text.replaceAll('□', 'ㅁ')) : given;
  const { rest: unnumbered, bullet } = withoutItemNumber(source.s);
  const standards = readStandards(unnumbered);
  const section = readSection(standards.rest);
  const places = section ? placesOf(standards.rest, section) : [];
  const grading = readGrades(blankAll(standards.rest, places));
  // A cell that holds the letter T alone is the unit of a list of steel.
  const lettered = grading.rest.replace(/(?<=\t\s*)T(?=\s*(?:\t|$))/, 'Т');
  const words = readWords(lettered);
  const marks = marksOf(words);
  if (marks.has('other:service') || marks.has('other:sundry') || bullet) return null;
  const grade = bodyGrade(grading.grades, null);
  const rest = prepareNumbers(
    blankAll(
      lettered,
      words.filter(
        (hit) =>
          !section || ((hit.start >= section.end || hit.end <= section.start) && !isCountOfSheets(lettered, hit)),
      ),
    ),
  );
  const tokens = readNumbers(rest, lettered, section !== null);
  settleHeld(tokens, lettered, section === null);
  const size = section ? null : readSizes(tokens, 'valve', /[가-힣]/.test(source.s));
  const units = readUnitWords(rest, tokens);
  const quantity = readQuantity({
    s: rest,
    tokens,
    units,
    category: section ? 'pipe' : 'valve',
    sized: true,
    sizes: size?.numbers ?? [],
    rated: false,
    source: lettered,
  });
  const stated = grade !== null || tokens.some(({ role }) => role !== null && STATED.has(role));
  // A pack or an amount is the unit of what a line asks for, though nobody counts it.
  const held = namesPack(source.s) || (LIQUID.test(source.s) && tokens.some(({ role }) => role === 'held'));
  const thing = marks.has('other:thing');
  const packed = quantity.doubts.includes('pack_counted') && !thing;
  const goods =
    (isGoods(source.s, words, marks, quantity) && (!packed || isPlainName(standards.rest, marks))) ||
    (thing && held && isPlainName(standards.rest, marks)) ||
    (stated && isNamed(source.s, words, marks)) ||
    (stated && quantity.qty !== undefined && isShort(source.s, words, marks)) ||
    (thing && units.length > 0 && source.s.includes('\t') && isPlainName(source.s, marks));
  if (!section && !goods) return null;
  // A noun of steel by itself heads a part of the list; with a grade, a unit or a measure it is a line of it.
  const bare =
    !quantity.qty &&
    grade === null &&
    units.length === 0 &&
    !tokens.some(({ role }) => role === 'mm' || role === 'wall');
  if (section && !section.size && bare && !/\d\s?×\s?\d/.test(source.s)) return null;
  const sheet = new FieldSheet(source);
  sheet.put('standard', standards.standard?.value, standards.standard, 0.95);
  sheet.put('grade', grade?.value, grade, 0.95);
  const wanted = !section && isRatedLoad(source.s, quantity) ? withoutCount(quantity) : quantity;
  putQuantity(sheet, wanted, section !== null);
  const outside = section ? words.filter((hit) => hit.start >= section.end || hit.end <= section.start) : [];
  const details = section ? readDetails(source.s, 'structural').filter(isOfSteel) : [];
  const named = section ? kindWords(source.s, section) : [];
  const left = leftOf(blankAll(blankAll(rest, details), named), tokens, units, quantity, size);
  sheet.remainder = left.words.map(({ text }) => text);
  if (section) {
    const known = knownWords(source.s, outside, outside, { ...sheet.item, category: 'structural' }, details);
    sheet.coating = marks.has('coat:galvanised') ? 'galvanised' : marks.has('coat:black') ? 'black' : null;
    sheet.details = [
      ...[...known, ...details].map(({ kind, text }) => ({ kind, text })),
      ...strangeWords(source.s, left, known),
    ];
    return structural(
      sheet,
      section,
      quantity,
      left.grave.filter((word) => !repeats(word, section)),
      source.s,
    );
  }
  const noun = words.find((hit) => hit.marks.includes('other:thing'));
  const unnamed = noun ? blank(lettered, noun.start, noun.end) : lettered;
  sheet.details = goodsWords(source.s, leftOf(unnamed, tokens, units, quantity, size));
  // `체인블록 5톤 2EA`: its rated load says which one is wanted.
  if (LIFTING_EQUIPMENT.test(source.s))
    for (const token of tokens.filter((one) => one.role === 'TON' && one !== wanted.qty?.token))
      sheet.details.push({ kind: 'words', text: source.s.slice(token.start, token.end).trim() });
  const counted = wanted.qty && (wanted.unit ?? (wanted.qty.token.labelled || undefined));
  const rivals = tokens.some((token) => rivalsCount(token, quantity));
  const sure = quantity.sure && counted !== undefined && !rivals && !mayBeOfPack(source.s, quantity);
  return unclassified(sheet, source, noun, size, sure, wanted);
}

/** `크레인 50톤 1일`: the rated load of a crane, where nothing is counted. */
const isRatedLoad = (s: string, { qty, unit }: QuantityReading) =>
  unit?.value === 'TON' && !qty?.token.labelled && LIFTING_EQUIPMENT.test(s);

const withoutCount = ({ used, sure, doubts, restated }: QuantityReading): QuantityReading => ({
  used,
  sure,
  doubts,
  restated,
});

/** Details that steel of a section has; patterns of the others would find valves in its measures. */
const OF_STEEL: ReadonlySet<string> = new Set(['coating', 'impact', 'certificate', 'heat_treatment', 'process']);
const isOfSteel = ({ kind }: { kind: string }) => OF_STEEL.has(kind);

/** `20KG 10`, `20KG × 10`, `50EA 10BOX`: a plain figure behind the count, or packs, may be the count as well. */
const rivalsCount = (token: NumberToken, { qty, unit, restated }: QuantityReading) =>
  qty !== undefined &&
  token !== qty.token &&
  (token.role === 'pack' ||
    (token.role === null &&
      (!token.linked || (unit !== undefined && isMeasured(unit.value))) &&
      Number.isInteger(token.value) &&
      token.start > qty.token.end)) &&
  !restated.includes(token);

const isMeasured = (unit: Uom) => unit === 'M' || unit === 'KG' || unit === 'TON';

/** `20KG 캔`, `400 ML`: a weight or length beside the name of a pack may be that of one, and ml may be no metres. */
const mayBeOfPack = (s: string, { qty, unit }: QuantityReading) =>
  qty !== undefined &&
  unit !== undefined &&
  isMeasured(unit.value) &&
  (namesPack(s) || (unit.value === 'M' && isMillilitre(qty.token, s)));

/** Figures that only goods have: a marked size, a class, a schedule, a thread. */
const STATED: ReadonlySet<string> = new Set(['inch', 'dn', 'od', 'class', 'kclass', 'pn', 'schedule', 'bolt']);

function putQuantity(sheet: FieldSheet, quantity: QuantityReading, steel: boolean): void {
  if (steel) sheet.put('length_m', quantity.length?.value, quantity.length?.token, 0.95);
  sheet.put('qty', quantity.qty?.value, quantity.qty?.token, quantity.sure ? 0.95 : 0.7);
  sheet.put('unit', quantity.unit?.value, quantity.unit, 0.95);
}

/** Where the section stands: its designation, also in the cells that repeat it, and a measure that stands apart. */
function placesOf(s: string, section: SectionReading): { start: number; end: number }[] {
  const designation = s.slice(section.start, section.end);
  const repeated = s.split(designation).slice(0, -1);
  let at = 0;
  const places = repeated.map((before) => {
    const start = at + before.length;
    at = start + designation.length;
    return { start, end: at };
  });
  return [...places, ...(section.apart ? [section.apart] : [])].toSorted((a, b) => a.start - b.start);
}

/** `6.0T` beside `6.0T × 1219 × 2438` says a measure of the section once more. */
const repeats = (word: string, { size }: SectionReading) =>
  (size?.match(/\d+(?:\.\d+)?/g) ?? []).some(
    (figure) => Number(figure) === Number.parseFloat(word.replace(/^[S]?H?D(?=\d)/, '')),
  );

/** Roles of figures that say how much beside the quantity. */
const WEIGHED: ReadonlySet<NumberToken['role']> = new Set(['KG', 'TON', 'held']);

/** The words and figures that neither the quantity nor the size takes up. */
function leftOf(
  rest: string,
  tokens: readonly NumberToken[],
  units: readonly UnitWord[],
  quantity: QuantityReading,
  size: SizeReading | null,
): Remainder {
  const reported = (t: NumberToken) =>
    quantity.used.has(t) || quantity.restated.includes(t) || size?.tokens.has(t) || WEIGHED.has(t.role);
  const places: { start: number; end: number }[] = [...tokens.filter(reported), ...units];
  if (quantity.unit) places.push(quantity.unit);
  let residual = rest;
  for (const { start, end } of places) residual = blank(residual, start, end);
  return readRemainder(residual, () => false);
}

function structural(
  sheet: FieldSheet,
  section: SectionReading,
  quantity: QuantityReading,
  unread: readonly string[],
  text: string,
): ParsedLine {
  sheet.item.category = 'structural';
  sheet.put('category', 'structural', section, 0.95);
  sheet.put('type', section.type, section, 0.95);
  if (section.size) sheet.put('size', section.size, section, 0.95);
  const doubts: Warning[] = quantity.doubts.map((code) => ({ code }));
  if (unread.length) doubts.push({ code: 'unread_text', params: { text: unread.join(' ') } });
  return sheet.finish([
    ...doubts,
    ...(section.size ? [] : [{ code: 'missing_size' as const }]),
    ...(quantity.qty ? [] : [{ code: 'missing_quantity' as const }]),
    ...(lacksLength(sheet.item, text) ? [{ code: 'missing_length' as const }] : []),
  ]);
}

function unclassified(
  sheet: FieldSheet,
  source: Source,
  noun: WordHit | undefined,
  size: SizeReading | null,
  counted: boolean,
  { qty, doubts }: QuantityReading,
): ParsedLine {
  const named = counted ? COUNTED : UNCLASSIFIED;
  sheet.put('category', 'unclassified', noun, noun ? named : NAMELESS);
  sheet.put('type', noun && source.s.slice(noun.start, noun.end).trim().slice(0, 40), noun, named);
  sheet.put('nps', size?.nps, size, 0.9);
  return sheet.finish([...doubts, ...(qty ? [] : ['missing_quantity' as const])].map((code) => ({ code })));
}
