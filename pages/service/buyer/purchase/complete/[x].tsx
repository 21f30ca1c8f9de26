import { purchaseQueries } from '../../../../../src/client/features/cart/purchaseQueries';
import { PurchaseCompleteScreen } from '../../../../../src/client/features/cart/PurchaseCompleteScreen';
import { definePage } from '../../../../../src/ssr/definePage';

export default definePage({
  screen: PurchaseCompleteScreen,
  texts: ['cart', 'market', 'trade'],
  access: 'member',
  title: 'cart:done.title',
  prefetch: ({ api, query }) => [purchaseQueries(api).checkout(query.x ?? '')],
});
