import { FindSentScreen } from '../../../src/client/features/account/auth/FindSentScreen';
import { definePage } from '../../../src/ssr/definePage';

export default definePage({ screen: FindSentScreen, texts: ['auth'], access: 'public', title: 'auth:findSentTitle' });
