import type { Project } from '../../../../contract/entities/order';
import { paths } from '../../../paths';

/** The one thing to do next on a project: its text and where it is done. */
export interface ProjectStep {
  text: 'compare' | 'watch' | 'bids' | 'order' | 'again' | 'quote' | 'myQuotation' | 'answer' | 'requests';
  /** Absent: it is done right here. */
  href?: string;
  /** Whether the project waits for it; else it is only a place to look at. */
  asked: boolean;
}

/** What a project asks of its reader now, by side and status. */
export function projectStep(project: Project): ProjectStep {
  const { rfq_number_id: number, status, side, orders } = project;
  const order = orders.find((one) => one.status === 'OPEN') ?? orders[0];
  if (order && (status === 'ORD' || status === 'FIN')) {
    return { text: 'order', href: paths.project.detail(order.order_number), asked: status === 'ORD' };
  }
  return side === 'buyer' ? buyerStep(project) : sellerStep(number, status);
}

function buyerStep({ rfq_number_id: number, status, quotation_count, sealed }: Project): ProjectStep {
  switch (status) {
    case 'REQ':
    case 'COL':
      return { text: 'watch', href: paths.project.comparison(number), asked: !!quotation_count && !sealed };
    case 'CMP':
      return { text: 'compare', href: paths.project.comparison(number), asked: true };
    case 'BID':
    case 'ORD':
      return { text: 'bids', href: paths.project.award(number), asked: false };
    default:
      return { text: 'again', asked: false };
  }
}

function sellerStep(number: string, status: Project['status']): ProjectStep {
  switch (status) {
    case 'REQ':
      return { text: 'quote', href: paths.seller.quote(number), asked: true };
    case 'COL':
    case 'CMP':
    case 'FIN':
      return { text: 'myQuotation', href: paths.seller.view(number), asked: false };
    case 'BID':
    case 'ORD':
      return { text: 'answer', href: paths.project.sale(number), asked: true };
    default:
      return { text: 'requests', href: paths.seller.requests(), asked: false };
  }
}
