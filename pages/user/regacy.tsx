import { RegacyScreen } from '../../src/client/features/account/RegacyScreen';
import { definePage } from '../../src/ssr/definePage';

export default definePage({
  screen: RegacyScreen,
  texts: ['user', 'auth'],
  access: 'member',
  title: 'user:regacy.title',
});
