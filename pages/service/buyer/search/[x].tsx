import { marketQueries } from '../../../../src/client/queries/market';
import { BuyerStoreScreen } from '../../../../src/client/features/market/StoreScreen';
import { definePage } from '../../../../src/ssr/definePage';

export default definePage({
  screen: BuyerStoreScreen,
  texts: ['market', 'trade'],
  access: 'public',
  title: 'market:stores.title',
  prefetch: ({ api, query }) => [marketQueries(api).store(query.x ?? '')],
});
