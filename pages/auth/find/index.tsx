import { FindScreen } from '../../../src/client/features/account/auth/FindScreen';
import { definePage } from '../../../src/ssr/definePage';

export default definePage({ screen: FindScreen, texts: ['auth'], access: 'guest', title: 'auth:findTitle' });
