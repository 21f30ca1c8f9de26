import { SignupScreen } from '../../../src/client/features/account/auth/SignupScreen';
import { definePage } from '../../../src/ssr/definePage';

export default definePage({ screen: SignupScreen, texts: ['auth'], access: 'guest', title: 'auth:signupTitle' });
