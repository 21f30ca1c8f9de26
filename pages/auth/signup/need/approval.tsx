import { ApprovalScreen } from '../../../../src/client/screens/auth/ApprovalScreen';
import { definePage } from '../../../../src/ssr/definePage';

export default definePage({ screen: ApprovalScreen, texts: ['auth'], access: 'public', title: 'auth:approvalTitle' });
