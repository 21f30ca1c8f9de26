import { stockQueries } from '../../../src/client/features/stock/stockQueries';
import { StockOverviewScreen } from '../../../src/client/features/stock/StockOverviewScreen';
import { definePage } from '../../../src/ssr/definePage';

export default definePage({
  screen: StockOverviewScreen,
  texts: ['stock', 'trade'],
  access: 'member',
  title: 'stock:overview.title',
  prefetch: ({ api }) => [stockQueries(api).overview()],
});
