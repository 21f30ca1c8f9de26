import { wallsOf } from '../pipeTable';
import type { ParsedItem } from '../types';
import type { NumberToken } from './numberToken';
import type { QuantityReading } from './quantityReading';
import type { SizeReading } from './sizes';

/** PN of EN 1092 and ISO 7005 beside its ASME class: the same flange named twice. */
const TWIN_PN: Readonly<Record<number, readonly number[]>> = {
  150: [16, 20],
  300: [40, 50],
  400: [68],
  600: [100, 110],
  900: [150],
  1500: [250, 260],
  2500: [420],
};
const NEAR = 0.02;
const near = (a: number, b: number) => Math.abs(a - b) <= NEAR * Math.max(Math.abs(a), Math.abs(b));

type Read = { item: ParsedItem; size: SizeReading | null; quantity: QuantityReading; source: string };

/** Whether a number of the line is explained by a field of the item, by itself or said once more in another unit. */
export function isExplained(token: NumberToken, read: Read): boolean {
  const { item, size, quantity } = read;
  if (quantity.used.has(token) || quantity.restated.includes(token)) return true;
  switch (token.role) {
    case 'inch':
    case 'dn':
    case 'od':
      return isSize(token, size);
    case 'schedule':
      return item.schedule?.includes(token.raw) ?? false;
    case 'wall':
      return (
        Boolean(item.schedule?.some((name) => name.endsWith('mm') || !/^\d+mm$/.test(name))) && isWall(token, item)
      );
    case 'class':
      return (
        item.class === token.value ||
        item.type === 'SAFETY' ||
        Boolean(TWIN_PN[token.value]?.some((pn) => item.class === `PN${pn}`))
      );
    case 'kclass':
      return item.class === `${token.value}K`;
    case 'bolt':
      // The thread of a clamp's bolt says nothing of the pipe that it holds.
      return item.type === 'U-BOLT';
    case 'pn':
      return item.class === `PN${token.value}` || Boolean(TWIN_PN[Number(item.class)]?.includes(token.value));
    case 'angle':
      return restatesAngle(token, item);
    case 'lengthM':
    case 'lengthMm':
      return sameLength(token, item);
    case 'mm':
      return isSize(token, size) || sameLength(token, item) || (item.schedule !== undefined && isWall(token, item));
    case 'metre':
      return isTotal(token, read);
    case 'KG':
    case 'TON':
    case 'held':
      return true;
    case null:
      return (
        isSize(token, size) ||
        item.schedule?.[0] === token.raw ||
        item.class === token.value ||
        restatesAngle(token, item) ||
        restatesCount(token, read) ||
        restatesMetres(token, item)
      );
    default:
      return false;
  }
}

/** The nominal size again, in inches, as DN or as its outside diameter. */
function isSize(token: NumberToken, size: SizeReading | null): boolean {
  return size?.tokens.has(token) || size?.numbers.some((n) => n === token.value) || false;
}

/** Walls are rounded, and given in inches too. */
const WALL_NEAR = 0.06;

/** A wall beside a schedule says it once more where it is that of the size; any other, and a second wall, says something else. */
function isWall(token: NumberToken, { schedule = [], nps = [] }: ParsedItem): boolean {
  return schedule.some((name) => {
    if (name.endsWith('mm')) return name === `${Number(token.raw)}mm`;
    const walls = nps.flatMap((size) => wallsOf(size, name));
    return !walls.length || walls.some((wall) => Math.abs(wall - token.value) <= WALL_NEAR * wall);
  });
}

const sameLength = (token: NumberToken, { length_m }: ParsedItem) =>
  length_m !== undefined && (near(token.value, length_m) || near(token.value, length_m * 1000));

/** `(180M)` after a count is what the count makes in metres. */
function isTotal(token: NumberToken, { item, source }: Read): boolean {
  if (item.qty === undefined) return false;
  if (item.length_m !== undefined)
    return near(token.value, item.length_m * item.qty) || near(token.value, item.length_m);
  const inBrackets = /\([^)]*$/.test(source.slice(0, token.start)) || /^\s*\(/.test(source.slice(token.end));
  return item.unit === 'EA' && inBrackets && token.value >= 3 * item.qty;
}

const restatesAngle = ({ value }: NumberToken, { category, type }: ParsedItem) =>
  category === 'fitting' &&
  [45, 90, 180].includes(value) &&
  ((type?.includes(String(value)) ?? false) || (value === 45 && (type === 'LATERAL' || type === 'LATROLET')));

/** `(12) STUD BOLTS …` before the count of the line. */
const restatesCount = ({ value, start, end }: NumberToken, { item, source }: Read) =>
  value === item.qty && source[start - 1] === '(' && source[end] === ')';

const restatesMetres = (token: NumberToken, { unit, length_m, qty }: ParsedItem) =>
  unit === 'EA' && length_m !== undefined && qty !== undefined && near(token.value, length_m * qty);
