import { ResetScreen } from '../../../src/client/features/account/auth/ResetScreen';
import { definePage } from '../../../src/ssr/definePage';

export default definePage({ screen: ResetScreen, texts: ['auth'], access: 'public', title: 'auth:resetTitle' });
