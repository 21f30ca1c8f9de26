import Big from 'big.js';
import type { Attachment } from '../../../contract/entities/file';
import type { Claim, Shipment } from '../../../contract/entities/shipment';
import { netWeight, weightSum } from '../../../domain/material/shippedWeight';
import { trimStored } from '../../../domain/money/exact';
import type { Side } from '../../../domain/states/order';
import { seoulDay } from '../../../domain/time/deadline';
import type { TradeLineRow } from '../award/bid.repository';
import type { ClaimRow, ShipmentLineRow, ShipmentRow } from './delivery.repository';

/** How much of each ordered line the buyer counted. */
export function receivedOf(shipped: readonly ShipmentLineRow[]): ReadonlyMap<string, Big> {
  const sums = new Map<string, Big>();
  for (const { trade_line_id: id, received_qty } of shipped) {
    if (received_qty !== null) sums.set(id, (sums.get(id) ?? new Big(0)).plus(received_qty));
  }
  return sums;
}

/**
 * A shipment as `side` sees it, with those of `shipped` that are its own; its weight in kg is of the lines that know theirs, and says how
 * many do not.
 */
export function presentShipment(
  row: ShipmentRow,
  shipped: readonly ShipmentLineRow[],
  ordered: readonly TradeLineRow[],
  files: readonly Attachment[],
  side: Side,
): Shipment {
  const lines = shipped.filter((line) => line.shipment_id === row.id).map((line) => presentLine(line, ordered));
  const weight = weightSum(lines.map((line) => line.net_weight_kg));
  return {
    id: row.id,
    shipment_no: row.shipment_no,
    shipped_at: row.shipped_at.toISOString(),
    shipped_on: row.shipped_on ?? seoulDay(row.shipped_at),
    expected_on: row.expected_on,
    counts_as_received_at: row.counts_as_received_at.toISOString(),
    carrier: row.carrier,
    tracking_number: row.tracking_number,
    vehicle_number: row.vehicle_number,
    driver_phone: row.driver_phone,
    freight_amount: trimStored(row.freight_amount),
    note: row.note,
    received_at: row.received_at?.toISOString() ?? null,
    stocked_at: side === 'buyer' ? (row.stocked_at?.toISOString() ?? null) : null,
    lines,
    net_weight_kg: weight.kg,
    unknown_weight_lines: weight.unknown,
    certificates: files.flatMap((file) => {
      const heats = row.certificates.filter((one) => one.file_id === file.file_id).map((one) => one.heat_number);
      return heats.length > 0 ? [{ heat_numbers: heats, file }] : [];
    }),
  };
}

function presentLine(line: ShipmentLineRow, ordered: readonly TradeLineRow[]): Shipment['lines'][number] {
  const meant = ordered.find((one) => one.id === line.trade_line_id);
  return {
    line_id: line.trade_line_id,
    line_no: meant?.line_no ?? 0,
    description: meant?.description ?? '',
    uom: meant?.uom ?? '',
    qty: trimStored(line.qty),
    heat_numbers: line.heat_numbers,
    weighed_kg: trimStored(line.weighed_kg),
    net_weight_kg: meant ? netWeight({ ...line, line: meant }) : trimStored(line.weighed_kg),
    received_qty: trimStored(line.received_qty),
    note: line.note,
  };
}

/** A claim as both sides see it. */
export function presentClaim(row: ClaimRow): Claim {
  return {
    id: row.id,
    kind: row.kind,
    text: row.text,
    status: row.status,
    opened_at: row.opened_at.toISOString(),
    resolved_at: row.resolved_at?.toISOString() ?? null,
    resolution: row.resolution,
  };
}
