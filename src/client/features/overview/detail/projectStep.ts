import type { Project } from '../../../../contract/entities/order';
import { paths } from '../../../paths';

/** The one thing to do next on a project: its text and where it is done. */
export interface ProjectStep {
  text: 'compare' | 'watch' | 'bids' | 'order' | 'again' | 'quote' | 'myQuotation' | 'answer' | 'requests';
  /** Absent: it is done right here. */
  href?: string;
  /** Whether the project waits for it; else it is only a place to look at. */
  expected: boolean;
}

/** What a project asks of its reader now, by side and status. */
export function projectStep(project: Project): ProjectStep {
  const { rfq_number_id: number, status, side, orders } = project;
  const order = orders.find((one) => one.status === 'OPEN') ?? orders[0];
  if (order && (status === 'ORD' || status === 'FIN')) {
    return { text: 'order', href: paths.project.detail(order.order_number), expected: status === 'ORD' };
  }
  return side === 'buyer' ? buyerStep(project) : sellerStep(number, status);
}

function buyerStep({ rfq_number_id: number, status, quotation_count, sealed }: Project): ProjectStep {
  switch (status) {
    case 'REQ':
    case 'COL':
      return { text: 'watch', href: paths.project.comparison(number), expected: !!quotation_count && !sealed };
    case 'CMP':
      return { text: 'compare', href: paths.project.comparison(number), expected: true };
    case 'BID':
    case 'ORD':
      return { text: 'bids', href: paths.project.award(number), expected: false };
    default:
      return { text: 'again', expected: false };
  }
}

function sellerStep(number: string, status: Project['status']): ProjectStep {
  switch (status) {
    case 'REQ':
      return { text: 'quote', href: paths.seller.quote(number), expected: true };
    case 'COL':
    case 'CMP':
    case 'FIN':
      return { text: 'myQuotation', href: paths.seller.view(number), expected: false };
    case 'BID':
    case 'ORD':
      return { text: 'answer', href: paths.project.sale(number), expected: true };
    default:
      return { text: 'requests', href: paths.seller.requests(), expected: false };
  }
}
