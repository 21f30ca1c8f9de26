import { sellerRequestQueries } from '../../../../../src/client/queries/quotation';
import { saleItemsQueries } from '../../../../../src/client/queries/saleItems';
import { AlarmScreen } from '../../../../../src/client/features/quotation/requests/alarm/AlarmScreen';
import { definePage } from '../../../../../src/ssr/definePage';

export default definePage({
  screen: AlarmScreen,
  texts: ['seller', 'trade', 'user'],
  access: 'member',
  title: 'seller:alarm.title',
  prefetch: ({ api, query }) => [
    sellerRequestQueries(api).detail(query.rfq_number_id ?? ''),
    saleItemsQueries(api).mine(),
  ],
});
