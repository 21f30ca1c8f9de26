import { sellerRequestQueries } from '../../../../src/client/queries/quotation';
import { DeadScreen } from '../../../../src/client/features/quotation/sent/DeadScreen';
import { definePage } from '../../../../src/ssr/definePage';

export default definePage({
  screen: DeadScreen,
  texts: ['seller', 'trade'],
  access: 'member',
  title: 'seller:dead.title',
  prefetch: ({ api }) => [sellerRequestQueries(api).list({ status: 'REQ' })],
});
