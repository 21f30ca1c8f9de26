import type { ParsedLineDto } from '../../../contract/entities/parse';

/** How far a stated weight may be from the theoretical one before somebody must look. */
const FAR = 0.35;

/** A pipe whose stated weight is neither that of a unit nor of the line, in kilograms or tons, is to be looked at. */
export function withStatedWeight(line: ParsedLineDto, cell: string | undefined): ParsedLineDto {
  const stated = Number((cell ?? '').replaceAll(',', ''));
  const { unit_weight_kg, total_weight_kg, basis } = line.weight;
  const sure = basis === 'table' || basis === 'formula';
  if (!cell || !(stated > 0) || line.excluded || line.item.category !== 'pipe' || !sure) return line;
  const expected = [unit_weight_kg, total_weight_kg].filter((kg) => kg !== null).map(Number);
  // Of a pipe counted in pieces the weight of a metre is stated as often.
  const { length_m } = line.item;
  if (unit_weight_kg !== null && length_m) expected.push(Number(unit_weight_kg) / length_m);
  if (expected.length === 0) return line;
  const near = expected.some((kg) => [kg, kg / 1000].some((weight) => Math.abs(stated - weight) <= FAR * weight));
  return near ? line : { ...line, warnings: [...line.warnings, 'weight_mismatch'] };
}
