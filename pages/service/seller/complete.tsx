import { AfterQuotingScreen } from '../../../src/client/features/quotation/sent/AfterQuotingScreen';
import { definePage } from '../../../src/ssr/definePage';

export default definePage({
  screen: AfterQuotingScreen,
  texts: ['seller', 'trade'],
  access: 'member',
  title: 'seller:complete.title',
});
