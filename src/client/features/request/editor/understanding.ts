import { MATERIAL_CATEGORIES, oneOf } from '../../../../contract/choices';
import { isQuantity } from '../../../../contract/figures';
import type { Spec } from '../../../../contract/entities/spec';
import { parseLine } from '../../../../domain/material/parseLine';
import { gradeLeft } from '../../../../domain/material/reading/gradeLeft';
import { isThreaded, typedBoltSize } from '../../../../domain/material/reading/boltSize';
import { lineOf } from '../../../../domain/material/requestLine';
import { materialNamed } from '../../../../domain/material/materialNames';
import { typedSection } from '../../../../domain/material/typedSection';
import { sizeSystemOf } from '../../../../domain/material/sizeSystem';
import { toSpec } from '../../../../domain/material/spec';
import { typeNamed } from '../../../../domain/material/typeNames';
import { kgPerUnit } from '../../../../domain/material/unitWeight';
import { hasOddWeight, theoreticalWeight } from '../../../../domain/material/weight';
import { type EditorLine, fromParsed } from './editorLine';
import { endsFrom, scheduleFrom } from '../../../../domain/material/typedCells';
import { asking, endsByQuantity, isOfQuantity, questionsAfter } from './questions';
import { type SpecTexts, specTexts } from './specTexts';
import { isReadable, sizeAsIn, sizesFrom } from './unreadCells';

type Item = Parameters<typeof toSpec>[0];

/** The line with its weight worked out again from spec, quantity and unit. */
export function weighed(line: EditorLine): EditorLine {
  const weight = theoreticalWeight(line.spec, isQuantity(line.qty) ? line.qty : null, line.uom);
  const others = line.warnings.filter((code) => code !== 'odd_weight');
  return {
    ...line,
    warnings: hasOddWeight(line.spec) ? [...others, 'odd_weight'] : others,
    unit_weight_kg: kgPerUnit(weight, line.spec, line.uom),
    total_weight_kg: weight.known ? weight.total_kg : null,
    weight_basis: weight.known ? weight.basis : 'unknown',
  };
}

/** Reads the words of a line again; what they do not state and was typed beside them stays. */
export function reread(line: EditorLine, rawText: string): EditorLine {
  if (!rawText.trim()) return { ...line, raw_text: '' };
  const found = lineOf(parseLine(rawText), {});
  const read = fromParsed(found);
  const next = {
    ...read,
    key: line.key,
    source: line.source ?? null,
    heading: line.heading,
    own_cells: line.own_cells,
    tag: line.tag ?? read.tag,
    qty: read.qty || line.qty,
    uom: read.qty ? read.uom : (line.uom ?? read.uom),
    target_price: line.target_price,
    remark: line.remark || read.remark,
    cost_centre: line.cost_centre,
    project: line.project,
    excluded: line.excluded,
  };
  // A quantity that was typed beside the words may want a length.
  return weighed(asking(read, next, { unread: found.remainder }));
}

/** The line after a person wrote another quantity or unit than it had `before`: only doubts about the rest of it stay. */
export function requantified(line: EditorLine, units: boolean, before: EditorLine): EditorLine {
  const warnings = line.warnings.filter((code) => !endsByQuantity(code, units));
  if (warnings.length === line.warnings.length) return weighed(asking(before, line));
  const { qty: _, unit: __, ...others } = parseLine(line.raw_text).confidence;
  const confidence = Math.max(line.confidence, Math.min(1, ...Object.values(others)));
  return weighed(asking(before, { ...line, warnings, confidence }));
}

/**
 * The line after a person corrected what was understood: that is certain now. `before` is the line as it was, where its
 * quantity changed too.
 */
export function corrected(line: EditorLine, change: Partial<SpecTexts>, before = line): EditorLine {
  const wanted = { ...specTexts(line.spec), ...change, ...typeOfCell(line, change) };
  const written = change.size === undefined ? null : sizeAsIn({ ...sizesOf(line, wanted), ...wanted }, change.size);
  if (written) wanted.size = written.text;
  const unread = { ...line.unread };
  const texts = { ...wanted };
  for (const [cell, text] of Object.entries(change) as [keyof SpecTexts, string][]) {
    if (isReadable(cell, wanted)) delete unread[cell as keyof typeof unread];
    else {
      unread[cell as keyof typeof unread] = text;
      texts[cell] = '';
    }
  }
  const dn = /\d\s*A\b|DN/i.test(texts.size);
  const item = itemFrom(texts);
  const spec = toSpec(item, {
    notation: { dn, inch: !dn },
    coating: texts.coating === 'black' || texts.coating === 'galvanised' ? texts.coating : null,
    details: detailsBeside(item.size, line.spec.details),
    // Sizes stay in the system in which they are written, as long as nobody writes another size or standard.
    size_system: change.size === undefined && change.standard === undefined ? line.spec.size_system : null,
    bolt_size: isThreaded(texts) ? typedBoltSize(texts.size) : null,
  });
  const next: EditorLine = { ...line, spec, unread, confidence: 1 };
  const assumed = written ? written.assumed : line.warnings.includes('size_assumed');
  const warnings = [
    ...line.warnings.filter((code) => isOfQuantity(code) || (code === 'unread_text' && isBeside(change, line))),
    ...(assumed ? ['size_assumed'] : []),
    ...questionsAfter(before, next, { section: item.size }),
  ];
  return weighed({ ...next, warnings });
}

/**
 * Whether a correction leaves words that were not read as open as before: the ends of `FLANGE SW 1" 175# A105` are not its class, and
 * the wall of `PIPE 4" SCH40 A106 GR.Z` is not its grade. Any other cell may be what the words were meant for.
 */
function isBeside(change: Partial<SpecTexts>, { raw_text, spec }: EditorLine): boolean {
  const { remainder } = parseLine(raw_text);
  if (gradeLeft(raw_text, spec.grade, remainder).length > 0) return change.grade === undefined;
  const figures = remainder.some((word) => /\d/.test(word));
  return figures && Object.keys(change).every((cell) => cell === 'ends' || cell === 'coating');
}

/** How sizes are written in a line: as those that stand in it, else by what its other cells say. */
function sizesOf(
  { spec }: EditorLine,
  wanted: SpecTexts,
): Pick<Spec, 'size_unit' | 'size_system'> & { sized: boolean } {
  const { size_unit, size_system, nps } = spec;
  if (nps.length > 0) return { size_unit, size_system, sized: true };
  return { size_system: sizeSystemOf(itemFrom({ ...wanted, size: '' }), { dn: false, inch: false }), sized: false };
}

/** The details of a line that its section does not say as well: a thickness, the sides of a plate. */
function detailsBeside(
  section: string | undefined,
  details: EditorLine['spec']['details'],
): NonNullable<typeof details> {
  const measures = new Set((section ?? '').match(/\d+(?:\.\d+)?/g)?.map(Number));
  const repeats = ({ kind, text }: { kind: string; text: string }) =>
    (kind === 'thickness' || kind === 'words') &&
    /^[\d.\s×X*xTM]+$/i.test(text) &&
    (text.match(/\d+(?:\.\d+)?/g) ?? []).every((figure) => measures.has(Number(figure)));
  return (details ?? []).filter((detail) => !section || !repeats(detail));
}

/** The type that a cell names, and its category where that was not written itself; other words stay as typed. */
function typeOfCell({ spec }: EditorLine, change: Partial<SpecTexts>): Partial<SpecTexts> {
  if (!change.type) return {};
  const named = typeNamed(change.type, change.category ?? spec.category);
  if (!named) return {};
  return { type: named.type, ...(change.category === undefined && { category: named.category }) };
}

/** `A106 B` is the grade A106-B, 주철 cast iron; words that are none stay as typed: `비석면 3T`. */
const gradeFrom = (typed: string | undefined) => (typed && materialNamed(typed)) ?? plainGrade(typed);
const plainGrade = (typed: string | undefined) =>
  typed && /^[A-Z0-9][A-Z0-9./+-]*(?: [A-Z0-9./+-]+)*$/.test(typed) ? typed.replaceAll(/\s+/g, '-') : typed;

function itemFrom(texts: SpecTexts): Item {
  const word = (text: string) => text.trim().toUpperCase().slice(0, 40) || undefined;
  const length = Number(texts.length_m);
  const { schedule, class: rating } = scheduleFrom(texts.schedule, texts.category);
  // A wall typed as a schedule, as `6.4t`, gives way to the one in its own cell.
  const walls = texts.wall ? [...schedule.filter((each) => !each.endsWith('mm')), `${Number(texts.wall)}mm`] : schedule;
  const { ends, facing } = endsFrom(texts.ends);
  const steel = texts.category === 'structural';
  const item: Record<string, unknown> = {
    category: oneOf(MATERIAL_CATEGORIES, texts.category) ?? 'other',
    type: word(texts.type),
    standard: texts.standard.trim().replaceAll(/\s+/g, ' ').toUpperCase().slice(0, 60) || undefined,
    grade: gradeFrom(word(texts.grade)),
    nps: isThreaded(texts) || steel ? undefined : sizesFrom(texts.size),
    size: steel ? typedSection(texts.size, word(texts.type)) : undefined,
    // The thickness of steel stands in its size.
    schedule: !steel && walls.length > 0 ? walls.slice(0, 4).map((each) => each.slice(0, 12)) : undefined,
    class: rating ?? undefined,
    ends: ends?.slice(0, 20),
    facing: facing ?? undefined,
    length_m: length > 0 && length < 1000 ? length : undefined,
  };
  return Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined)) as Item;
}
