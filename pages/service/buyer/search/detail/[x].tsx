import { marketQueries } from '../../../../../src/client/queries/market';
import { MaterialScreen } from '../../../../../src/client/features/market/MaterialScreen';
import { definePage } from '../../../../../src/ssr/definePage';

export default definePage({
  screen: MaterialScreen,
  texts: ['market', 'trade'],
  access: 'public',
  title: 'market:stores.title',
  prefetch: ({ api, query }) => [marketQueries(api).material(query.x ?? '')],
});
