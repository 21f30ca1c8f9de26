import { stockQueries } from '../../../src/client/features/stock/stockQueries';
import { ManageOpenScreen } from '../../../src/client/features/stock/open/ManageOpenScreen';
import { definePage } from '../../../src/ssr/definePage';

export default definePage({
  screen: ManageOpenScreen,
  texts: ['stock', 'trade', 'market'],
  access: 'member',
  title: 'stock:open.title',
  prefetch: ({ api }) => [stockQueries(api).warehouses()],
});
