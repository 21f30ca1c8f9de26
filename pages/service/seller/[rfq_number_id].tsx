import { companyQueries } from '../../../src/client/queries/company';
import { sellerRequestQueries } from '../../../src/client/queries/quotation';
import { QuoteScreen } from '../../../src/client/features/quotation/editor/QuoteScreen';
import { definePage } from '../../../src/ssr/definePage';

export default definePage({
  screen: QuoteScreen,
  texts: ['seller', 'trade', 'approval', 'people'],
  access: 'member',
  title: 'seller:quote.title',
  prefetch: ({ api, query }) => [
    sellerRequestQueries(api).detail(query.rfq_number_id ?? ''),
    companyQueries(api).bankAccounts(),
  ],
});
