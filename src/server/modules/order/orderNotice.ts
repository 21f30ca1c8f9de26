import type { CompanySnapshot } from '../../../contract/entities/order';
import { shownName } from '../../../domain/company/shownName';
import type { OrderRow } from './order.repository';

/** What every notice of an order says: which one, and with whom it is. */
export function orderNotice(order: OrderRow) {
  const { order_number, buyer_company_id, buyer, seller, title } = order;
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
      ...named(companyId === buyer_company_id ? seller : buyer),
    }),
  } as const;
}
