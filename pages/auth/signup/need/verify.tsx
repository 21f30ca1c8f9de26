import { MailSentScreen } from '../../../../src/client/screens/auth/MailSentScreen';
import { definePage } from '../../../../src/ssr/definePage';

export default definePage({ screen: MailSentScreen, texts: ['auth'], access: 'public', title: 'auth:verifyTitle' });
