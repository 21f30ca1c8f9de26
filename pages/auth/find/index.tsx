import { FindScreen } from '../../../src/client/screens/auth/FindScreen';
import { definePage } from '../../../src/ssr/definePage';

export default definePage({ screen: FindScreen, texts: ['auth'], access: 'guest', title: 'auth:findTitle' });
