import { fromRfqLine, type LineRow } from '../../shared/lineRow';
import type { AwardGroup } from './awardGroups';
import { chosenWeight } from './measures';

/** A requested line with the price it would be ordered at, and what is offered in its place. */
export function pricedRow(chosen: AwardGroup['lines'][number]): LineRow {
  const { line, cell, qty, amount } = chosen;
  const { unit_price, price_uom, maker, origin, lead_days, offered_spec: offered, deviations } = cell.line;
  const requestedLine = fromRfqLine(line);
  return {
    ...requestedLine,
    qty,
    weight_kg: chosenWeight(chosen),
    unit_price,
    price_uom,
    amount,
    maker,
    origin,
    lead_days,
    alternate: cell.line.response === 'alternate' ? { requested: line, offered, deviations } : null,
  };
}
