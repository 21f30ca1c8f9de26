import { rightsQuery } from '../../../src/client/queries/rights';
import { SelectTypeScreen } from '../../../src/client/features/request/start/SelectTypeScreen';
import { definePage } from '../../../src/ssr/definePage';

export default definePage({
  screen: SelectTypeScreen,
  texts: ['buyer', 'trade'],
  access: 'member',
  title: 'buyer:start.title',
  prefetch: ({ api }) => [rightsQuery(api)],
});
