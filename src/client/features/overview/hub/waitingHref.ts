import type { HubDeadline, WaitingKind } from '../../../../contract/entities/hub';
import { paths } from '../../../paths';

type Kind = HubDeadline['kind'];
type Side = 'buyer' | 'seller';

/** The page on which a record that waits is dealt with. */
export function recordHref(kind: Kind, side: Side, number: string): string {
  switch (kind) {
    case 'draft':
      return paths.buyer.editorFrom('manual', { id: number });
    case 'quotations':
    case 'award':
      return paths.project.comparison(number);
    case 'approval':
      return paths.project.award(number);
    case 'purchase_approval':
      return paths.buyer.purchaseApproval(number);
    case 'quotation_approval':
      return paths.seller.approval(number);
    case 'closing':
    case 'question':
      return paths.project.detail(number);
    case 'new':
      return paths.seller.detail(number);
    case 'rerequested':
      return paths.seller.reRequest(number);
    case 'amended':
      return paths.seller.quote(number);
    case 'validity':
      return paths.seller.view(number);
    case 'bid':
      return paths.project.sale(number);
    case 'stock_question':
      return paths.stock.item(number);
    case 'pay':
      return paths.project.buy(number);
    default:
      return side === 'seller' ? paths.project.sale(number) : paths.project.detail(number);
  }
}

const BUYER_LIST: Partial<Record<WaitingKind, string>> = {
  draft: 'DRAFT',
  quotations: 'COL',
  award: 'CMP',
  approval: 'CMP',
  question: 'COL',
};
const SELLER_LIST: Partial<Record<WaitingKind, string>> = {
  new: 'REQ',
  quotation_approval: 'REQ',
  rerequested: 'COL',
  amended: 'COL',
  validity: 'CMP',
  bid: 'BID',
};

/** The list of all that wait in one way. */
export function listHref(kind: WaitingKind, side: Side): string {
  if (kind === 'purchase_approval') return paths.service.cart();
  if (kind === 'stock_question') return paths.stock.mine({ questions: '1' });
  const status = side === 'buyer' ? BUYER_LIST[kind] : SELLER_LIST[kind];
  if (status) return side === 'buyer' ? paths.buyer.requests({ status }) : paths.seller.requests({ status });
  return paths.project.list({ side, status: 'ORD' });
}
