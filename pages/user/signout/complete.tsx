import { SignoutCompleteScreen } from '../../../src/client/screens/user/signout/SignoutCompleteScreen';
import { definePage } from '../../../src/ssr/definePage';

export default definePage({
  screen: SignoutCompleteScreen,
  texts: ['user'],
  access: 'public',
  title: 'user:signout.completeTitle',
});
