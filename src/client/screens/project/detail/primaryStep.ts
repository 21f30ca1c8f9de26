import type { Project } from '../../../../contract/entities/order';
import { paths } from '../../../paths';

/** The one thing to do next on a project: its text and where it is done. */
export interface PrimaryStep {
  text: 'compare' | 'watch' | 'bids' | 'order' | 'again' | 'quote' | 'myQuotation' | 'answer' | 'requests';
  /** Absent: it is done right here. */
  href?: string;
}

/** What a project asks of its reader now, by side and status. */
export function primaryStep(project: Project): PrimaryStep {
  const { rfq_number_id: number, status, side, orders } = project;
  const order = orders.find((one) => one.status === 'OPEN') ?? orders[0];
  if (order && (status === 'ORD' || status === 'FIN')) {
    return { text: 'order', href: paths.project.detail(order.order_number) };
  }
  return side === 'buyer' ? buyerStep(number, status) : sellerStep(number, status);
}

function buyerStep(number: string, status: Project['status']): PrimaryStep {
  switch (status) {
    case 'REQ':
    case 'COL':
      return { text: 'watch', href: paths.project.comparison(number) };
    case 'CMP':
      return { text: 'compare', href: paths.project.comparison(number) };
    case 'BID':
    case 'ORD':
      return { text: 'bids', href: paths.project.award(number) };
    default:
      return { text: 'again' };
  }
}

function sellerStep(number: string, status: Project['status']): PrimaryStep {
  switch (status) {
    case 'REQ':
      return { text: 'quote', href: paths.seller.quote(number) };
    case 'COL':
    case 'CMP':
    case 'FIN':
      return { text: 'myQuotation', href: paths.seller.view(number) };
    case 'BID':
    case 'ORD':
      return { text: 'answer', href: paths.project.sale(number) };
    default:
      return { text: 'requests', href: paths.seller.requests() };
  }
}
