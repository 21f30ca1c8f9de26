import { interestQueries } from '../../../src/client/queries/interest';
import { InterestScreen } from '../../../src/client/features/market/interest/InterestScreen';
import { definePage } from '../../../src/ssr/definePage';

export default definePage({
  screen: InterestScreen,
  texts: ['interest', 'market', 'trade'],
  access: 'member',
  title: 'interest:title',
  prefetch: ({ api }) => [interestQueries(api).list(undefined)],
});
