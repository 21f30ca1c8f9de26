import { SentScreen } from '../../../../src/client/features/quotation/sent/SentScreen';
import { definePage } from '../../../../src/ssr/definePage';

export default definePage({
  screen: SentScreen,
  texts: ['seller', 'trade'],
  access: 'member',
  title: 'seller:sent.title',
});
