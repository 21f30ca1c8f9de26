import type * as z from 'zod';
import type { addCertificates as addEndpoint } from '../../../contract/endpoints/order';
import type { PricedOrder } from '../../../contract/entities/order';
import type { MemberWork } from '../../http/context';
import { fail } from '../../http/fail';
import { attachFiles } from '../file/attachment.service';
import { findShipmentLines, findShipments, setCertificates, setHeats } from './delivery.repository';
import type { OrderRow } from './order.repository';
import { heatPairs, strayCertificate } from './shipping';
import { applyOrderAction, type Change } from './step.service';

type Input = z.output<(typeof addEndpoint)['body']>;

/**
 * The seller adds certificates that follow to a shipment, with the heats of lines that left without any. What was stated at shipping stays
 * as it is.
 */
export function addCertificates(
  work: MemberWork,
  number: string,
  shipmentId: string,
  input: Input,
): Promise<PricedOrder> {
  return applyOrderAction(work, number, {
    action: 'add_certificate',
    version: input.version,
    kind: 'certificate_added',
    note: input.note,
    change: (row) => add(work, row, shipmentId, input),
  });
}

async function add(work: MemberWork, row: OrderRow, shipmentId: string, input: Input): Promise<Change> {
  const { db } = work;
  const shipment = (await findShipments(db, row.id)).find(({ id }) => id === shipmentId);
  if (!shipment) return fail('SHIPMENT_INVALID', { issues: [{ path: ['shipment_id'], code: 'unknown_id' }] });
  const lines = (await findShipmentLines(db, row.id)).filter(({ shipment_id }) => shipment_id === shipmentId);
  for (const [index, { line_id, heat_numbers }] of input.lines.entries()) {
    const line = lines.find(({ trade_line_id }) => trade_line_id === line_id);
    if (!line || line.heat_numbers.length > 0) {
      return fail('SHIPMENT_INVALID', { issues: [{ path: ['lines', index], code: 'unknown_id' }] });
    }
    line.heat_numbers = [...new Set(heat_numbers)];
    await setHeats(db, line.id, line.heat_numbers);
  }
  const stray = strayCertificate(input.certificates, lines);
  if (stray >= 0) return fail('SHIPMENT_INVALID', { issues: [{ path: ['certificates', stray], code: 'unknown_id' }] });
  const certificates = [...shipment.certificates, ...heatPairs(input.certificates)];
  const files = [...new Set(certificates.map(({ file_id }) => file_id))];
  await attachFiles(work, { record_type: 'shipment', record_id: shipmentId }, files);
  await setCertificates(db, shipmentId, certificates);
  return {};
}
