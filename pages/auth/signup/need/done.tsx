import { VerifiedScreen } from '../../../../src/client/screens/auth/VerifiedScreen';
import { definePage } from '../../../../src/ssr/definePage';

export default definePage({ screen: VerifiedScreen, texts: ['auth'], access: 'public', title: 'auth:doneTitle' });
