import { LoginScreen } from '../../src/client/features/account/auth/LoginScreen';
import { definePage } from '../../src/ssr/definePage';

export default definePage({ screen: LoginScreen, texts: ['auth'], access: 'guest', title: 'auth:loginTitle' });
