import { StockWaysScreen } from '../../../src/client/features/stock/start/StockWaysScreen';
import { definePage } from '../../../src/ssr/definePage';

export default definePage({
  screen: StockWaysScreen,
  texts: ['stock'],
  access: 'member',
  title: 'stock:start.title',
});
