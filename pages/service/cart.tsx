import { cartQueries } from '../../src/client/queries/cart';
import { CartScreen } from '../../src/client/features/cart/CartScreen';
import { definePage } from '../../src/ssr/definePage';

export default definePage({
  screen: CartScreen,
  texts: ['cart', 'market', 'trade'],
  access: 'public',
  title: 'cart:title',
  prefetch: ({ api, signedIn }) => (signedIn ? [cartQueries(api).mine()] : []),
});
