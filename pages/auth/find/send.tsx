import { FindSentScreen } from '../../../src/client/screens/auth/FindSentScreen';
import { definePage } from '../../../src/ssr/definePage';

export default definePage({ screen: FindSentScreen, texts: ['auth'], access: 'public', title: 'auth:findSentTitle' });
