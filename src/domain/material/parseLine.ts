import { readAngle } from './reading/angle';
import { readBareSize } from './reading/bareSizes';
import { findBoltSize, isThreaded } from './reading/boltSize';
import { categoryOf, formOfStandard, marksOf, type Marks } from './reading/classify';
import { ownWords } from './reading/companions';
import { readEnds, readFacing } from './reading/connection';
import { FieldSheet } from './reading/fieldSheet';
import { readGoods } from './reading/goods';
import { bodyGrade, readGrades } from './reading/grades';
import { isHeaderRow, isJunk, isLabour, withoutItemNumber } from './reading/noise';
import { blank, blankAll, normalize, type Source } from './reading/normalize';
import type { NumberToken } from './reading/numberToken';
import { prepareNumbers, readNumbers, withoutLinings, withoutAsides } from './reading/numbers';
import { otherLine } from './reading/otherLine';
import { settleHeld } from './reading/packs';
import { readQuantity } from './reading/quantity';
import { readClass, readSchedule } from './reading/ratings';
import { lengthApart, readSizes, settleMillimetres } from './reading/sizes';
import { settleBesideClass, settleCoded, settleDiameters, settleDrawing, settleRestated } from './reading/settledSizes';
import { readStandards } from './reading/standards';
import { isSteelFirst } from './reading/section';
import { typeOf } from './reading/typeOf';
import { readUnitWords } from './reading/unitWords';
import { warningsOf } from './reading/warnings';
import { weighText } from './reading/weighText';
import { readWords, splitEnds } from './reading/words';
import type { ParsedLine } from './types';

export type { ParsedLine } from './types';

/**
 * Reads one line of a list. Never throws; a line that is no item of piping comes back as structural steel, as goods that
 * nobody classified, or as category `other` with its text.
 */
export function parseLine(text: string): ParsedLine {
  const source = normalize(text);
  if (!source.s.trim() || isHeaderRow(text) || isLabour(source.s)) return otherLine(source.text);
  if (isSteelFirst(source.s)) return readGoods(source) ?? readItem(source) ?? otherLine(source.text);
  return readItem(source) ?? readGoods(source) ?? otherLine(source.text);
}

/** An item of piping, or null where the line names none. */
function readItem(source: Source): ParsedLine | null {
  const sheet = new FieldSheet(source);
  const { rest: unnumbered, bullet, coded } = withoutItemNumber(source.s);
  const standards = readStandards(unnumbered);
  const grading = readGrades(standards.rest);
  const lettered = splitEnds(grading.rest);
  const words = readWords(lettered);
  const hits = ownWords(lettered, words);
  const marks = marksOf(hits);
  const named = categoryOf(source.s, hits, marks, undefined);
  const grade = bodyGrade(grading.grades, named);
  const category =
    named && named !== 'other'
      ? named
      : (categoryOf(source.s, hits, marks, grade?.value) ?? (hits.length ? formOfStandard(standards.names) : null));
  if (!category || category === 'other') return null;

  let rest = prepareNumbers(
    withoutAsides(withoutLinings(blankAll(lettered, words), lettered), lettered),
    /[А-Я]/.test(source.s),
  );
  const tokens = readNumbers(rest, lettered);
  settleHeld(tokens, lettered, false);
  const position = positionOf(tokens, rest);
  if (position) {
    tokens.shift();
    rest = blank(rest, position.start, position.end);
  }
  const korean = /[가-힣]/.test(source.s);
  settleDrawing(tokens, category, rest);
  settleCoded(tokens, coded);
  settleRestated(tokens, rest);
  settleDiameters(tokens, category, lettered);
  const guessed = settleBesideClass(tokens, category, rest);
  settleMillimetres(tokens, category);
  const sizes = readSizes(tokens, category === 'bolt' && marks.has('bolt:U-BOLT') ? 'fitting' : category, korean);
  if (sizes && guessed && sizes.tokens.has(guessed)) sizes.sure = false;
  const schedule = readSchedule(rest, tokens, hits, category);
  const rating = readClass(source.s, tokens, category);
  const angle = category === 'fitting' ? readAngle(source.s, tokens, marks) : null;
  const units = readUnitWords(rest, tokens);
  const sized = sizes !== null || category === 'bolt';
  const rated = schedule !== null || rating !== null;
  const quantity = readQuantity({
    s: rest,
    tokens,
    units,
    category,
    sized,
    sizes: sizes?.numbers ?? [],
    rated,
    source: lettered,
  });
  let size = sizes ?? readBareSize(tokens, category, quantity.used, korean, rest);

  sheet.item.category = category;
  const type = typeOf(category, marks, size?.nps ?? [], angle);
  if (type === 'NIPPLE' && size && !quantity.length && !marks.has('mod:REDUCING')) size = lengthApart(size, quantity);
  const threaded = isThreaded({ category, type });
  sheet.put('type', type, sheet.typeSpan(hits, category), 0.97);
  sheet.put('standard', standards.standard?.value, standards.standard, 0.98);
  sheet.put('grade', grade?.value, grade, 0.97);
  if (!threaded) sheet.put('nps', size?.nps, size, size?.sure ? 0.98 : 0.7);
  if (category !== 'bolt' && category !== 'gasket' && !isPlate(type, schedule?.value))
    sheet.put('schedule', schedule?.value, schedule, 0.96);
  if (category !== 'bolt' && category !== 'pipe') sheet.put('class', rating?.value, rating, 0.97);
  const facing = readFacing(category, type, hits);
  if (isLettersOnly(category, marks) && !size && !rating && !facing) return null;
  const ends = readEnds(lettered, category, hits, facing);
  sheet.put('ends', ends?.value, ends, 0.95);
  sheet.put('facing', facing?.value, facing, 0.97);
  if (category === 'pipe' || type === 'NIPPLE')
    sheet.put('length_m', quantity.length?.value, quantity.length?.token, 0.95);
  sheet.put('qty', quantity.qty?.value, quantity.qty?.token, quantity.sure ? 0.96 : 0.7);
  sheet.put('unit', quantity.unit?.value, quantity.unit, 0.96);
  const bolt = threaded ? findBoltSize(source.s) : null;
  sheet.boltSize = bolt?.value ?? null;
  if (isJunk(sheet, hits, marks, unnumbered, bullet, isThick(category, tokens))) return null;
  sheet.coating = marks.has('coat:galvanised') ? 'galvanised' : marks.has('coat:black') ? 'black' : null;
  const whole = weighText(source.s, {
    rest,
    tokens,
    units,
    hits,
    words,
    quantity,
    size,
    bolt,
    item: sheet.item,
    lettered,
    grades: grading.grades,
  });
  sheet.details = whole.details;
  sheet.remainder = whole.remainder;
  return sheet.finish(
    [
      ...warningsOf(
        sheet.item,
        size,
        source.s,
        whole.details.some(({ kind }) => kind === 'outside'),
      ),
      ...whole.warnings,
    ],
    whole.ceiling,
  );
}

/** `2 ROHRBOGEN … QTY 3`: beside a labelled count the figure that begins the line numbers it. */
function positionOf(tokens: readonly NumberToken[], s: string): NumberToken | undefined {
  const [first, ...others] = tokens;
  if (first?.role !== null || first.linked || !Number.isInteger(first.value)) return undefined;
  const begins = /^[\s¦]*$/.test(s.slice(0, first.start)) && /^ [^×]/.test(s.slice(first.end));
  return begins && others.some(({ labelled }) => labelled) ? first : undefined;
}

/** A gasket that states its thickness is one to be had, without a size too. */
const isThick = (category: string, tokens: readonly NumberToken[]) =>
  category === 'gasket' && tokens.some(({ role }) => role === 'wall');

/** `PL` by itself is steel plate; with a size, a rating or a facing it is a plate flange. */
const isLettersOnly = (category: string, marks: Marks) =>
  category === 'flange' &&
  !marks.has('item:flange') &&
  new Set(marks.all('flange')).size === 1 &&
  marks.has('flange:PL');

/** A wall in millimetres of what is made of plate is its thickness. */
const isPlate = (type: string | undefined, schedule: readonly string[] | undefined) =>
  /^(?:BL|SPECTACLE|PL)$/.test(type ?? '') && (schedule?.every((name) => name.endsWith('mm')) ?? false);

/** Reads many lines; the answer has one entry per text, in the same order. */
export function parseLines(texts: string[]): ParsedLine[] {
  return texts.map(parseLine);
}
