import { budgetQueries } from '../../../../src/client/queries/budget';
import { peopleQueries } from '../../../../src/client/queries/people';
import { rfqQueries } from '../../../../src/client/queries/rfq';
import { EditorScreen } from '../../../../src/client/features/request/editor/EditorScreen';
import { requestWays } from '../../../../src/client/features/request/editor/requestWays';
import { definePage } from '../../../../src/ssr/definePage';

export default definePage({
  screen: EditorScreen,
  texts: ['buyer', 'reading', 'trade', 'rfq', 'budget'],
  access: 'member',
  values: { way: requestWays },
  title: 'buyer:editor.title',
  prefetch: ({ api, query }) => [
    peopleQueries(api).rights(),
    budgetQueries(api).codes(),
    ...(query.id ? [rfqQueries(api).detail(query.id), budgetQueries(api).ofRfq(query.id)] : []),
  ],
});
