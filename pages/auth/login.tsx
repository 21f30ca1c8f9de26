import { LoginScreen } from '../../src/client/screens/auth/LoginScreen';
import { definePage } from '../../src/ssr/definePage';

export default definePage({ screen: LoginScreen, texts: ['auth'], access: 'guest', title: 'auth:loginTitle' });
