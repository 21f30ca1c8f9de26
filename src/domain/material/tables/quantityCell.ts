import type { Uom } from '../types';
import { isPack } from '../reading/packs';
import { type QuantityUnit, quantityUnit } from './quantityUnit';

/** What the cell of a quantity column says. */
export interface QuantityReading {
  value: number | null;
  uom: Uom | null;
  /** Metres of each piece, where the cell states a count of lengths. */
  length?: number;
  /** A person must look: a figure about right, or a cell that holds no plain figure. */
  doubt: boolean;
  /** The cell says that its figure is about right: `약 40`, `abt. 24`. */
  about?: boolean;
  /** It counts packs, which are pieces: `12통`. */
  packed?: boolean;
  /** How the value came about, where it is not what stands in the cell. */
  note?: 'computed' | 'feet' | 'serial';
}

const NUMBER = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d{1,3}(?: \d{3})+(?:\.\d+)?|\d*\.?\d+`;
const PLAIN = new RegExp(`^(${NUMBER})\\s*([^\\d\\s].*)?$`);
const ABOUT =
  /^(?:약|대략|ABOUT|ABT\.?|APPROXIMATELY|APPROX\.?|APPX\.?|CIRCA|CA\.?|±|~|≈|\+\/-)\s*|\s*(?:정도|가량|내외)$/gi;
const OPEN_END = /\s*-$/;
const PRODUCT = new RegExp(`^(${NUMBER})\\s*([A-Z가-힣]*)\\s*[×X*]\\s*(${NUMBER})\\s*([A-Z가-힣]*)$`);
const FEET = /^(\d+)\s*(?:'|FT\.?|-FT)\s*(?:[\s-]*(\d+(?:\.\d+)?)?\s*[\s-]?(\d+\/\d+)?\s*(?:"|''|IN\.?))?$/;
const BRACKETED = new RegExp(`^(${NUMBER})\\s*([^\\d\\s(]*)\\s*\\(\\s*(${NUMBER})\\s*([A-Z가-힣]+)\\s*\\)$`);
const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
/** A date before that is a figure that only looks like one. */
const LAST_SERIAL_YEAR = 1913;
const DAY_MS = 86_400_000;

const nothing = (doubt: boolean): QuantityReading => ({ value: null, uom: null, doubt });

/** Reads a quantity; a cell without a plain figure gives none, rather than a figure of another meaning. */
export function quantityCell(cell: string, unitCell: string, header: QuantityUnit | undefined): QuantityReading {
  const text = cleaned(cell);
  const column = quantityUnit(unitCell) ?? null;
  if (!text) return nothing(false);
  const serial = serialOf(text);
  if (serial !== null) return { ...scaled(serial, column ?? header ?? null), doubt: true, note: 'serial' };
  const bare = text.replace(ABOUT, '').trim();
  const figure = bare.replace(OPEN_END, '');
  const read = figureCell(figure, column ?? header ?? null, figure !== text);
  return bare !== text && read.value !== null ? { ...read, about: true } : read;
}

function figureCell(text: string, unit: QuantityUnit | null, doubt: boolean): QuantityReading {
  const feet = FEET.exec(text);
  if (feet && /['"]|FT/.test(text)) return { ...feetOf(feet), doubt, note: 'feet' };
  const pieces = PRODUCT.exec(text);
  if (pieces) return productOf(pieces, unit, doubt);
  const bracketed = BRACKETED.exec(text);
  if (bracketed) return bracketedOf(bracketed, unit, doubt);
  const stated = PLAIN.exec(text);
  if (!stated) return nothing(true);
  const [, figure = '', rest = ''] = stated;
  const own = rest ? quantityUnit(rest.replace(/[.)\]]+$/, '')) : null;
  if (rest && isPack(rest)) return { value: numberOf(figure), uom: 'EA', doubt, packed: true };
  if (rest && !own && !leading(rest)) return nothing(true);
  return { ...scaled(numberOf(figure), own ?? leading(rest) ?? unit), doubt };
}

function cleaned(cell: string): string {
  return cell
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[’‘´`]/g, "'")
    .replaceAll(/[“”″]/g, '"')
    .replaceAll(/[–—−‐‑]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^'(?=\d)/, '');
}

const numberOf = (figure: string) => Number(figure.replaceAll(/[, ]/g, ''));

function scaled(value: number, unit: QuantityUnit | null): QuantityReading {
  if (!unit) return { value, uom: null, doubt: false };
  const exact = unit.factor === 1 ? value : Number((value * unit.factor).toFixed(6));
  return { value: exact, uom: unit.uom, doubt: false, ...(unit.factor === 1 ? {} : { note: 'feet' as const }) };
}

/** `EA 분`, `본 (6M)`: the unit is the first word. */
function leading(rest: string): QuantityUnit | null {
  const [first = '', ...others] = rest.split(/[\s(/]+/);
  return others.some((word) => /\d{2,}/.test(word)) ? null : quantityUnit(first.replace(/[.)]+$/, ''));
}

function feetOf([, feet = '0', inches = '0', part]: RegExpExecArray): Omit<QuantityReading, 'doubt'> {
  const [over = 0, under = 1] = (part ?? '0/1').split('/').map(Number);
  const metres = (Number(feet) + (Number(inches) + over / under) / 12) * 0.3048;
  return { value: Number(metres.toFixed(6)), uom: 'M' };
}

/** `3×6` under metres is 18 m; `6M × 12본` are twelve lengths of six metres. */
function productOf(match: RegExpExecArray, unit: QuantityUnit | null, doubt: boolean): QuantityReading {
  const [, a = '', aUnit = '', b = '', bUnit = ''] = match;
  const [left, right] = [quantityUnit(aUnit), quantityUnit(bUnit)];
  if ((aUnit && !left) || (bUnit && !right)) return nothing(true);
  const [first, second] = [numberOf(a), numberOf(b)];
  if (left?.uom === 'M' && right?.uom !== 'M')
    return { value: second, uom: 'EA', length: first * left.factor, doubt, note: 'computed' };
  if (right?.uom === 'M' && left)
    return { value: first, uom: 'EA', length: second * right.factor, doubt, note: 'computed' };
  return { ...scaled(Number((first * second).toFixed(6)), right ?? left ?? unit), doubt, note: 'computed' };
}

/** `30본(180M)`: the count before the total. */
function bracketedOf(match: RegExpExecArray, unit: QuantityUnit | null, doubt: boolean): QuantityReading {
  const [, a = '', aUnit = '', b = '', bUnit = ''] = match;
  const left = aUnit ? quantityUnit(aUnit) : null;
  const right = quantityUnit(bUnit);
  if ((aUnit && !left) || !right) return nothing(true);
  if (left?.uom === 'M' && right.uom === 'EA') return { ...scaled(numberOf(b), right), doubt };
  return { ...scaled(numberOf(a), left ?? unit), doubt: doubt || !left };
}

/** A small figure formatted as a date: 24 shows as 24 January 1900. */
function serialOf(text: string): number | null {
  const day = ISO_DAY.exec(text);
  if (!day || Number(day[1]) > LAST_SERIAL_YEAR || Number(day[1]) < 1899) return null;
  const at = Date.UTC(Number(day[1]), Number(day[2]) - 1, Number(day[3]));
  const days = Math.round((at - Date.UTC(1899, 11, 31)) / DAY_MS);
  // The sheet counts a 29 February 1900 that never was.
  return days >= 60 ? days + 1 : days > 0 ? days : null;
}
