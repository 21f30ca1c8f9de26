import { withdrawalQueries } from '../../../src/client/queries/person';
import { SignoutScreen } from '../../../src/client/features/account/signout/SignoutScreen';
import { definePage } from '../../../src/ssr/definePage';

export default definePage({
  screen: SignoutScreen,
  texts: ['user', 'auth'],
  access: 'member',
  title: 'user:signout.title',
  prefetch: ({ api }) => [withdrawalQueries(api).state()],
});
