import { saleItemsQueries } from '../../../../src/client/queries/saleItems';
import { MatchedMaterialsScreen } from '../../../../src/client/features/company/saleMaterial/MatchedMaterialsScreen';
import { definePage } from '../../../../src/ssr/definePage';

export default definePage({
  screen: MatchedMaterialsScreen,
  texts: ['seller', 'trade', 'user'],
  access: 'member',
  title: 'seller:materials.title',
  prefetch: ({ api, query }) => [saleItemsQueries(api).ofRequest(query.rfq_number_id ?? '')],
});
