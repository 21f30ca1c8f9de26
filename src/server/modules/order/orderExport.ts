import type { CompanySnapshot, Order, OrderExport } from '../../../contract/entities/order';
import { missingFacts } from '../../../domain/export/missingFacts';
import { packingOf } from '../../../domain/export/packing';
import type { Side } from '../../../domain/states/order';
import type { Work } from '../../http/context';
import { companyOf } from '../company/company.service';
import type { OrderRow } from './order.repository';

/**
 * What the invoices of an order say and lack; null for an order in won, which has none. The order keeps both companies
 * and the account as they were; English facts that it lacked then are read from now.
 */
export async function exportOf(
  work: Work,
  row: OrderRow,
  side: Side,
  { lines, shipments }: Pick<Order, 'lines' | 'shipments'>,
): Promise<OrderExport | null> {
  if (row.currency === 'KRW') return null;
  const account = row.bank_account?.currency === row.currency ? row.bank_account : null;
  const seller = await withEnglish(work, row.seller_company_id, row.seller);
  const buyer = await withEnglish(work, row.buyer_company_id, row.buyer);
  const terms = row.export_terms;
  const facts = { terms, account, seller };
  const all = isAllShipped(row);
  const missing = missingFacts({ ...facts, lines, packing: null });
  const deliveries = shipments.map((shipment) => {
    const named = lines.filter((line) => shipment.lines.some(({ line_id }) => line_id === line.id));
    const packing = terms ? packingOf(terms, shipment, shipments, all) : NOTHING;
    return { shipment_id: shipment.id, missing: missingFacts({ ...facts, lines: named, packing }) };
  });
  const open = !all || [missing, ...deliveries.map((one) => one.missing)].some((one) => one.length > 0);
  const waiting = shipments.some((shipment) => shipment.received_at === null);
  const editable = side === 'seller' && row.status !== 'CANCELLED' && (open || waiting);
  return { terms, account, seller, buyer, editable, missing, deliveries };
}

const NOTHING = { gross_weight_kg: null, net_weight_kg: null, packages: null };

/** Whether the last delivery of an order has left. */
export const isAllShipped = ({ delivery_status: status }: Pick<OrderRow, 'delivery_status'>) =>
  status === 'SHIPPED' || status === 'RECEIVED';

async function withEnglish(work: Work, id: string, then: CompanySnapshot): Promise<CompanySnapshot> {
  const now = await companyOf(work, id);
  return {
    ...then,
    company_name_en: then.company_name_en ?? now?.name_en ?? undefined,
    company_address_en: then.company_address_en ?? now?.address_en ?? undefined,
    company_ceo_en: then.company_ceo_en ?? now?.ceo_en ?? undefined,
  };
}
