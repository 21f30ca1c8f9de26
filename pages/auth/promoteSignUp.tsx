import { PromoteScreen } from '../../src/client/features/account/auth/PromoteScreen';
import { definePage } from '../../src/ssr/definePage';

export default definePage({
  screen: PromoteScreen,
  texts: ['auth'],
  access: 'public',
  title: 'auth:promoteTitle',
  description: 'auth:promote.text',
});
