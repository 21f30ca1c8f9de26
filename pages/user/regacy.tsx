import { RegacyScreen } from '../../src/client/screens/user/RegacyScreen';
import { definePage } from '../../src/ssr/definePage';

export default definePage({
  screen: RegacyScreen,
  texts: ['user', 'auth'],
  access: 'member',
  title: 'user:regacy.title',
});
