import { AwardScreen } from '../../../../../src/client/features/award/AwardScreen';
import { awardData } from '../../../../../src/client/features/award/awardData';
import { definePage } from '../../../../../src/ssr/definePage';

export default definePage({
  screen: AwardScreen,
  texts: ['project', 'trade', 'approval', 'people', 'budget'],
  access: 'member',
  title: 'project:award.title',
  prefetch: ({ api, query }) => awardData(api, query.x ?? '', query.freight === 'spread' ? 'spread' : 'apart'),
});
