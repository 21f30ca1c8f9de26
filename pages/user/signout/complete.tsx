import { SignoutCompleteScreen } from '../../../src/client/features/account/signout/SignoutCompleteScreen';
import { definePage } from '../../../src/ssr/definePage';

export default definePage({
  screen: SignoutCompleteScreen,
  texts: ['user'],
  access: 'public',
  title: 'user:signout.completeTitle',
});
