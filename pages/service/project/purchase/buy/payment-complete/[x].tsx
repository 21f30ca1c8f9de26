import { orderQueries } from '../../../../../../src/client/queries/order';
import { PaymentCompleteScreen } from '../../../../../../src/client/features/order/buy/PaymentCompleteScreen';
import { definePage } from '../../../../../../src/ssr/definePage';

export default definePage({
  screen: PaymentCompleteScreen,
  texts: ['project', 'trade'],
  access: 'member',
  title: 'project:buy.reportedTitle',
  prefetch: ({ api, query }) => [orderQueries(api).detail(query.x ?? '')],
});
