import type * as z from 'zod';
import type { putExportTerms } from '../../../contract/endpoints/order';
import type { ExportTerms } from '../../../contract/entities/exportTerms';
import type { PricedOrder } from '../../../contract/entities/order';
import type { Shipment } from '../../../contract/entities/shipment';
import { closedChange } from '../../../domain/export/closedTerms';
import { hsDigits } from '../../../domain/export/hsCode';
import { grossTooSmall, netOf } from '../../../domain/export/packing';
import type { MemberWork } from '../../http/context';
import { fail } from '../../http/fail';
import { requireEnglish } from '../../http/englishFields';
import { recordStep } from '../timeline/timeline.service';
import { findOrder, lockOrder, updateOrder } from './order.repository';
import { getOrder } from './order.service';
import { isAllShipped } from './orderExport';
import { notify } from './step.service';

/**
 * The seller states the export terms of an order. What concerns the whole order is closed once all of it has left, what
 * concerns a delivery once the buyer has it; what was empty can still be filled in then.
 */
export async function stateExportTerms(
  work: MemberWork,
  number: string,
  { version, terms }: z.output<(typeof putExportTerms)['body']>,
): Promise<PricedOrder> {
  const { session, db } = work;
  const found = await findOrder(db, session.company_id, number);
  if (!found) return fail('ORDER_NOT_FOUND');
  const row = (await lockOrder(db, found.order.id)) ?? fail('ORDER_NOT_FOUND');
  if (row.seller_company_id !== session.company_id) return fail('ORDER_STATE');
  if (row.currency === 'KRW') return fail('EXPORT_CURRENCY');
  if (row.status === 'CANCELLED') return fail('ORDER_STATE');
  if (row.version !== version) return fail('STALE_VERSION');
  const order = await getOrder(work, number);
  const checked = checkedTerms(order, terms);
  const received = new Set(order.shipments.filter((one) => one.received_at !== null).map(({ id }) => id));
  const closed = closedChange(row.export_terms, checked, { allShipped: isAllShipped(row), received });
  if (closed) return fail('EXPORT_TERMS_CLOSED', { issues: [{ path: ['terms', ...closed], code: 'closed' }] });
  await updateOrder(db, row, { export_terms: checked }, work.now);
  await recordStep(work, 'seller', {
    kind: 'export_terms_stated',
    rfq_id: row.rfq_id,
    order_id: row.id,
    seller_company_id: row.seller_company_id,
    note: null,
    params: {},
  });
  await notify(work, row, row.buyer_company_id, 'export_terms_stated');
  return getOrder(work, number);
}

/** The terms with codes as digits; refuses strange lines and deliveries, bad codes, other letters and a gross below the net. */
function checkedTerms(order: PricedOrder, terms: ExportTerms): ExportTerms {
  const issues = (path: (string | number)[], code: string) => ({ issues: [{ path: ['terms', ...path], code }] });
  requireKnownTerms(
    terms.lines,
    (one) => order.lines.some(({ id }) => id === one.line_id),
    'lines',
    ({ line_id }) => line_id,
  );
  requireKnownTerms(
    terms.deliveries,
    (one) => order.shipments.some(({ id }) => id === one.shipment_id),
    'deliveries',
    ({ shipment_id }) => shipment_id,
  );
  const { named_place, port_of_loading, port_of_discharge, marks, packages } = terms;
  requireEnglish({
    named_place,
    port_of_loading: port_of_loading ?? '',
    port_of_discharge: port_of_discharge ?? '',
    marks: marks ?? '',
    description: terms.lines.map((line) => line.description ?? '').join(' '),
    packages: [packages, ...terms.deliveries.map((one) => one.packages)].filter(Boolean).join(' '),
  });
  const lines = terms.lines.map((line, index) => {
    if (line.hs_code === null) return line;
    const hs_code = hsDigits(line.hs_code);
    return hs_code ? { ...line, hs_code } : fail('EXPORT_HS_CODE', issues(['lines', index, 'hs_code'], 'hs_code'));
  });
  const known = netOf({ ...order, net_weight_kg: order.total_weight_kg });
  if (grossTooSmall(terms, known)) return fail('EXPORT_WEIGHT', issues(['gross_weight_kg'], 'gross_weight'));
  terms.deliveries.forEach((one, index) => {
    const shipment = order.shipments.find(({ id }) => id === one.shipment_id) as Shipment;
    if (grossTooSmall(one, netOf(shipment)))
      fail('EXPORT_WEIGHT', issues(['deliveries', index, 'gross_weight_kg'], 'gross_weight'));
  });
  return { ...terms, lines };
}

/** Refuses what is no part of the order, and what is named twice. */
function requireKnownTerms<T>(
  all: readonly T[],
  isKnown: (one: T) => boolean,
  name: string,
  idOf: (one: T) => string,
): void {
  const seen = new Set<string>();
  all.forEach((one, index) => {
    if (!isKnown(one) || seen.has(idOf(one)))
      fail('SHIPMENT_INVALID', { issues: [{ path: ['terms', name, index], code: 'unknown_id' }] });
    seen.add(idOf(one));
  });
}
