import { OverviewScreen } from '../../../src/client/screens/seller/sent/OverviewScreen';
import { definePage } from '../../../src/ssr/definePage';

export default definePage({
  screen: OverviewScreen,
  texts: ['seller', 'trade'],
  access: 'member',
  title: 'seller:complete.title',
});
