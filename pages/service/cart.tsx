import { cartQueries } from '../../src/client/queries/cart';
import { CartScreen } from '../../src/client/screens/buying/CartScreen';
import { definePage } from '../../src/ssr/definePage';

export default definePage({
  screen: CartScreen,
  texts: ['cart', 'market', 'trade'],
  access: 'member',
  title: 'cart:title',
  prefetch: ({ api }) => [cartQueries(api).mine()],
});
