import { marketQueries } from '../../../../src/client/queries/market';
import { PurchaseScreen } from '../../../../src/client/features/cart/PurchaseScreen';
import { definePage } from '../../../../src/ssr/definePage';

export default definePage({
  screen: PurchaseScreen,
  texts: ['cart', 'market', 'trade', 'approval', 'people', 'budget'],
  access: 'member',
  title: 'cart:purchase',
  prefetch: ({ api, query: { x = '' } }) => (x === 'cart' ? [] : [marketQueries(api).item(x)]),
});
