import { FindCompleteScreen } from '../../../src/client/features/account/auth/FindCompleteScreen';
import { definePage } from '../../../src/ssr/definePage';

export default definePage({
  screen: FindCompleteScreen,
  texts: ['auth'],
  access: 'public',
  title: 'auth:findCompleteTitle',
});
