import { marketQueries } from '../../../../src/client/queries/market';
import { StockStoreScreen } from '../../../../src/client/features/market/StoreScreen';
import { readSearch } from '../../../../src/client/features/market/searchAddress';
import { definePage } from '../../../../src/ssr/definePage';

export default definePage({
  screen: StockStoreScreen,
  texts: ['market', 'trade'],
  access: 'public',
  title: 'market:store.stock',
  prefetch: ({ api, query }) => [
    marketQueries(api).store(query.x ?? ''),
    marketQueries(api).stock(readSearch(query, query.x ?? '')),
  ],
});
