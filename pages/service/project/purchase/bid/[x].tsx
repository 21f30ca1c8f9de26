import { approvalQueries } from '../../../../../src/client/queries/approval';
import { projectQueries } from '../../../../../src/client/queries/project';
import { rfqQueries } from '../../../../../src/client/queries/rfq';
import { AwardScreen } from '../../../../../src/client/features/award/AwardScreen';
import { definePage } from '../../../../../src/ssr/definePage';

export default definePage({
  screen: AwardScreen,
  texts: ['project', 'trade', 'approval', 'people'],
  access: 'member',
  title: 'project:award.title',
  prefetch: ({ api, query: { x = '' } }) => [
    projectQueries(api).detail(x),
    rfqQueries(api).comparison(x),
    approvalQueries(api).newest(x),
  ],
});
