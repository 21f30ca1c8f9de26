import { ProfileTab } from '../../../src/client/screens/user/ProfileTab';
import { definePage } from '../../../src/ssr/definePage';

export default definePage({ screen: ProfileTab, texts: ['user'], access: 'member', title: 'user:profile.title' });
