import { marketQueries } from '../../../../src/client/queries/market';
import { StoresScreen } from '../../../../src/client/features/market/StoresScreen';
import { readStores } from '../../../../src/client/features/market/storesAddress';
import { definePage } from '../../../../src/ssr/definePage';

export default definePage({
  screen: StoresScreen,
  texts: ['market', 'trade'],
  access: 'public',
  title: 'market:stores.title',
  prefetch: ({ api, query }) => [marketQueries(api).stores(readStores(query))],
});
