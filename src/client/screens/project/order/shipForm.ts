import Big from 'big.js';
import type { Order } from '../../../../contract/entities/order';
import { isPaidByScale } from '../../../../domain/money/settlement';

export interface ShipRow {
  line: Order['lines'][number];
  /** What is left of the line. */
  left: string;
  qty: string;
  heats: string;
  weighed: string;
  byScale: boolean;
}

/** What is left of an order, all of it going out unless the seller says otherwise. */
export function shipRows(order: Pick<Order, 'lines'>): ShipRow[] {
  return order.lines.flatMap((line) => {
    const left = new Big(line.qty).minus(line.shipped_qty);
    if (left.lte(0)) return [];
    return [{ line, left: left.toFixed(), qty: left.toFixed(), heats: '', weighed: '', byScale: isPaidByScale(line) }];
  });
}

/** Heat numbers as people write them: with commas, spaces or line breaks between. */
export function heatNumbers(text: string): string[] {
  return [...new Set(text.split(/[\s,;/]+/).filter(Boolean))];
}

export type RowFault = 'tooMuch' | 'unweighed';

const shipped = (row: ShipRow) => row.qty !== '' && new Big(row.qty).gt(0);

/** What is wrong with a row that is to be shipped; null for a good one, and for one that stays here. */
export function faultOf(row: ShipRow): RowFault | null {
  if (!shipped(row)) return null;
  if (new Big(row.qty).gt(row.left)) return 'tooMuch';
  return row.byScale && !(row.weighed !== '' && new Big(row.weighed).gt(0)) ? 'unweighed' : null;
}

/** The lines of the shipment; a line without a quantity stays. */
export function shipmentLines(rows: readonly ShipRow[]) {
  return rows.filter(shipped).map((row) => ({
    line_id: row.line.id,
    qty: row.qty,
    heat_numbers: heatNumbers(row.heats),
    weighed_kg: row.byScale ? row.weighed : null,
  }));
}
