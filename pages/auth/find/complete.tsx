import { FindCompleteScreen } from '../../../src/client/screens/auth/FindCompleteScreen';
import { definePage } from '../../../src/ssr/definePage';

export default definePage({
  screen: FindCompleteScreen,
  texts: ['auth'],
  access: 'public',
  title: 'auth:findCompleteTitle',
});
