import { sellerRequestQueries } from '../../../../../src/client/queries/quotation';
import { QuotationViewScreen } from '../../../../../src/client/features/quotation/view/QuotationViewScreen';
import { definePage } from '../../../../../src/ssr/definePage';

export default definePage({
  screen: QuotationViewScreen,
  texts: ['seller', 'trade'],
  access: 'member',
  title: 'seller:view.title',
  prefetch: ({ api, query }) => [sellerRequestQueries(api).detail(query.rfq_number_id ?? '')],
});
