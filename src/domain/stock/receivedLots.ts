import Big from 'big.js';
import type { StockItemInput, StockUom } from '../../contract/entities/stock';
import { trimDecimal } from '../money/exact';

type Ordered = Pick<StockItemInput, 'spec'> & {
  id: string;
  description: string;
  uom: string;
  maker: string | null;
  origin: string | null;
};

interface Received {
  line_id: string;
  received_qty: string | null;
  heat_numbers: readonly string[];
}

/** Units of a line as a warehouse counts them, with how many of its unit each is. Sets and lump sums are none. */
const UNITS: Readonly<Record<string, [uom: StockUom, times: number]>> = {
  EA: ['EA', 1],
  M: ['M', 1],
  KG: ['KG', 1],
  TON: ['KG', 1000],
};
const LONGEST_HEAT = 60;

/** Whether what arrives of a line can become a lot: a warehouse counts pieces, metres and weight. */
export const isStockable = ({ uom }: { uom: string }): boolean => uom in UNITS;

/**
 * What arrived, as lots: material, quantity as the buyer counted it, maker, origin and heats. Nothing of a line of which
 * nothing came, or whose unit no warehouse counts in. Several heats stand together, since nobody said which piece is of which.
 */
export function receivedLots(
  lines: readonly Received[],
  ordered: readonly Ordered[],
  place: { warehouse_id: string; note: string },
): (StockItemInput & { qty: string })[] {
  return lines.flatMap(({ line_id, received_qty, heat_numbers }) => {
    const line = ordered.find(({ id }) => id === line_id);
    const unit = line && UNITS[line.uom];
    const qty = new Big(received_qty ?? 0);
    if (!line || !unit || qty.lte(0)) return [];
    const heats = heat_numbers.join(', ');
    return [
      {
        ...place,
        spec: line.spec,
        raw_text: line.description,
        uom: unit[0],
        qty: trimDecimal(qty.times(unit[1])),
        maker: line.maker,
        origin: line.origin,
        heat_no: heats !== '' && heats.length <= LONGEST_HEAT ? heats : null,
      },
    ];
  });
}
