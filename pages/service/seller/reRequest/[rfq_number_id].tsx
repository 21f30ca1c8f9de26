import { sellerRequestQueries } from '../../../../src/client/queries/quotation';
import { ReRequestScreen } from '../../../../src/client/features/quotation/reRequest/ReRequestScreen';
import { definePage } from '../../../../src/ssr/definePage';

export default definePage({
  screen: ReRequestScreen,
  texts: ['seller', 'trade'],
  access: 'member',
  title: 'seller:reRequest.title',
  prefetch: ({ api, query }) => [sellerRequestQueries(api).detail(query.rfq_number_id ?? '')],
});
