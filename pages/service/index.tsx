import { dayQueries } from '../../src/client/features/overview/hub/hubQueries';
import { HubScreen } from '../../src/client/features/overview/hub/HubScreen';
import { definePage } from '../../src/ssr/definePage';

export default definePage({
  screen: HubScreen,
  texts: ['service', 'trade'],
  access: 'public',
  title: 'service:title',
  prefetch: ({ api, signedIn }) => (signedIn ? dayQueries(api) : []),
});
