import Big from 'big.js';
import type { ParsedLineDto } from '../../contract/entities/parse';
import { trimDecimal } from '../money/exact';
import type { ParsedLine } from './parseLine';
import { countedGoods } from './reading/countedGoods';
import { missingMeasures } from './reading/missingMeasures';
import { normalize } from './reading/normalize';
import { openConditions } from './reading/openConditions';
import { countOfOther } from './reading/otherLine';
import { packOf } from './reading/packs';
import { specOfLine } from './spec';
import { kgPerUnit } from './unitWeight';
import { hasOddWeight, theoreticalWeight } from './weight';

/** Where a line is from, and what was done to read it. */
export interface LineOrigin {
  sheet?: string | null;
  row?: number | null;
  remark?: string | null;
  tag?: string | null;
  own_cells?: ParsedLineDto['own_cells'];
  rows?: number[];
  aside?: ParsedLineDto['aside'];
  marks?: ParsedLineDto['marks'];
  learned?: ParsedLineDto['learned'];
  place?: ParsedLineDto['place'];
}

/** How sure a line can be at most whose measures make a weight that no piece has. */
const ODD = 0.5;
const MOST_QUANTITY = new Big('999999999');

/** A quantity as the wire carries it: above zero, three decimals at most; null when it is not one. */
function quantityText(qty: number | undefined): string | null {
  if (qty === undefined || !Number.isFinite(qty)) return null;
  const exact = new Big(qty).round(3, Big.roundHalfUp);
  return exact.gt(0) && exact.lte(MOST_QUANTITY) ? trimDecimal(exact) : null;
}

/** Whether a line that names no item may be one that a person takes back: no title, section or sum. */
const keepsCount = ({ item }: ParsedLine, aside: ParsedLineDto['aside']) =>
  item.category === 'other' && item.qty === undefined && (aside === null || aside === 'note' || aside === 'unknown');

/** Whether nothing but words is known of a line that no table set aside. */
const isUnread = ({ item }: ParsedLine, aside: ParsedLineDto['aside']) =>
  aside === null && item.category === 'other' && item.qty === undefined;

/**
 * Whether a bare count may mean another unit than pieces: metres or weight of what has no length, sets of bolts, anything of
 * goods that nobody knows. Fittings, flanges, valves and gaskets are bought by the piece.
 */
function mayBeOtherUnit({ item: { category, length_m, size } }: ParsedLine): boolean {
  if (category === 'pipe' || category === 'structural') return length_m === undefined && !size?.startsWith('PL-');
  return category === 'bolt' || category === 'unclassified';
}

/** Whether a line counts packs, which says its unit. */
const isPacked = ({ warnings }: ParsedLine) => warnings.some(({ code }) => code === 'pack_counted');

/** The same line with the pack that it counts, and what one holds, among its details. */
const withPack = (parsed: ParsedLine): ParsedLine =>
  isPacked(parsed) ? { ...parsed, details: [...parsed.details, ...packOf(normalize(parsed.text).s)] } : parsed;

/** What was read from a line as a request line: its spec, quantity, weight, and whether it is an item at all. */
export function lineOf(read: ParsedLine, origin: LineOrigin): ParsedLineDto {
  const parsed = withPack((isUnread(read, origin.aside ?? null) && countedGoods(read)) || read);
  const spec = specOfLine(parsed);
  const aside = origin.aside ?? null;
  const { qty: count, unit } = keepsCount(parsed, aside) ? countOfOther(parsed.text) : parsed.item;
  const qty = quantityText(count);
  // A bare count is a count of pieces; a list that means metres or kilograms says so.
  const uom = unit ?? (qty === null ? null : 'EA');
  const weight = theoreticalWeight(spec, qty, uom);
  const excluded = aside !== null || parsed.item.category === undefined || parsed.item.category === 'other';
  return {
    text: parsed.text,
    own_cells: origin.own_cells ?? [],
    heading: null,
    item: parsed.item,
    spec,
    qty,
    uom,
    excluded,
    aside,
    marks: origin.marks ?? [],
    learned: origin.learned ?? [],
    overall: Math.min(parsed.overall, hasOddWeight(spec) ? ODD : 1),
    confidence: parsed.confidence,
    spans: parsed.spans,
    warnings: [
      ...parsed.warnings.map((warning) => warning.code),
      ...(hasOddWeight(spec) ? (['odd_weight'] as const) : []),
      ...(excluded
        ? []
        : [
            ...(uom === 'EA' && unit === undefined && mayBeOtherUnit(parsed) && !isPacked(parsed)
              ? (['unit_assumed'] as const)
              : []),
            ...missingMeasures(spec, parsed.item.size, uom),
            ...openConditions(spec, parsed.text, parsed.remainder),
          ]),
    ],
    remainder: parsed.remainder,
    remark: origin.remark ?? null,
    tag: origin.tag ?? null,
    weight: {
      unit_weight_kg: kgPerUnit(weight, spec, uom),
      total_weight_kg: weight.known ? weight.total_kg : null,
      basis: weight.known ? weight.basis : 'unknown',
      source: weight.known ? weight.source : null,
    },
    sheet: origin.sheet ?? null,
    row: origin.row ?? null,
    rows: origin.rows ?? (origin.row == null ? [] : [origin.row]),
    place: origin.place ?? null,
  };
}
