import Big from 'big.js';
import { v7 as uuid } from 'uuid';
import type * as z from 'zod';
import type { receiveOrder as receiveEndpoint, shipOrder as shipEndpoint } from '../../../contract/endpoints/order';
import type { MemberWork } from '../../http/context';
import { fail } from '../../http/fail';
import { attachFiles } from '../file/attachment.service';
import { shipReserved } from '../stock/reservation.service';
import { addClaimTo } from './claim.service';
import {
  addShipment,
  findShipmentLines,
  findShipments,
  markReceived,
  type ShipmentLineRow,
} from './delivery.repository';
import { findOrderLines, type OrderRow } from './order.repository';
import { settleWeighed } from './settlement.service';
import { checkedLines, heatPairs, isAllShipped, strayCertificate, weighedOf } from './shipping';
import { applyOrderAction, type Change } from './step.service';
import { freightLeft } from '../../../domain/money/deliveryAmounts';
import { seoulDay } from '../../../domain/time/deadline';
import { countsAsReceivedAt } from '../../../domain/states/receipt';

type ShipInput = z.output<(typeof shipEndpoint)['body']>;

/** The seller ships what is named, or all that is left; the last shipment settles what is paid by the scale. */
export function shipOrder(work: MemberWork, number: string, input: ShipInput) {
  return applyOrderAction(work, number, {
    action: 'ship',
    version: input.version,
    kind: 'order_shipped',
    note: input.note,
    params: input.carrier ? { carrier: input.carrier } : {},
    change: (row) => ship(work, row, input),
  });
}

async function ship(work: MemberWork, row: OrderRow, input: ShipInput): Promise<Change> {
  const { db, now } = work;
  const ordered = await findOrderLines(db, row.id);
  const before = await findShipmentLines(db, row.id);
  const lines = checkedLines(ordered, before, input.lines);
  const stray = strayCertificate(input.certificates, lines);
  if (stray >= 0) return fail('SHIPMENT_INVALID', { issues: [{ path: ['certificates', stray], code: 'unknown_id' }] });
  const days = checkedDays(row, input, seoulDay(now));
  const shipments = await findShipments(db, row.id);
  const id = uuid();
  const rows = lines.map((line) => ({
    id: uuid(),
    shipment_id: id,
    trade_line_id: line.line_id,
    qty: line.qty,
    heat_numbers: line.heat_numbers,
    weighed_kg: line.weighed_kg,
  }));
  const all = [...before, ...rows];
  const last = isAllShipped(ordered, all);
  await addShipment(
    db,
    {
      id,
      order_id: row.id,
      shipment_no: shipments.length + 1,
      freight_amount: checkedFreight(row, shipments, input.freight_amount, last),
      carrier: input.carrier,
      tracking_number: input.tracking_number,
      vehicle_number: input.vehicle_number,
      driver_phone: input.driver_phone,
      ...days,
      note: input.note,
      certificates: heatPairs(input.certificates),
      shipped_at: now,
      counts_as_received_at: countsAsReceivedAt(now, days.expected_on),
    },
    rows,
  );
  const files = input.certificates.map((one) => one.file_id);
  if (files.length > 0) await attachFiles(work, { record_type: 'shipment', record_id: id }, files);
  // What the order holds of stock leaves the ledger piece by piece.
  await shipReserved(work, row.id, new Map(lines.map((line) => [line.line_id, line.qty])));
  if (!last) return { delivery_status: 'PART_SHIPPED' };
  return { delivery_status: 'SHIPPED', ...(await settleWeighed(work, row, ordered, weighedOf(all))) };
}

/** The freight stated for a shipment; refuses more than is left of the order's, and any other than the rest for the last one. */
function checkedFreight(
  row: OrderRow,
  shipments: readonly { freight_amount: string | null }[],
  stated: string | null,
  last: boolean,
): string | null {
  if (stated === null) return null;
  const left = freightLeft(row.totals, shipments);
  if (last ? new Big(stated).eq(left) : new Big(stated).lte(left)) return stated;
  return fail('SHIPMENT_FREIGHT', { issues: [{ path: ['freight_amount'], code: 'too_much' }] });
}

/** The days of a shipment; refuses one that left tomorrow or before its order, and one that arrives before it leaves. */
function checkedDays(
  row: OrderRow,
  input: ShipInput,
  today: string,
): { shipped_on: string; expected_on: string | null } {
  const { expected_on } = input;
  const left = input.shipped_on ?? today;
  const wrong =
    left > today || left < seoulDay(row.placed_at)
      ? 'shipped_on'
      : expected_on !== null && expected_on < left
        ? 'expected_on'
        : null;
  if (wrong) return fail('SHIPMENT_DAY', { issues: [{ path: [wrong], code: 'day' }] });
  return { shipped_on: left, expected_on };
}

/** The buyer has a shipment, or all that are on their way; what differs is kept line by line. */
export function receiveOrder(work: MemberWork, number: string, input: z.output<(typeof receiveEndpoint)['body']>) {
  return applyOrderAction(work, number, {
    action: 'receive',
    version: input.version,
    kind: input.claim ? 'order_received_claim' : 'order_received',
    note: input.claim?.text ?? input.note,
    change: (row) => receive(work, row, input),
  });
}

async function receive(
  work: MemberWork,
  row: OrderRow,
  input: z.output<(typeof receiveEndpoint)['body']>,
): Promise<Change> {
  const open = (await findShipments(work.db, row.id)).filter((shipment) => shipment.received_at === null);
  const taken = input.shipment_id ? open.filter((shipment) => shipment.id === input.shipment_id) : open;
  const lines = (await findShipmentLines(work.db, row.id)).filter((line) =>
    taken.some((shipment) => shipment.id === line.shipment_id),
  );
  if (taken.length === 0) return fail('SHIPMENT_INVALID', { issues: [{ path: ['shipment_id'], code: 'unknown_id' }] });
  const differing = input.lines.map((found, index) => ({ ...found, ...only(lines, found.line_id, index) }));
  await markReceived(
    work.db,
    taken.map((shipment) => shipment.id),
    differing,
    work.now,
  );
  if (input.claim) await addClaimTo(work, row, input.claim);
  return row.delivery_status === 'SHIPPED' && taken.length === open.length ? { delivery_status: 'RECEIVED' } : {};
}

/** The one shipped line that is meant; two shipments of a line have to be answered one by one. */
function only(lines: readonly ShipmentLineRow[], lineId: string, index: number): Pick<ShipmentLineRow, 'id'> {
  const [line, ...more] = lines.filter((one) => one.trade_line_id === lineId);
  if (!line || more.length > 0) {
    return fail('SHIPMENT_INVALID', { issues: [{ path: ['lines', index], code: 'unknown_id' }] });
  }
  return { id: line.id };
}
