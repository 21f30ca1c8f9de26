import Big from 'big.js';
import { MAX_LOT_TEXT } from '../../contract/constants';
import type { Spec } from '../../contract/entities/spec';
import { isQuantity } from '../../contract/figures';
import { trimDecimal } from '../money/exact';
import { STOCK_UNITS } from './stockUnits';

interface Ordered {
  id: string;
  spec: Spec;
  description: string;
  uom: string;
  maker: string | null;
  origin: string | null;
}

interface Received {
  line_id: string;
  received_qty: string | null;
  heat_numbers: readonly string[];
}

const LONGEST_HEAT = 60;

/** Whether what arrives of a line can become a lot: a warehouse counts pieces, metres and weight. */
export const isStockable = ({ uom }: { uom: string }): boolean => uom in STOCK_UNITS;

/**
 * What arrived, as lots: material, quantity as the buyer counted it, maker, origin and heats. Nothing of a line of which
 * nothing came, whose unit no warehouse counts in, or of which more came than a lot holds. Several heats stand together,
 * since nobody said which piece is of which.
 */
export function receivedLots(
  lines: readonly Received[],
  ordered: readonly Ordered[],
  place: { warehouse_id: string; note: string },
) {
  return lines.flatMap(({ line_id, received_qty, heat_numbers }) => {
    const line = ordered.find(({ id }) => id === line_id);
    const [uom, times] = (line && STOCK_UNITS[line.uom]) ?? [];
    const qty = trimDecimal(new Big(received_qty ?? 0).times(times ?? 0));
    if (!line || !uom || !isQuantity(qty)) return [];
    const heats = heat_numbers.join(', ');
    return [
      {
        ...place,
        spec: line.spec,
        raw_text: line.description.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_LOT_TEXT),
        uom,
        qty,
        maker: line.maker,
        origin: line.origin,
        heat_no: heats !== '' && heats.length <= LONGEST_HEAT ? heats : null,
      },
    ];
  });
}
