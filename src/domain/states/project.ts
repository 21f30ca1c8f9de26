import type {
  BidStatus,
  CloseReason,
  OrderStatus,
  ProjectStatus,
  QuotationStatus,
  SellerClosed,
  SellerStatus,
} from '../../contract/entities/project';
import type { Transition } from './transition';

/** The project's state machine. `close` leads to CMP; without a quotation `close_empty` leads to CLS. */
export const projectTransitions = {
  save: { from: ['DRAFT'], to: 'same' },
  submit: { from: ['DRAFT'], to: 'REQ' },
  first_quotation: { from: ['REQ', 'COL'], to: 'COL' },
  extend: { from: ['REQ', 'COL'], to: 'same' },
  close: { from: ['REQ', 'COL'], to: 'CMP' },
  close_empty: { from: ['REQ', 'COL'], to: 'CLS' },
  rerequest: { from: ['CMP'], to: 'COL' },
  award: { from: ['CMP'], to: 'BID' },
  bids_failed: { from: ['BID'], to: 'CMP' },
  bids_answered: { from: ['BID'], to: 'ORD' },
  orders_finished: { from: ['ORD'], to: 'FIN' },
  orders_cancelled: { from: ['ORD'], to: 'CLS' },
  cancel: { from: ['REQ', 'COL', 'CMP'], to: 'CLS' },
} as const satisfies Record<string, Transition<ProjectStatus>>;

/** What follows for the project once a bid was answered, lapsed or taken back; null while one is still unanswered. */
export function afterBidAnswer(bids: readonly BidStatus[]): 'bids_failed' | 'bids_answered' | null {
  if (bids.includes('SENT')) return null;
  return bids.includes('CONFIRMED') ? 'bids_answered' : 'bids_failed';
}

/** What follows for the project once one of its orders ended; null while one is still open. */
export function afterOrderEnd(orders: readonly OrderStatus[]): 'orders_finished' | 'orders_cancelled' | null {
  if (orders.includes('OPEN')) return null;
  return orders.includes('FINISHED') ? 'orders_finished' : 'orders_cancelled';
}

export interface SellerSide {
  project: ProjectStatus;
  /** Why the project was closed, if it was. */
  close_reason: CloseReason | null;
  quotation: QuotationStatus | null;
  declined: boolean;
  /** Status of this seller's own order, if there is one. */
  order: OrderStatus | null;
}

const closed = (as: SellerClosed) => ({ status: 'CLS' as const, closed_as: as });
const open = (status: SellerStatus) => ({ status, closed_as: null });

/** The same project as one seller sees it. */
export function sellerView(side: SellerSide): { status: SellerStatus; closed_as: SellerClosed | null } {
  const { project, quotation, order } = side;
  if (order === 'FINISHED') return open('FIN');
  if (order === 'OPEN') return open('ORD');
  if (order === 'CANCELLED') return closed('cancelled');
  if (side.declined) return closed('declined');
  switch (quotation) {
    case 'SELECTED':
    case 'CONFIRMED':
      return open('BID');
    case 'DECLINED':
      return closed('declined');
    case 'LAPSED':
      return closed('lapsed');
    case 'LOST':
      return closed('lost');
    case 'WITHDRAWN':
      return project === 'REQ' || project === 'COL' ? open('REQ') : closed('withdrawn');
    case 'SUBMITTED':
    case 'REREQUESTED':
      return submittedView(project);
    default:
      return unquotedView(side);
  }
}

function submittedView(project: ProjectStatus): { status: SellerStatus; closed_as: SellerClosed | null } {
  if (project === 'REQ' || project === 'COL') return open('COL');
  if (project === 'CMP' || project === 'BID') return open('CMP');
  return closed(project === 'CLS' ? 'cancelled' : 'lost');
}

/** A seller without a quotation missed the request, whether others quoted or nobody; only the buyer's own cancelling is another matter. */
function unquotedView({ project, close_reason }: SellerSide): {
  status: SellerStatus;
  closed_as: SellerClosed | null;
} {
  if (project === 'REQ' || project === 'COL') return open('REQ');
  return closed(project === 'CLS' && close_reason === 'cancelled' ? 'cancelled' : 'missed');
}
