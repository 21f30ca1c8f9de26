import { LogoutScreen } from '../../src/client/features/account/auth/LogoutScreen';
import { definePage } from '../../src/ssr/definePage';

export default definePage({ screen: LogoutScreen, texts: ['auth'], access: 'public', title: 'auth:logoutTitle' });
