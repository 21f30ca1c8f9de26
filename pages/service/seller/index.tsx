import { SellerRequestsScreen } from '../../../src/client/features/quotation/requests/list/SellerRequestsScreen';
import { afterProfile } from '../../../src/client/queries/keptSort';
import { ordered, readFilter } from '../../../src/client/features/quotation/requests/list/filter';
import { sellerRequestQueries } from '../../../src/client/queries/quotation';
import { definePage } from '../../../src/ssr/definePage';

export default definePage({
  screen: SellerRequestsScreen,
  texts: ['seller', 'trade'],
  access: 'member',
  title: 'seller:list.title',
  prefetch: ({ api, query }) => [
    afterProfile(api, (reader) => sellerRequestQueries(api).list(ordered(readFilter(query), reader))),
  ],
});
