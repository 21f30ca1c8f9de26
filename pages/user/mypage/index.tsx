import { OverviewScreen } from '../../../src/client/features/account/OverviewScreen';
import { mailIntakeQuery } from '../../../src/client/queries/mailIn';
import { definePage } from '../../../src/ssr/definePage';

export default definePage({
  screen: OverviewScreen,
  texts: ['user'],
  access: 'member',
  title: 'user:title',
  prefetch: ({ api }) => [mailIntakeQuery(api)],
});
