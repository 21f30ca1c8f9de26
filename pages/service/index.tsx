import { projectQueries } from '../../src/client/queries/project';
import { sellerRequestQueries } from '../../src/client/queries/quotation';
import { rfqQueries } from '../../src/client/queries/rfq';
import { HubScreen } from '../../src/client/screens/service/HubScreen';
import { definePage } from '../../src/ssr/definePage';

export default definePage({
  screen: HubScreen,
  texts: ['service', 'trade'],
  access: 'member',
  title: 'service:title',
  prefetch: ({ api }) => [rfqQueries(api).list({}), sellerRequestQueries(api).list({}), projectQueries(api).list({})],
});
