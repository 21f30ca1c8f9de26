import { SignOnScreen } from '../../src/client/features/account/auth/SignOnScreen';
import { definePage } from '../../src/ssr/definePage';

export default definePage({ screen: SignOnScreen, texts: ['auth'], access: 'public', title: 'auth:signOn.heading' });
