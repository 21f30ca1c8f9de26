import type { CompanySnapshot } from '../../../contract/entities/order';
import { shownName } from '../../../domain/company/shownName';
import { instantText } from '../../../domain/time/instants';
import type { OrderRow } from './order.repository';

/** What every notice of an order says: which one, with whom it is and, where it ends unpaid, until when it is to be paid. */
export function orderNotice(order: OrderRow) {
  const { order_number, buyer_company_id, buyer, seller, title, payment_due_at: due } = order;
  const until = due && { time: instantText(due.toISOString(), 'ko'), time_en: instantText(due.toISOString(), 'en') };
  const named = (party: CompanySnapshot) => {
    const names = { name: party.company_name, name_en: party.company_name_en };
    return { counterpart: shownName(names, 'ko'), counterpart_en: shownName(names, 'en') };
  };
  return {
    record_type: 'order',
    record_id: order_number,
    title,
    params: (companyId: string) => ({
      facts: 'order',
      order_number,
      ...until,
      ...named(companyId === buyer_company_id ? seller : buyer),
    }),
  } as const;
}
