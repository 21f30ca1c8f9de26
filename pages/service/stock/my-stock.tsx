import { stockQueries } from '../../../src/client/features/stock/stockQueries';
import { MyStockScreen } from '../../../src/client/features/stock/mine/MyStockScreen';
import { readStock } from '../../../src/client/features/stock/stockAddress';
import { definePage } from '../../../src/ssr/definePage';

export default definePage({
  screen: MyStockScreen,
  texts: ['stock', 'market', 'trade', 'buyer', 'reading'],
  access: 'member',
  title: 'stock:mine.title',
  prefetch: ({ api, query }) => [stockQueries(api).items(readStock(query)), stockQueries(api).warehouses()],
});
