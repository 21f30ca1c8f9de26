import { orderQueries } from '../../../../../src/client/queries/order';
import { BuyScreen } from '../../../../../src/client/features/order/buy/BuyScreen';
import { definePage } from '../../../../../src/ssr/definePage';

export default definePage({
  screen: BuyScreen,
  texts: ['project', 'trade'],
  access: 'member',
  title: 'project:buy.title',
  prefetch: ({ api, query }) => [orderQueries(api).detail(query.x ?? '')],
});
