import { stockQueries } from '../../../src/client/features/stock/stockQueries';
import { readLedger } from '../../../src/client/features/stock/ledgerAddress';
import { StockHistoryScreen } from '../../../src/client/features/stock/StockHistoryScreen';
import { definePage } from '../../../src/ssr/definePage';

export default definePage({
  screen: StockHistoryScreen,
  texts: ['stock', 'trade'],
  access: 'member',
  title: 'stock:history.title',
  prefetch: ({ api, query }) => [stockQueries(api).movements(readLedger(query))],
});
