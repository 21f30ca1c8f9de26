import type { QuotationLine } from '../../contract/entities/quotation';
import type { RfqLine } from '../../contract/entities/rfq';
import { convertQuantity } from '../money/lineAmount';
import { trimDecimal } from '../money/exact';
import { measuresOfOffer } from './measures';

type Requested = Pick<RfqLine, 'spec' | 'qty' | 'uom' | 'unit_weight_kg'>;
type Answer = Pick<QuotationLine, 'response' | 'offered_spec' | 'qty_offered'>;

/**
 * Theoretical kg of one unit and of all that is offered on a line; of an alternate, by its own dimensions. Null where it
 * is not known. `unit_kg` is null where the quantity itself is a weight of unknown pieces.
 */
export function offeredWeight(
  requested: Requested,
  answer: Answer,
): { unit_kg: string | null; total_kg: string } | null {
  const qty = answer.qty_offered ?? requested.qty;
  if (qty === null) return null;
  const measures = measuresOfOffer(requested, answer);
  const total = convertQuantity(qty, measures, 'KG');
  return total && { unit_kg: measures.unit_weight_kg, total_kg: trimDecimal(total) };
}
