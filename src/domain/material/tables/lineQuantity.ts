import type { ReadingMark } from '../../../contract/entities/parse';
import { isPack } from '../reading/packs';
import { lacksLength } from '../reading/warnings';
import type { ParsedLine, WarningCode } from '../types';
import type { RowText } from '../tableRowText';
import { type QuantityReading, quantityCell } from './quantityCell';
import type { QuantityPlan } from './quantityPlan';
import { quantityUnit } from './quantityUnit';

const SURE = 0.96;
/** Below what the screen shows as sure. */
const DOUBTFUL = 0.7;
const MILLIMETRE = 0.001;
/** Longest stock length that a metre figure beside a count can be. */
export const LONGEST_PIECE = 18.5;

/** What the cells of quantity say, and what a person must look at. */
export interface RowQuantity extends QuantityReading {
  warning?: WarningCode;
  marks: ReadingMark[];
  /** The unit beside it is the millimetre. */
  millimetres?: boolean;
}

/** Reads the quantity of a row from its column, with its spare share or its parts. */
export function rowQuantity(cells: readonly string[], plan: QuantityPlan, unitCell: string): RowQuantity {
  const cell = (cells[plan.column] ?? '').trim();
  const read = quantityCell(cell, unitCell, plan.unit);
  const marks: ReadingMark[] = read.note ? [`quantity_${read.note}`] : [];
  if (read.value === null) {
    const warning = cell.startsWith('=') ? 'quantity_formula' : read.doubt ? 'quantity_unread' : undefined;
    const whole: RowQuantity = plan.parts
      ? { ...read, ...partsOf(cells, plan, unitCell), marks }
      : { ...read, warning, marks };
    return { ...whole, uom: whole.uom ?? namedUnit(unitCell) };
  }
  const unknown = unitCell.trim() !== '' && read.uom === null && !quantityUnit(unitCell);
  const whole = plan.parts ? { ...read, ...partsOf(cells, plan, unitCell) } : withSpare(read, cells, plan);
  const doubt = whole.doubt || plan.doubt;
  const millimetres = quantityUnit(unitCell)?.factor === MILLIMETRE;
  return {
    ...whole,
    doubt,
    millimetres,
    marks: whole.marks ?? marks,
    ...(read.packed || (unknown && isPack(unitCell))
      ? { warning: 'pack_counted' as const }
      : unknown
        ? { warning: 'unit_unknown' as const }
        : {}),
  };
}

/** The unit of a row that lacks its quantity, which a person types; one that is counted otherwise here (feet) is not the list's. */
function namedUnit(unitCell: string): RowQuantity['uom'] {
  const unit = quantityUnit(unitCell);
  return unit?.factor === 1 ? unit.uom : null;
}

type Part = Partial<RowQuantity>;

function partsOf(cells: readonly string[], plan: QuantityPlan, unitCell: string): Part {
  const values = (plan.parts ?? []).map((column) => quantityCell(cells[column] ?? '', unitCell, plan.unit));
  const stated = values.filter(({ value }) => value !== null);
  const value = stated.length ? stated.reduce((sum, part) => sum + (part.value ?? 0), 0) : null;
  return { value, uom: stated[0]?.uom ?? null, doubt: true, marks: ['quantity_parts'] };
}

/** Net and spare make what is bought: per cent rounded up for pieces, pieces added as they are. */
function withSpare(read: QuantityReading, cells: readonly string[], { spare }: QuantityPlan): QuantityReading & Part {
  const cell = spare ? (cells[spare.column] ?? '').trim() : '';
  const figure = /^(\d+(?:\.\d+)?)\s*(%?)$/.exec(cell.replaceAll(',', ''));
  if (!spare || !figure || read.value === null || Number(figure[1]) === 0) return read;
  const share = Number(figure[1]);
  const isShare = spare.percent || figure[2] === '%' || share < 1;
  // Spare pieces beside a plain quantity may be in it already.
  if (!isShare && !spare.net) return read;
  if (!isShare) return { ...read, value: exact(read.value + share), doubt: true, marks: ['quantity_with_spare'] };
  const bought = read.value * (1 + (share < 1 && figure[2] !== '%' ? share : share / 100));
  const value = read.uom === 'M' || read.uom === 'KG' || read.uom === 'TON' ? exact(bought) : Math.ceil(exact(bought));
  return { ...read, value, marks: ['quantity_with_spare'] };
}

const exact = (value: number) => Number(value.toFixed(6));

/** `MM` down the column of units counts pipes; a valve of 8 mm is eight valves, and to be looked at. */
function asPieces({ item }: ParsedLine, quantity: RowQuantity): RowQuantity {
  const { value, millimetres } = quantity;
  if (!millimetres || value === null || item.category === 'pipe' || item.category === 'structural') return quantity;
  return { ...quantity, value: exact(value * 1000), uom: 'EA', doubt: true };
}

/** Puts the quantity of its column into a line: no other figure of the row takes its place. */
export function withQuantity(parsed: ParsedLine, read: RowQuantity, at: RowText['at']): ParsedLine {
  const quantity = asPieces(parsed, read);
  const { qty, unit: readUnit, ...item } = parsed.item;
  const { qty: _sure, unit: _unitSure, ...confidence } = parsed.confidence;
  const { qty: _at, unit: _unitAt, ...spans } = parsed.spans;
  const rest: ParsedLine = { ...parsed, item, confidence, spans };
  const { value } = quantity;
  const metres = quantity.length ?? (qty !== value && readUnit === 'M' && value !== null ? qty : undefined);
  if (item.category === 'pipe' && item.length_m === undefined && metres !== undefined && metres <= LONGEST_PIECE) {
    rest.item.length_m = metres;
    rest.confidence.length_m = 0.9;
  }
  if (value !== null) {
    rest.item.qty = value;
    rest.confidence.qty = quantity.doubt ? DOUBTFUL : SURE;
    if (at.qty) rest.spans.qty = at.qty;
  }
  const unit = quantity.uom ?? (qty === value ? readUnit : undefined);
  if (unit) {
    rest.item.unit = unit;
    rest.confidence.unit = SURE;
    const place = at.unit ?? at.qty;
    if (place) rest.spans.unit = place;
  }
  rest.warnings = parsed.warnings.filter(({ code }) => code !== 'missing_quantity' && code !== 'about_quantity');
  if (value === null) rest.warnings.push({ code: 'missing_quantity' });
  if (quantity.about) rest.warnings.push({ code: 'about_quantity' });
  if (quantity.warning) rest.warnings.push({ code: quantity.warning });
  return reweighed(rest);
}

/** Warnings that say no more than that the trade should look: they make no reading unsure. */
const PLAIN: ReadonlySet<WarningCode> = new Set([
  'grade_sts_carbon',
  'grade_sts_stainless',
  'missing_quantity',
  'missing_length',
]);

/** A line with its certainty computed again, after its fields or warnings changed. */
export function reweighed(parsed: ParsedLine): ParsedLine {
  const doubt = parsed.warnings.some(({ code }) => !PLAIN.has(code)) ? 0.15 : 0;
  const overall = Math.max(0, Math.min(...Object.values(parsed.confidence)) - doubt);
  return { ...parsed, overall: Number(overall.toFixed(2)) };
}

/** A line with one more thing to look at. */
export function warned(parsed: ParsedLine, code: WarningCode): ParsedLine {
  if (parsed.warnings.some((warning) => warning.code === code)) return parsed;
  return reweighed({ ...parsed, warnings: [...parsed.warnings, { code }] });
}

/** A line that asks for the length of its pieces where its fields, as they are now, leave it open. */
export function withLengthQuestion(parsed: ParsedLine): ParsedLine {
  const stands = parsed.warnings.some(({ code }) => code === 'missing_length');
  const open = lacksLength(parsed.item, parsed.text);
  if (stands === open) return parsed;
  const others = parsed.warnings.filter(({ code }) => code !== 'missing_length');
  return { ...parsed, warnings: open ? [...others, { code: 'missing_length' }] : others };
}
