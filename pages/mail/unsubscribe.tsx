import { UnsubscribeScreen } from '../../src/client/features/account/auth/UnsubscribeScreen';
import { definePage } from '../../src/ssr/definePage';

export default definePage({
  screen: UnsubscribeScreen,
  texts: ['auth'],
  access: 'public',
  title: 'auth:unsubscribeTitle',
});
