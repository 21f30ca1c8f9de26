import type { QuotationLine } from '../../contract/entities/quotation';
import type { RfqLine } from '../../contract/entities/rfq';
import { convertQuantity } from '../money/lineAmount';
import { trimDecimal } from '../money/exact';
import { measuresOfAsked } from './measures';
import { kgPerUnit } from './unitWeight';
import { theoreticalWeight } from './weight';

type Asked = Pick<RfqLine, 'spec' | 'qty' | 'uom' | 'unit_weight_kg'>;
type Answer = Pick<QuotationLine, 'response' | 'offered_spec' | 'qty_offered'>;

/**
 * Theoretical kg of one unit and of all that is offered on a line; of an alternate, by its own dimensions. Null where it
 * is not known. `unit_kg` is null where the quantity itself is a weight of unknown pieces.
 */
export function offeredWeight(asked: Asked, answer: Answer): { unit_kg: string | null; total_kg: string } | null {
  const qty = answer.qty_offered ?? asked.qty;
  if (qty === null) return null;
  const spec = (answer.response === 'alternate' && answer.offered_spec) || asked.spec;
  const own = spec === asked.spec;
  const unit_kg = own ? asked.unit_weight_kg : kgPerUnit(theoreticalWeight(spec, qty, asked.uom), spec, asked.uom);
  const total = convertQuantity(qty, measuresOfAsked({ ...asked, spec, unit_weight_kg: unit_kg }), 'KG');
  return total && { unit_kg, total_kg: trimDecimal(total) };
}
