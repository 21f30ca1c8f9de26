import type { OrderState, Side } from '../../../domain/states/order';
import { claimsUntil } from '../../../domain/states/receipt';
import type { MemberWork } from '../../http/context';
import type { ClaimRow, ShipmentRow } from './delivery.repository';
import type { OrderRow } from './order.repository';

/** The side of the person asking; who is not the buyer is taken for the seller, so ask for a party's order only. */
export function sideOf(work: MemberWork, row: OrderRow): Side {
  return row.buyer_company_id === work.session.company_id ? 'buyer' : 'seller';
}

/** What the own system of one side calls an order. */
export function erpNumberOf(row: OrderRow, side: Side): string | null {
  return side === 'buyer' ? row.buyer_erp_number : row.seller_erp_number;
}

/** What the rules of an order look at; `now` decides whether a claim is still in time. */
export function stateOf(
  row: OrderRow,
  shipments: readonly ShipmentRow[],
  claims: readonly ClaimRow[],
  now: Date,
): OrderState {
  const until = claimsUntil(shipments.map(({ received_at }) => received_at));
  return {
    status: row.status,
    payment: row.payment_status,
    delivery: row.delivery_status,
    payment_term: row.payment_term,
    cancel_requested_by: row.cancel_requested_by,
    awaiting: shipments.filter((shipment) => shipment.received_at === null).length,
    open_claims: claims.filter((claim) => claim.status === 'OPEN').length,
    claimable: until !== null && now <= until,
    settlement: row.settlement?.status ?? null,
    balance_due: row.balance?.status === 'DUE' ? row.balance.direction : null,
  };
}
