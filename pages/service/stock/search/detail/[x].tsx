import { marketQueries } from '../../../../../src/client/queries/market';
import { ItemScreen } from '../../../../../src/client/features/market/ItemScreen';
import { definePage } from '../../../../../src/ssr/definePage';

export default definePage({
  screen: ItemScreen,
  texts: ['market', 'trade'],
  access: 'public',
  title: 'market:stock.title',
  prefetch: ({ api, query }) => [marketQueries(api).item(query.x ?? '')],
});
