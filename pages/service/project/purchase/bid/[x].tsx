import { projectQueries } from '../../../../../src/client/queries/project';
import { rfqQueries } from '../../../../../src/client/queries/rfq';
import { AwardScreen } from '../../../../../src/client/features/award/AwardScreen';
import { definePage } from '../../../../../src/ssr/definePage';

export default definePage({
  screen: AwardScreen,
  texts: ['project', 'trade'],
  access: 'member',
  title: 'project:award.title',
  prefetch: ({ api, query }) => [
    projectQueries(api).detail(query.x ?? ''),
    rfqQueries(api).comparison(query.x ?? '', query.freight === 'spread' ? 'spread' : 'apart'),
  ],
});
