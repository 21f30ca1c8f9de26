import { ReSentScreen } from '../../../../src/client/features/quotation/sent/ReSentScreen';
import { definePage } from '../../../../src/ssr/definePage';

export default definePage({
  screen: ReSentScreen,
  texts: ['seller', 'trade'],
  access: 'member',
  title: 'seller:resent.title',
});
