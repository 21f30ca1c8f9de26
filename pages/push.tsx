import { pushQueries } from '../src/client/queries/push';
import { PushScreen } from '../src/client/features/push/PushScreen';
import { readFilter } from '../src/client/features/push/pushFilter';
import { definePage } from '../src/ssr/definePage';

export default definePage({
  screen: PushScreen,
  texts: ['push', 'event'],
  access: 'member',
  title: 'push:title',
  prefetch: ({ api, query }) => [pushQueries(api).list(readFilter(query)), pushQueries(api).status()],
});
