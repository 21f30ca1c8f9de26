import { sellerRequestQueries } from '../../../../src/client/queries/quotation';
import { RequestScreen } from '../../../../src/client/features/quotation/requests/detail/RequestScreen';
import { definePage } from '../../../../src/ssr/definePage';

export default definePage({
  screen: RequestScreen,
  texts: ['seller', 'trade', 'rfq'],
  access: 'member',
  title: 'seller:detail.title',
  prefetch: ({ api, query }) => [sellerRequestQueries(api).detail(query.rfq_number_id ?? '')],
});
