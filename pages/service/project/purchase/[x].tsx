import { rfqQueries } from '../../../../src/client/queries/rfq';
import { ComparisonScreen } from '../../../../src/client/features/award/comparison/ComparisonScreen';
import { definePage } from '../../../../src/ssr/definePage';

export default definePage({
  screen: ComparisonScreen,
  texts: ['project', 'trade', 'approval', 'people', 'budget'],
  access: 'member',
  title: 'project:compare.title',
  prefetch: ({ api, query }) => [
    rfqQueries(api).comparison(query.x ?? '', query.freight === 'spread' ? 'spread' : 'apart'),
  ],
});
