import { saleItemsQueries } from '../../../src/client/queries/saleItems';
import { MaterialsTab } from '../../../src/client/screens/user/materials/MaterialsTab';
import { definePage } from '../../../src/ssr/definePage';

export default definePage({
  screen: MaterialsTab,
  texts: ['user', 'trade'],
  access: 'member',
  title: 'user:materials.title',
  prefetch: ({ api }) => [saleItemsQueries(api).mine()],
});
