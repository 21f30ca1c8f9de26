import { InvitationScreen } from '../../src/client/features/account/auth/InvitationScreen';
import { definePage } from '../../src/ssr/definePage';

export default definePage({
  screen: InvitationScreen,
  texts: ['auth', 'people'],
  access: 'public',
  title: 'people:join.title',
});
