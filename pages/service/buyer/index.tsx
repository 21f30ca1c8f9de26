import { rfqQueries } from '../../../src/client/queries/rfq';
import { afterProfile } from '../../../src/client/queries/keptSort';
import { ordered, readFilter } from '../../../src/client/features/request/list/filter';
import { RequestsScreen } from '../../../src/client/features/request/list/RequestsScreen';
import { definePage } from '../../../src/ssr/definePage';

export default definePage({
  screen: RequestsScreen,
  texts: ['buyer', 'trade'],
  access: 'member',
  title: 'buyer:list.title',
  prefetch: ({ api, query }) => [
    afterProfile(api, (reader) => rfqQueries(api).list(ordered(readFilter(query), reader))),
  ],
});
