import { projectOrOrder } from '../../../../../src/client/features/overview/projectOrOrder';
import { SaleScreen } from '../../../../../src/client/features/order/sale/SaleScreen';
import { definePage } from '../../../../../src/ssr/definePage';

export default definePage({
  screen: SaleScreen,
  texts: ['project', 'trade', 'rfq', 'approval', 'budget'],
  access: 'member',
  title: 'project:bid.received',
  prefetch: ({ api, query }) => [projectOrOrder(api, query.x ?? '')],
});
