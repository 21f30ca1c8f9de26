import Big from 'big.js';
import type { Order } from '../../../contract/entities/order';
import type { Shipment } from '../../../contract/entities/shipment';
import { isFinished } from '../../../domain/states/order';
import { isFigure } from '../../ui/numberText';

type Line = Shipment['lines'][number];

/** A line of a shipment as the buyer counts it: what arrived, and why that differs from what was shipped. */
export interface ReceiveRow {
  line: Line;
  qty: string;
  note: string;
}

/** What was counted of a line so far; before anything was typed, as much as was shipped. */
export type Count = Pick<ReceiveRow, 'qty' | 'note'>;

/** The lines of a shipment with what was counted of them. */
export const receiveRows = (lines: readonly Line[], counted: Readonly<Record<string, Count>>): ReceiveRow[] =>
  lines.map((line) => ({ line, ...(counted[line.line_id] ?? { qty: line.qty, note: '' }) }));

/** Whether another quantity arrived than was shipped; no when none is stated. */
export const differs = ({ line, qty }: ReceiveRow): boolean => isFigure(qty) && !new Big(qty).eq(line.qty);

export type ReceiveFault = 'number' | 'unexplained';

/** What keeps a line from being received. A claim explains a difference for all lines. */
export function faultOf(row: ReceiveRow, explained: boolean): ReceiveFault | null {
  if (!isFigure(row.qty)) return 'number';
  return differs(row) && !explained && row.note.trim() === '' ? 'unexplained' : null;
}

/** The lines of which something is to be said: another quantity than was shipped, or a remark. */
export function remarkedLines(rows: readonly ReceiveRow[]) {
  return rows
    .filter((row) => differs(row) || row.note.trim() !== '')
    .map(({ line, qty, note }) => ({ line_id: line.line_id, received_qty: qty, note: note.trim() || null }));
}

type Ending = Pick<Order, 'payment_status' | 'delivery_status' | 'settlement' | 'balance'> & {
  shipments: readonly Pick<Shipment, 'received_at'>[];
  claims: readonly Pick<Order['claims'][number], 'status'>[];
};

/** Whether the order is finished as soon as the last shipment that is still open is received without a claim. */
export function endsWithReceipt({ shipments, claims, settlement, balance, ...order }: Ending): boolean {
  return (
    order.delivery_status === 'SHIPPED' &&
    shipments.filter(({ received_at }) => received_at === null).length === 1 &&
    isFinished({
      payment: order.payment_status,
      delivery: 'RECEIVED',
      awaiting: 0,
      open_claims: claims.filter(({ status }) => status === 'OPEN').length,
      settlement: settlement?.status ?? null,
      balance_due: balance?.status === 'DUE' ? balance.direction : null,
    })
  );
}
