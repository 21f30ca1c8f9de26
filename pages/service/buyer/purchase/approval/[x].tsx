import { PurchaseApprovalScreen } from '../../../../../src/client/features/cart/PurchaseApprovalScreen';
import { purchaseApprovalQueries } from '../../../../../src/client/queries/purchaseApproval';
import { definePage } from '../../../../../src/ssr/definePage';

export default definePage({
  screen: PurchaseApprovalScreen,
  texts: ['cart', 'trade', 'approval', 'people', 'budget'],
  access: 'member',
  title: 'cart:approval.title',
  prefetch: ({ api, query: { x = '' } }) => [purchaseApprovalQueries(api).one(x)],
});
