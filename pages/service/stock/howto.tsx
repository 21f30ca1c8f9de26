import { HowtoScreen } from '../../../src/client/features/stock/start/HowtoScreen';
import { definePage } from '../../../src/ssr/definePage';

export default definePage({
  screen: HowtoScreen,
  texts: ['stock'],
  access: 'public',
  title: 'stock:howto.title',
});
