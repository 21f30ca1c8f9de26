import type { ParsedLineDto } from '../../contract/entities/parse';

/** Below this the reading is shown as uncertain. */
const SURE = 0.8;

/** Whether the reading of a line is unsure, or warned of: the one rule by which the first page and the editor flag it. */
export const isDoubtful = ({ confidence, warnings }: { confidence: number; warnings: readonly string[] }): boolean =>
  confidence < SURE || warnings.length > 0;

/** Whether the list named no unit, so that its number was taken for pieces. */
export const isUnitAssumed = ({ qty, uom, item }: Pick<ParsedLineDto, 'qty' | 'uom' | 'item'>): boolean =>
  qty !== null && uom === 'EA' && item.unit === undefined;
