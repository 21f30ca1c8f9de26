import { orderQueries } from '../../../../../../src/client/queries/order';
import { BuyCompleteScreen } from '../../../../../../src/client/features/order/buy/BuyCompleteScreen';
import { definePage } from '../../../../../../src/ssr/definePage';

export default definePage({
  screen: BuyCompleteScreen,
  texts: ['project', 'trade'],
  access: 'member',
  title: 'project:buy.completeTitle',
  prefetch: ({ api, query }) => [orderQueries(api).detail(query.x ?? '')],
});
