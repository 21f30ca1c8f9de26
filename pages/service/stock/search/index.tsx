import { marketQueries } from '../../../../src/client/queries/market';
import { OpenStockScreen } from '../../../../src/client/features/market/OpenStockScreen';
import { readSearch } from '../../../../src/client/features/market/searchAddress';
import { definePage } from '../../../../src/ssr/definePage';

export default definePage({
  screen: OpenStockScreen,
  texts: ['market', 'trade'],
  access: 'public',
  title: 'market:stock.title',
  prefetch: ({ api, query }) => [marketQueries(api).stock(readSearch(query))],
});
